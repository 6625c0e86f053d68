import { spawnSync } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { scratchFolder } from '../tests/build/folders.ts';
import { makeWorkFolder } from './processes.ts';

let scratch: Awaited<ReturnType<typeof scratchFolder>>;
beforeEach(async () => {
  scratch = await scratchFolder();
});
afterEach(() => scratch.remove());

it('removes only the folders of killed servers of the same machine and purpose', async () => {
  const { pid: dead } = spawnSync(process.execPath, ['--version']);
  const own = `dev-${hostname()}-`;
  const left = [`${own}${dead}-1`, `${own}${process.ppid}-1`];
  const kept = [
    `${own}${process.ppid}-`,
    `program-${hostname()}-${dead}-1`,
    `dev-another-machine-${dead}-1`,
    'images',
    'dev',
  ];
  for (const name of [...left, ...kept]) {
    await mkdir(join(scratch.path, name));
    await writeFile(join(scratch.path, name, 'maker.mjs'), '');
  }
  const folder = makeWorkFolder(scratch.path, 'dev');
  // Only Linux says when a process started.
  const reused = process.platform === 'linux' ? [] : left.slice(1);
  expect((await readdir(scratch.path)).toSorted()).toEqual([...kept, ...reused, basename(folder)].toSorted());
});
