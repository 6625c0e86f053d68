import { readFile, rename, symlink, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readFolder, scratchFolder } from '../tests/build/folders.ts';
import { temporarySuffix } from './atomicWrite.ts';
import { takeLock, type Lock, type LockHolder } from './lock.ts';

let scratch: Awaited<ReturnType<typeof scratchFolder>>;
let path = '';
beforeEach(async () => {
  scratch = await scratchFolder();
  path = join(scratch.path, 'lock');
});
afterEach(() => scratch.remove());

const noProcess = 2 ** 22 + 1;
const since = '2026-11-18T10:04:05.000Z';

async function writeNote(note: Partial<LockHolder>, at = path): Promise<void> {
  const whole = { pid: noProcess, host: hostname(), since, started: '', ...note };
  // Renamed into place: a process that waits for the lock must not read half a note.
  await writeFile(`${at}-whole`, JSON.stringify(whole));
  await rename(`${at}-whole`, at);
}

function release(lock: Lock): void {
  if (lock.kind === 'taken') lock.release();
}

describe('a lock', () => {
  it('always names its holder, and is gone after its release', async () => {
    const lock = await takeLock(path);
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ pid: process.pid, host: hostname() });
    expect(await takeLock(path)).toMatchObject({ kind: 'held', by: { pid: process.pid } });
    release(lock);
    expect(await readFolder(scratch.path)).toEqual({});
  });

  it('of a dead process goes to exactly one of many processes', async () => {
    for (let round = 0; round < 20; round++) {
      await writeNote({});
      const locks = await Promise.all(Array.from({ length: 8 }, () => takeLock(path)));
      expect(locks.filter(({ kind }) => kind === 'taken')).toHaveLength(1);
      locks.forEach(release);
      expect(await readFolder(scratch.path)).toEqual({});
    }
  });

  it('is taken over even if a process died during a takeover', async () => {
    await writeNote({});
    const takeover = `${path}.takeover${temporarySuffix}`;
    await writeFile(takeover, '');
    const longAgo = new Date(Date.now() - 61_000);
    await utimes(takeover, longAgo, longAgo);
    const lock = await takeLock(path);
    expect(lock.kind).toBe('taken');
    release(lock);
    expect(await readFolder(scratch.path)).toEqual({});
  });

  it('waits for a takeover, and then names the new holder', async () => {
    await writeNote({});
    await writeFile(`${path}.takeover${temporarySuffix}`, '');
    const waiting = takeLock(path);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await writeNote({ pid: process.ppid });
    expect(await waiting).toMatchObject({ kind: 'held', by: { pid: process.ppid } });
  });

  it('of a running process is respected', async () => {
    await writeNote({ pid: process.ppid });
    expect((await takeLock(path)).kind).toBe('held');
  });

  it('of another machine or container is free after a quarter of an hour', async () => {
    await writeNote({ host: 'container-that-was-killed' });
    const longAgo = new Date(Date.now() - 16 * 60_000);
    await utimes(path, longAgo, longAgo);
    const lock = await takeLock(path);
    expect(lock.kind).toBe('taken');
    release(lock);
  });

  it('of another machine is respected, because nobody can look there', async () => {
    await writeNote({ host: 'another-machine' });
    expect((await takeLock(path)).kind).toBe('held');
  });

  it('of a dead process whose pid was reused is taken over', async () => {
    await writeNote({ pid: process.ppid, started: '1' });
    const lock = await takeLock(path);
    // Only Linux says when a process started.
    expect(lock.kind).toBe(process.platform === 'linux' ? 'taken' : 'held');
    release(lock);
  });

  it('that now belongs to another run is not removed', async () => {
    const lock = await takeLock(path);
    await writeNote({ pid: process.ppid });
    release(lock);
    expect(await readFile(path, 'utf8')).toContain(`"pid":${process.ppid}`);
  });

  it('creates its folder, or says why it cannot', async () => {
    const lock = await takeLock(join(scratch.path, 'a/b/lock'));
    expect(lock.kind).toBe('taken');
    release(lock);
    await writeFile(path, 'mine');
    await expect(takeLock(join(path, 'lock'))).rejects.toMatchObject({ code: 'ENOTDIR' });
    await symlink(join(scratch.path, 'nowhere'), join(scratch.path, 'link'));
    await expect(takeLock(join(scratch.path, 'link/lock'))).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
