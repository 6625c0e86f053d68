import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildSite } from '../../site/build/buildSite.ts';
import { readBuilt, readFolder } from '../build/folders.ts';
import { buildOptions } from '../build/sampleBuild.ts';
import { filesOf, planVersion } from '../build/versions.ts';
import { smallDisk, type SmallDisk } from './smallDisk.ts';

let disk: SmallDisk;
let dist = '';
beforeEach(async () => {
  // Room for one version of the site and half of the next.
  disk = await smallDisk('1200k');
  dist = path.join(disk.path, 'dist');
  expect((await build(1)).outcome).toBe('published');
});
afterEach(() => disk.remove());

const build = (version: number) => buildSite(buildOptions(disk.path, planVersion(version, 0)));

it('a full disk keeps the earlier site, and the next build writes the new one', async () => {
  const before = await readFolder(dist);
  const result = await build(2);
  expect(result).toMatchObject({ outcome: 'refused', begun: false });
  expect(result.diagnostics[0]?.message).toBe('The site could not be written: the disk is full.');
  expect(await readFolder(dist)).toEqual(before);
  disk.remount('size=4m');
  expect((await build(2)).outcome).toBe('published');
  expect(await readBuilt(dist)).toEqual(filesOf(2));
});

it('a read-only disk keeps the earlier site, and the next build writes the new one', async () => {
  const before = await readFolder(dist);
  disk.remount('ro');
  const result = await build(2);
  expect(result).toMatchObject({ outcome: 'refused', begun: false });
  expect(result.diagnostics[0]?.message).toBe('The site could not be written: the disk is read-only.');
  expect(await readFolder(dist)).toEqual(before);
  disk.remount('rw,size=4m');
  expect((await build(2)).outcome).toBe('published');
  expect(await readBuilt(dist)).toEqual(filesOf(2));
});

it('a read-only disk without a site is reported too', async () => {
  await rm(dist, { recursive: true });
  disk.remount('ro');
  const { outcome, diagnostics } = await build(2);
  expect(outcome).toBe('refused');
  expect(diagnostics[0]?.message).toBe('The site could not be written: the disk is read-only.');
});
