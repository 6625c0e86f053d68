import { mkdir, readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { scratchFolder } from '../../tests/build/folders.ts';
import { reportFile } from './reportFile.ts';

let scratch: Awaited<ReturnType<typeof scratchFolder>>;
let lost: string[] = [];
const onLost = (reason: string) => lost.push(reason);
beforeEach(async () => {
  scratch = await scratchFolder();
  lost = [];
});
afterEach(() => scratch.remove());

it('adds lines in order, and makes its folder first', async () => {
  const path = join(scratch.path, 'deep/reports.jsonl');
  const file = reportFile(path, { maxBytes: 1_000, onLost });
  for (let line = 0; line < 20; line++) file.add(`${line}`);
  await file.flush();
  file.add('20');
  await file.flush();
  expect((await readFile(path, 'utf8')).split('\n')).toEqual([...Array(21).keys()].map(String).concat(''));
  expect((await stat(path)).mode & 0o077).toBe(0);
});

it('never grows beyond twice its bound', async () => {
  const path = join(scratch.path, 'reports.jsonl');
  const file = reportFile(path, { maxBytes: 100, onLost });
  for (let line = 0; line < 50; line++) {
    file.add(`${line} ${'x'.repeat(40)}`);
    await file.flush();
  }
  expect((await readdir(scratch.path)).sort()).toEqual(['reports.jsonl', 'reports.jsonl.1']);
  expect((await stat(path)).size).toBeLessThanOrEqual(100);
  expect((await stat(`${path}.1`)).size).toBeLessThanOrEqual(100);
  expect(await readFile(path, 'utf8')).toContain('49 x');
});

it('says that lines are lost where it cannot be written, and goes on', async () => {
  const path = join(scratch.path, 'reports.jsonl');
  await mkdir(path);
  const file = reportFile(path, { maxBytes: 10_000, onLost });
  file.add('first');
  await file.flush();
  file.add('second');
  await file.flush();
  expect(lost).toEqual(['EISDIR', 'EISDIR']);
});

it('keeps a bounded number of lines for a disk that is slow', async () => {
  const file = reportFile(join(scratch.path, 'reports.jsonl'), { maxBytes: 1e6, onLost });
  for (let line = 0; line < 1_500; line++) file.add('line');
  await file.flush();
  // The disk may have taken the first line already.
  expect(lost.length).toBeGreaterThanOrEqual(499);
});
