import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { temporarySuffix, makeFolder } from './atomicWrite.ts';
import { currentProcess, isRunning, type ProcessMark } from './processes.ts';
import { failedWith } from './systemError.ts';

/** The process that holds a lock; since is RFC 3339, UTC. */
export interface LockHolder extends ProcessMark {
  host: string;
  since: string;
}

/** by is null when the lock cannot be read. */
export type Lock = { kind: 'taken'; release: () => void } | { kind: 'held'; by: LockHolder | null };

const patience = { attempts: 20, milliseconds: 10 };
/** A lock of another machine is dead after this long; ms. */
const deadAfter = 15 * 60_000;
/** A takeover takes less than this; ms. */
const takeoverTime = 1_000;

/** Takes the lock, or says who holds it; takes over a dead process's. Released by release() and when the process exits. */
export async function takeLock(path: string): Promise<Lock> {
  const own: LockHolder = { ...currentProcess(), host: hostname(), since: new Date().toISOString() };
  const note = JSON.stringify(own);
  for (let attempt = 1; ; attempt++) {
    await makeFolder(dirname(path));
    try {
      createFile(path, note);
      return { kind: 'taken', release: keep(path, note) };
    } catch (error) {
      // ENOENT: another run has just removed the folder because it was empty.
      if (!failedWith(error, 'EEXIST', 'ENOENT')) throw error;
      const text = readText(path);
      const holder = parseHolder(text);
      if (holder !== null && isAlive(holder, path)) return { kind: 'held', by: holder };
      if (holder !== null) removeDead(path, text);
      // Just released, or not yet written by its holder.
      else if (attempt === patience.attempts) {
        if (failedWith(error, 'ENOENT')) throw error;
        return { kind: 'held', by: null };
      }
    }
    await pause(patience.milliseconds);
  }
}

function keep(path: string, note: string): () => void {
  const release = () => {
    process.off('exit', release);
    // A lock that a person deleted may now be another run's.
    if (readText(path) === note) rmSync(path);
  };
  process.on('exit', release);
  return release;
}

/** The second file keeps a process that is late from removing the lock of the one that was first. */
function removeDead(path: string, note: string): void {
  const takeover = `${path}.takeover${temporarySuffix}`;
  try {
    createFile(takeover, '');
  } catch (error) {
    if (!failedWith(error, 'EEXIST')) throw error;
    if (ageOf(takeover) > takeoverTime) rmSync(takeover, { force: true });
    return;
  }
  if (readText(path) === note) rmSync(path);
  rmSync(takeover, { force: true });
}

function createFile(path: string, text: string): void {
  const file = openSync(path, 'wx');
  try {
    writeSync(file, text);
  } catch (error) {
    rmSync(path);
    throw error;
  } finally {
    closeSync(file);
  }
}

function isAlive(holder: LockHolder, path: string): boolean {
  // Processes of another machine, or of a container that is gone, cannot be looked up.
  return holder.host === hostname() ? isRunning(holder) : ageOf(path) < deadAfter;
}

function ageOf(path: string): number {
  return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (failedWith(error, 'ENOENT')) return '';
    throw error;
  }
}

function parseHolder(text: string): LockHolder | null {
  try {
    const value = JSON.parse(text) as Partial<LockHolder> | null;
    const texts = [value?.host, value?.since, value?.started];
    const isHolder = Number.isSafeInteger(value?.pid) && texts.every((one) => typeof one === 'string');
    return isHolder ? (value as LockHolder) : null;
  } catch {
    return null;
  }
}
