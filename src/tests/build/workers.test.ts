import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dump } from 'js-yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyStarter } from '../../cli/init.ts';
import { makeGuide } from '../madeGuides/madeGuide.ts';
import { loadContent } from '../../content/content.ts';
import { makeSite, type MakeOptions } from '../../site/makeSite.ts';
import { readFolder, scratchFolder } from './folders.ts';

const today = '2026-11-20';
/** Guides are made by two worker threads, and by this one. */
const workers = { minGuides: 1, threads: 3 };
/** All is made in this thread. */
const alone = { minGuides: Infinity };

let scratch: Awaited<ReturnType<typeof scratchFolder>>;
let data = '';

beforeAll(async () => {
  scratch = await scratchFolder();
  data = join(scratch.path, 'data');
  await copyStarter(data, today);
  for (let number = 0; number < 12; number += 1) {
    const { game, guide, offers } = makeGuide(number, 12, today);
    for (const [kind, part] of Object.entries({ games: game, guides: guide, offers }))
      await writeFile(join(data, kind, `${game.id}.yaml`), dump(part, { noRefs: true }));
  }
});
afterAll(() => scratch.remove());

/** Builds from nothing but pictures and fonts into a project's folder. */
async function build(project: string, options: Partial<MakeOptions>) {
  const [cwd, cacheDir] = [join(scratch.path, project), join(scratch.path, project, '.cache')];
  for (const name of ['images', 'fonts', 'styles']) {
    await mkdir(join(scratch.path, 'cache', name), { recursive: true });
    await mkdir(cacheDir, { recursive: true });
    await symlink(join(scratch.path, 'cache', name), join(cacheDir, name)).catch(() => undefined);
  }
  const { content, diagnostics } = await loadContent(data, { today });
  if (content === null) throw new Error(JSON.stringify(diagnostics));
  const result = await makeSite(content, {
    today,
    baseUrl: content.site.base_url,
    cacheDir,
    out: 'dist',
    surroundings: { cwd, home: '/nowhere', data },
    dataLabel: 'data',
    planHosts: (deployment) => ({ deployment, files: [], diagnostics: [] }),
    strict: true,
    ...options,
  });
  // Stamps have the time and the inode of each file.
  return { ...result, milliseconds: 0, files: result.files.map((file) => ({ ...file, stamp: undefined })) };
}

describe('a build with worker threads', () => {
  it('writes the same site as one without', { timeout: 60_000 }, async () => {
    const one = await build('one', { workers: alone });
    const two = await build('two', { workers });
    expect(one).toMatchObject({ outcome: 'published', written: one.files.length });
    expect(two).toEqual(one);
    const site = async (project: string) => readFolder(join(scratch.path, project, 'dist'));
    expect(await site('two')).toEqual(await site('one'));
    // What it recorded is as good too: nothing is made again, and nothing has changed.
    expect(await build('two', { workers: alone, verify: true })).toMatchObject({ written: 0 });
  });

  it('finds the same faults in the same order', { timeout: 60_000 }, async () => {
    const file = join(data, 'site.yaml');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/(\n {2}guide:\n(?: {4}.*\n)*? {4}html: )\d+/, '$11000'));
    const one = await build('three', { workers: alone });
    const two = await build('four', { workers });
    await writeFile(file, text);
    expect(one.diagnostics.filter(({ code }) => code === 'audit/page-too-large').length).toBeGreaterThan(12);
    expect(two).toEqual(one);
  });

  it('leaves nothing behind where it is stopped', { timeout: 60_000 }, async () => {
    const controller = new AbortController();
    const result = await build('five', {
      workers,
      signal: controller.signal,
      onProgress: ({ phase }) => {
        if (phase === 'render') controller.abort();
      },
    });
    expect(result).toMatchObject({ outcome: 'interrupted', begun: false });
    expect(await readFolder(join(scratch.path, 'five', 'dist'))).toEqual({});
  });
});
