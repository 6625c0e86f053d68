import { chmod, lstat, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { scratchFolder } from '../tests/build/folders.ts';
import { removeTemporaryFiles, replaceFile } from './atomicWrite.ts';

let scratch: Awaited<ReturnType<typeof scratchFolder>>;
let file = '';
beforeEach(async () => {
  scratch = await scratchFolder();
  file = join(scratch.path, 'wingspan.yaml');
});
afterEach(() => scratch.remove());

it('creates a file, or replaces one and keeps its mode', async () => {
  await replaceFile(file, 'game_id: wingspan\n');
  await chmod(file, 0o640);
  await replaceFile(file, 'game_id: catan\n');
  expect(await readFile(file, 'utf8')).toBe('game_id: catan\n');
  expect((await stat(file)).mode & 0o777).toBe(0o640);
  expect(await readdir(scratch.path)).toEqual(['wingspan.yaml']);
});

it('keeps a symbolic link', async () => {
  await writeFile(join(scratch.path, 'real.yaml'), 'old');
  await symlink('real.yaml', file);
  await replaceFile(file, 'new');
  expect((await lstat(file)).isSymbolicLink()).toBe(true);
  expect(await readFile(join(scratch.path, 'real.yaml'), 'utf8')).toBe('new');
});

it('rejects, and leaves no temporary file, if a folder has the name', async () => {
  await mkdir(file);
  await expect(replaceFile(file, 'new')).rejects.toMatchObject({ code: 'EISDIR' });
  expect(await readdir(scratch.path)).toEqual(['wingspan.yaml']);
});

it('is never visible half written', async () => {
  const texts = ['old', 'new'].map((word) => `${word} `.repeat(100_000));
  await replaceFile(file, texts[0] ?? '');
  let writing = true;
  const write = async () => {
    for (let round = 0; round < 20; round++) await replaceFile(file, texts[round % 2] ?? '');
    writing = false;
  };
  const read = async () => {
    let reads = 0;
    for (; writing; reads++) expect(texts).toContain(await readFile(file, 'utf8'));
    expect(reads).toBeGreaterThan(5);
  };
  await Promise.all([write(), read()]);
});

it('loses only its temporary files after a kill', async () => {
  await writeFile(join(scratch.path, '.wingspan.yaml.4711.guides-tmp'), 'half');
  await writeFile(join(scratch.path, '.wingspan.yaml.swp'), 'an editor’s');
  await removeTemporaryFiles(scratch.path);
  await removeTemporaryFiles(join(scratch.path, 'missing'));
  expect(await readdir(scratch.path)).toEqual(['.wingspan.yaml.swp']);
});
