import { execFileSync, spawnSync } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject } from '../copyProject.ts';
import { smallDisk, type SmallDisk } from './smallDisk.ts';

let disk: SmallDisk;
let program = '';
beforeAll(async () => {
  disk = await smallDisk('64m');
  program = join(disk.path, 'scripts/guides.mjs');
  await copyProject(disk.path);
  await cp(fileURLToPath(new URL('../golden/base', import.meta.url)), join(disk.path, 'site'), {
    recursive: true,
  });
});
afterAll(() => disk.remove());

const dev = () =>
  spawnSync(process.execPath, [program, 'dev', '--data', 'site', '--port', '0'], {
    cwd: disk.path,
    encoding: 'utf8',
    timeout: 60_000,
  });

it('guides dev on a read-only disk says that the disk is read-only', async () => {
  disk.remount('ro');
  const unbundled = dev();
  expect({ status: unbundled.status, err: unbundled.stderr }).toEqual({
    status: 2,
    err: expect.stringMatching(/^error: .*read-only/) as unknown,
  });
  disk.remount('rw');
  execFileSync(process.execPath, [program, '--version']);
  disk.remount('ro');
  const bundled = dev();
  expect({ status: bundled.status, err: bundled.stderr }).toEqual({
    status: 2,
    err: expect.stringMatching(/^error: .*the disk is read-only/) as unknown,
  });
  expect(bundled.stderr).not.toContain('it does not exist');
  disk.remount('rw');
  await rm(join(disk.path, '.cache'), { recursive: true });
});
