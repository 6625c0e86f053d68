import { spawnSync } from 'node:child_process';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../site/buildSite.ts';
import { takeLock } from '../../site/write/lock.ts';
import { readSite, readTree, scratchFolder, writeTree } from './folders.ts';
import { bundleProgram, start } from './programs.ts';
import { buildOptions } from './sampleBuild.ts';
import { filesOf, planVersion } from './versions.ts';

let scratch: Awaited<ReturnType<typeof scratchFolder>>;
let slowBuild = '';
let locker = '';
let made = 0;

beforeAll(async () => {
  scratch = await scratchFolder();
  slowBuild = await bundleProgram('slowBuild', scratch.path);
  locker = await bundleProgram('takeLock', scratch.path);
  // Another user must be able to read the programs.
  await chmod(scratch.path, 0o755);
});
afterAll(() => scratch.remove());

async function newProject(): Promise<string> {
  const project = join(scratch.path, `project-${made++}`);
  await mkdir(project);
  return project;
}

/** The note of a build that was killed. */
function deadNote(): string {
  const { pid } = spawnSync(process.execPath, ['--version']);
  return JSON.stringify({ pid, host: hostname(), since: '2026-11-18T10:04:05.000Z', started: '1', token: 'dead' });
}

describe('two builds at once', () => {
  it('are one build and one refusal that names the other', { timeout: 30_000 }, async () => {
    for (let round = 0; round < 4; round++) {
      const project = await newProject();
      const builds = [1, 2].map((version) => start(slowBuild, [project, String(version), '10']));
      const ends = await Promise.all(builds.map(({ ended }) => ended));
      expect(ends.toSorted()).toEqual([0, 2]);
      const winner = ends.indexOf(0);
      const [won, lost] = [builds[winner], builds[1 - winner]];
      expect(lost?.output()).toContain(`build/locked Another build (process ${won?.child.pid}`);
      expect(await readSite(join(project, 'dist'))).toEqual(filesOf(winner + 1));
    }
  });
});

describe('a dead build', () => {
  it('is followed by one of many processes, not by two', { timeout: 30_000 }, async () => {
    for (let round = 0; round < 4; round++) {
      const lock = join(await newProject(), 'lock');
      await writeFile(lock, deadNote());
      await Promise.all(
        Array.from({ length: 5 }, async () => {
          const running = start(locker, [lock], {
            onOutput: () => {
              said++;
            },
          });
          takers.push(running);
          while (said < 5) await new Promise((resolve) => setTimeout(resolve, 5));
          running.child.stdin?.end();
          await running.ended;
        }),
      );
    }
  });
});
