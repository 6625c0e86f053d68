import { spawnSync } from 'node:child_process';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../site/build/buildSite.ts';
import { readBuilt, readFolder, scratchFolder } from './folders.ts';
import { bundleProgram, startBundled } from './programs.ts';
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

/** The lock file of a killed build. */
function deadNote(): string {
  const { pid } = spawnSync(process.execPath, ['--version']);
  return JSON.stringify({
    pid,
    host: hostname(),
    since: '2026-11-18T10:04:05.000Z',
    started: '1',
  });
}

describe('two builds at once', () => {
  it('are one build and one refusal that names the other', { timeout: 30_000 }, async () => {
    for (let round = 0; round < 4; round++) {
      const project = await newProject();
      const builds = [1, 2].map((version) => startBundled(slowBuild, [project, String(version), '10']));
      const ends = await Promise.all(builds.map(({ ended }) => ended));
      expect(ends.toSorted()).toEqual([0, 2]);
      const winner = ends.indexOf(0);
      const [won, lost] = [builds[winner], builds[1 - winner]];
      expect(lost?.output()).toContain(`build/locked Another build (process ${won?.child.pid}`);
      expect(await readBuilt(join(project, 'dist'))).toEqual(filesOf(winner + 1));
    }
  });
});

/** Starts a program and waits for its first output. */
async function startAndHear(script: string, args: readonly string[]) {
  let hear: (() => void) | undefined;
  const heard = new Promise<void>((resolve) => (hear = resolve));
  const running = startBundled(script, args, { onOutput: () => hear?.() });
  await heard;
  return running;
}

describe('a dead build', () => {
  it('is replaced by only one of many processes', { timeout: 60_000 }, async () => {
    for (let round = 0; round < 4; round++) {
      const lock = join(await newProject(), 'lock');
      await writeFile(lock, deadNote());
      const takers = await Promise.all(Array.from({ length: 5 }, () => startAndHear(locker, [lock])));
      expect(takers.map((taker) => taker.output()).toSorted()).toEqual([
        ...Array<string>(4).fill('held\n'),
        'taken\n',
      ]);
      for (const { child } of takers) child.stdin?.end();
      await Promise.all(takers.map(({ ended }) => ended));
      expect(Object.keys(await readFolder(join(lock, '..')))).toEqual([]);
    }
  });
});

describe('a process that exits early', () => {
  it('releases its lock', async () => {
    const lock = join(await newProject(), 'lock');
    const running = await startAndHear(locker, [lock, 'exit']);
    running.child.stdin?.end();
    await running.ended;
    expect(await readFolder(join(lock, '..'))).toEqual({});
  });
});

describe('a folder without write permission', () => {
  it('is named, and its content is unchanged', async () => {
    const project = await newProject();
    const dist = join(project, 'dist');
    await buildSite(buildOptions(project, planVersion(1, 0)));
    const before = await readFolder(dist);
    await chmod(join(dist, '.guides'), 0o555);
    // Root may write everywhere, so another user has to try.
    const uid = process.getuid?.() === 0 ? { uid: 65534 } : {};
    const running = startBundled(slowBuild, [project, '2', '0'], uid);
    expect(await running.ended).toBe(2);
    expect(running.output()).toContain(
      'build/write-failed The site could not be written: this user cannot write there.',
    );
    expect(await readFolder(dist)).toEqual(before);
    await chmod(join(dist, '.guides'), 0o755);
  });
});

describe('memory', () => {
  it('does not grow with the number of pages', { timeout: 60_000 }, async () => {
    const project = await newProject();
    const script = await bundleProgram('manyPages', scratch.path);
    // 1,000 pages of 200 kB are four times this process's memory limit.
    const running = startBundled(script, [project, '1000', '200000'], { node: ['--max-old-space-size=48'] });
    expect(await running.ended).toBe(0);
    expect(running.output()).toBe('published 1000\n');
  });
});
