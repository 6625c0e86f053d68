import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSite } from '../../site/build/buildSite.ts';
import { readBuilt, readFolder, scratchFolder, writeTree } from './folders.ts';
import { bundleProgram, startBundled } from './programs.ts';
import { buildOptions } from './sampleBuild.ts';
import { filesOf, planVersion } from './versions.ts';
import { printedRandom, runs } from '../seed.ts';

const kills = runs(56);
const random = printedRandom('killed builds');
const foreign = { CNAME: 'guides.games', 'guides/mine.txt': 'mine', 'even/mine.txt': 'mine' };

let scratch: Awaited<ReturnType<typeof scratchFolder>>;
let script = '';

beforeAll(async () => {
  scratch = await scratchFolder();
  script = await bundleProgram('slowBuild', scratch.path);
});
afterAll(() => scratch.remove());

/** Kills a build of the version some time after it names a phase; returns its output so far. */
async function kill(project: string, version: number, phase: 'render' | 'publish', after: number) {
  let planned = false;
  const running = startBundled(script, [project, String(version), '2'], {
    onOutput: (output) => {
      if (planned || !output.includes(phase)) return;
      planned = true;
      setTimeout(() => running.child.kill('SIGKILL'), after);
    },
  });
  return { end: await running.ended, output: running.output() };
}

it(
  'a killed build leaves each file old or new, and the next build finishes the new site',
  { timeout: 20_000 * kills },
  async () => {
    const project = join(scratch.path, 'project');
    const dist = join(project, 'dist');
    let current = 0;
    expect((await buildSite(buildOptions(project, planVersion(current, 0)))).diagnostics).toEqual([]);
    await writeTree(dist, foreign);

    const killed = { render: 0, publish: 0 };
    for (let round = 0; killed.render + killed.publish < kills; round++) {
      expect(round).toBeLessThan(2 * kills);
      const next = current + 1;
      // Half of the kills target each phase, spread over its length (33 files, at least 2 ms each).
      const aim = round % 2 === 0 ? 'publish' : 'render';
      const { end, output } = await kill(project, next, aim, random() * 70);
      if (end === 'SIGKILL') killed[output.includes('publish') ? 'publish' : 'render']++;

      const [before, after] = [filesOf(current), filesOf(next)];
      const site = await readBuilt(dist);
      for (const [path, text] of Object.entries(foreign)) expect(site[path]).toBe(text);
      for (const [path, text] of Object.entries(site)) {
        // A killed file leaves an empty folder; the next build uses or removes it.
        if (path in foreign || text === 'folder') continue;
        expect([before[path], after[path]].includes(text), `${path} after a kill in ${output}`).toBe(true);
      }
      for (const path of Object.keys(before)) if (path in after) expect(site, output).toHaveProperty([path]);

      const repair = await buildSite(buildOptions(project, planVersion(next, 0)));
      expect(repair.outcome, JSON.stringify(repair.diagnostics)).toBe('published');
      expect(await readBuilt(dist)).toEqual({ ...foreign, ...after });
      expect(Object.keys(await readFolder(join(dist, '.guides')))).toEqual(['manifest.json']);
      current = next;
    }
    expect(killed.publish).toBeGreaterThanOrEqual(10);
    expect(killed.render).toBeGreaterThanOrEqual(10);
  },
);
