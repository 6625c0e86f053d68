import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, unlinkSync } from 'node:fs';
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { temporarySuffix, makeFolder } from './atomicWrite.ts';
import { currentProcess, isRunning } from './processes.ts';
import { failedWith, isSystemError, type SystemError } from './systemError.ts';

/** The process that holds a lock; since is RFC 3339, UTC. started tells a process from a later one with the same pid. */
export interface LockHolder {
  pid: number;
  host: string;
  since: string;
  started: string;
  token: string;
}

/** by is null when the lock cannot be read. */
export type Lock = { kind: 'taken'; release: () => void } | { kind: 'held'; by: LockHolder | null };

const ownTokens = new Set<string>();
const patience = { attempts: 200, milliseconds: 10 };
/** How often a holder touches its lock, and when it is dead without that; ms. */
const heartbeat = { every: 5_000, deadAfter: 60_000 };

/**
 * Takes the lock, or says who holds it; takes over a dead process's. Released by release() and when the process
 * exits. Not for file systems without hard links.
 */
export async function takeLock(path: string): Promise<Lock> {
  const own: LockHolder = {
    pid: process.pid,
    host: hostname(),
    since: new Date().toISOString(),
    started: currentProcess().started,
    token: randomUUID(),
  };
  const note = `${path}-${own.token}${temporarySuffix}`;
  let holder: LockHolder | null = null;
  let vanished: SystemError | null = null;
  for (let attempt = 0; attempt < patience.attempts; attempt++) {
    try {
      await makeFolder(dirname(path));
      // Linked into place, the lock is never seen without its holder's name.
      await writeFile(note, JSON.stringify(own));
      await link(note, path);
      return keep(path, own);
    } catch (error) {
      // The folder or the note went away under another run that was cleaning up.
      if (isSystemError(error) && error.code === 'ENOENT') {
        vanished = error;
        continue;
      }
      if (!failedWith(error, 'EEXIST')) throw error;
      vanished = null;
      const found = await readHolder(path);
      if (found === 'gone' || isReleased(found)) continue;
      if (found === null || (await isAlive(found, path, note))) return { kind: 'held', by: found };
      holder = found;
      if (await takeOver(path, found, note)) return keep(path, own);
      await pause(patience.milliseconds);
    } finally {
      await rm(note, { force: true });
    }
  }
  // No other run cleans up that often: the folder cannot exist.
  if (vanished !== null) throw vanished;
  return { kind: 'held', by: holder };
}

/** Replaces the dead holder's note with ours. false if another process was first. */
async function takeOver(path: string, dead: LockHolder, note: string): Promise<boolean> {
  // Replacing a dead lock needs this second one, so that two takers cannot both win.
  const guard = await takeLock(`${path}.takeover${temporarySuffix}`);
  if (guard.kind === 'held') return false;
  try {
    const found = await readHolder(path);
    if (found === 'gone' || found?.token !== dead.token) return false;
    await rename(note, path);
    return true;
  } catch (error) {
    if (failedWith(error, 'ENOENT')) return false;
    throw error;
  } finally {
    guard.release();
  }
}

function keep(path: string, own: LockHolder): Lock {
  ownTokens.add(own.token);
  const beating = setInterval(() => {
    // A lock that a person deleted needs no heartbeat.
    void utimes(path, new Date(), new Date()).catch(() => undefined);
  }, heartbeat.every);
  beating.unref();
  const release = () => {
    process.off('exit', onExit);
    clearInterval(beating);
    ownTokens.delete(own.token);
    // A lock that a person deleted may now be another run's.
    const holder = existsSync(path) ? parseHolder(readFileSync(path, 'utf8')) : null;
    if (holder?.token === own.token) unlinkSync(path);
  };
  const onExit = () => {
    try {
      release();
    } catch {
      // The next run sees that this process is dead.
    }
  };
  process.on('exit', onExit);
  return { kind: 'taken', release };
}

/** This process has just released it: the file was read before its removal. */
function isReleased(holder: LockHolder | null): boolean {
  const isOwn = holder?.pid === process.pid && holder.started === currentProcess().started;
  return isOwn && holder.host === hostname() && !ownTokens.has(holder.token);
}

/** note: a file that was just written, so the disk's clock is compared with itself. */
async function isAlive(holder: LockHolder, path: string, note: string): Promise<boolean> {
  // Processes of another machine, or of a container that is gone, cannot be looked up.
  if (holder.host !== hostname()) {
    try {
      return (await stat(note)).mtimeMs - (await stat(path)).mtimeMs < heartbeat.deadAfter;
    } catch (error) {
      // Released meanwhile: the next attempt finds out.
      if (failedWith(error, 'ENOENT')) return false;
      throw error;
    }
  }
  if (holder.pid === process.pid) return ownTokens.has(holder.token);
  return isRunning(holder);
}

async function readHolder(path: string): Promise<LockHolder | null | 'gone'> {
  try {
    return parseHolder(await readFile(path, 'utf8'));
  } catch (error) {
    if (failedWith(error, 'ENOENT')) return 'gone';
    throw error;
  }
}

function parseHolder(text: string): LockHolder | null {
  try {
    const value = JSON.parse(text) as Partial<LockHolder> | null;
    const texts = [value?.host, value?.since, value?.started, value?.token];
    const isHolder = Number.isSafeInteger(value?.pid) && texts.every((one) => typeof one === 'string');
    return isHolder ? (value as LockHolder) : null;
  } catch {
    return null;
  }
}
