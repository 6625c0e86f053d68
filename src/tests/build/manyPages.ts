import { writeSync } from 'node:fs';
import { buildSite } from '../../site/build/buildSite.ts';
import type { PlannedFile } from '../../site/planned.ts';
import { buildOptions, goodPage, pageOf } from './sampleBuild.ts';

/** Builds many large pages, each made in turn. */
const [project = '', pages = '', bytes = ''] = process.argv.slice(2);

function* plan(): Generator<PlannedFile> {
  for (let number = 0; number < Number(pages); number++) {
    const route = `/guides/a-game-with-a-long-name-${number}`;
    const next = Math.min(number + 1, Number(pages) - 1);
    yield pageOf(route, () =>
      goodPage(
        route,
        `<a id="a-long-anchor" href="/guides/a-game-with-a-long-name-${next}#a-long-anchor">Next</a> ${'Birds and mats. '.repeat(Number(bytes) / 16)}`,
      ),
    );
  }
}

const result = await buildSite(buildOptions(project, plan()));
writeSync(1, `${result.outcome} ${result.pages}\n`);
