import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { codes } from '../../diagnostics/codes.ts';
import { formatDiagnostics } from '../../diagnostics/format.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { describeWriteFailure, describeDataLock, underLock } from './dataLock.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'lock-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

async function expectGolden(diagnostic: Diagnostic): Promise<void> {
  expect(Object.keys(codes)).toContain(diagnostic.code);
  const text = formatDiagnostics([diagnostic], 'pretty', { color: false, summary: { files: 1 } });
  await expect(text).toMatchFileSnapshot(`../../tests/golden/${diagnostic.code}/expected.txt`);
}

it('names the run that has been writing for too long', async () => {
  const holder = { pid: 4711, host: 'another-machine', since: '', started: '' };
  await expectGolden(describeDataLock(holder, 'data/state/checks.json.lock'));
});

it('explains why the system refused to write', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  });
  await expectGolden(describeWriteFailure(full, 'data'));
});

it('lets runs work one after another, and leaves no lock', async () => {
  const done: number[] = [];
  let inside = 0;
  const work = (number: number) => async () => {
    expect((inside += 1)).toBe(1);
    await writeFile(path.join(dir, 'state/note'), String(number));
    expect(await readFile(path.join(dir, 'state/note'), 'utf8')).toBe(String(number));
    done.push(number);
    inside -= 1;
  };
  expect(await Promise.all([1, 2, 3].map((number) => underLock(dir, work(number))))).toEqual([
    null,
    null,
    null,
  ]);
  expect(done.sort()).toEqual([1, 2, 3]);
  await expect(readFile(path.join(dir, 'state/checks.json.lock'))).rejects.toThrow('ENOENT');
});

it.each(['offers', 'state', 'state/history'])('writes nothing if %s is a link to a folder', async (name) => {
  const outside = await mkdtemp(path.join(os.tmpdir(), 'outside-'));
  await mkdir(path.join(dir, path.dirname(name)), { recursive: true });
  await symlink(outside, path.join(dir, name));
  const work = () => Promise.reject(new Error('it ran'));
  expect(await underLock(dir, work)).toMatchObject({ code: 'file/symlink-outside' });
  expect(await readdir(outside)).toEqual([]);
  await rm(outside, { recursive: true });
});

it('does nothing while another run holds the lock, and names it', async () => {
  const patience = { attempts: 3, milliseconds: 1 };
  const held = await underLock(dir, async () => {
    const never = () => Promise.reject(new Error('two at once'));
    expect(await underLock(dir, never, patience)).toMatchObject({
      code: 'check/locked',
      message: `Another run (process ${process.pid} on ${os.hostname()}) has been writing for too long.`,
    });
  });
  expect(held).toBeNull();
});

it('waits as long as other runs take turns', async () => {
  const patience = { attempts: 30, milliseconds: 5 };
  const done: number[] = [];
  const work = (number: number) => async () => {
    await setTimeout(50);
    done.push(number);
  };
  const numbers = Array.from({ length: 16 }, (_, index) => index);
  await Promise.all(
    numbers.map(async (number) => {
      expect(await underLock(dir, work(number), patience)).toBeNull();
    }),
  );
  expect(done.sort((a, b) => a - b)).toEqual(numbers);
});

it('reports system errors and throws bugs', async () => {
  await mkdir(path.join(dir, 'here'));
  const refused = await underLock(dir, () => writeFile(path.join(dir, 'here'), ''));
  expect(refused).toMatchObject({ code: 'check/write-failed', at: { column: 1 } });
  await expect(underLock(dir, () => Promise.reject(new TypeError('a bug')))).rejects.toThrow('a bug');
  expect(await underLock(dir, () => Promise.resolve())).toBeNull();
});
