import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { readKept, writeKept } from './kept.ts';

/**
 * What is known of thousands of things is kept in so many files, each thing in that of its name: a run reads all of
 * them, which takes long where there is one for each thing, and writes only those in which something has changed.
 */
export const keptParts = 64;

/** The number of the part that holds a name. */
export function partOf(name: string): number {
  return crc32(name) % keptParts;
}

/** The numbers of the parts that differ between two maps, in which what has not changed is the same object. */
export function changedParts(
  before: ReadonlyMap<string, unknown>,
  now: ReadonlyMap<string, unknown>,
): Set<number> {
  const changed = new Set<number>();
  for (const [name, value] of now) if (before.get(name) !== value) changed.add(partOf(name));
  for (const name of before.keys()) if (!now.has(name)) changed.add(partOf(name));
  return changed;
}

/** The values kept in a folder by their names, but those in files that readKept refuses. */
export function readKeptParts(folder: string, key: string): Map<string, unknown> {
  const values = new Map<string, unknown>();
  for (let part = 0; part < keptParts; part += 1)
    for (const [name, value] of (readKept(fileOf(folder, part), key) ?? []) as [string, unknown][])
      values.set(name, value);
  return values;
}

/** Keeps values in place of those that were read before: equal parts are left as they are. */
export function writeKeptParts(
  folder: string,
  key: string,
  before: ReadonlyMap<string, unknown>,
  now: ReadonlyMap<string, unknown>,
): void {
  const parts = new Map([...changedParts(before, now)].map((part) => [part, [] as [string, unknown][]]));
  for (const [name, value] of now) parts.get(partOf(name))?.push([name, value]);
  for (const [part, values] of parts) writeKept(fileOf(folder, part), key, values);
}

function fileOf(folder: string, part: number): string {
  return join(folder, `${part}.json`);
}
