import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { currentProcess, isRunning } from './processes.ts';

/**
 * Makes a folder for this process below cache, which goes when the process exits, and removes those of the same purpose
 * ('dev') that killed processes of this machine left.
 */
export function makeWorkFolder(cache: string, purpose: string): string {
  const { pid, started } = currentProcess();
  const prefix = `${purpose}-${hostname()}-`;
  const folder = join(cache, `${prefix}${pid}-${started}`);
  mkdirSync(folder, { recursive: true });
  const remove = (name: string) => {
    rmSync(name, { recursive: true, force: true });
  };
  process.once('exit', () => {
    remove(folder);
  });
  for (const name of readdirSync(cache)) {
    const [, other, since = ''] = /^(\d+)-(\d*)$/.exec(name.slice(prefix.length)) ?? [];
    if (!name.startsWith(prefix) || other === undefined) continue;
    if (!isRunning({ pid: Number(other), started: since })) remove(join(cache, name));
  }
  return folder;
}
