import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StoreOnDisk } from '../cache.ts';
import { checksum } from '../disk/checksum.ts';
import { changedParts, keptParts, partOf } from '../disk/keptParts.ts';
import type { UnitCheck } from './checkUnit.ts';
import type { About } from './readFiles.ts';
import type { Unit } from './unit.ts';

/** A unit in which nothing was wrong. */
export interface UnitRecord {
  /** The hash of each file, by its path. */
  hashes: Record<string, string>;
  abouts: Record<string, About>;
  /** YYYY-MM-DD. A date that was not in the future then will not be so later. */
  cleanOn: string;
  /** The hash of everything outside of the unit that its rules read. */
  read: string;
  check: UnitCheck;
}

/** By the name of the unit. */
export type UnitRecords = ReadonlyMap<string, UnitRecord>;

/** The stored records, but those of files that are cut short, edited or of another version. */
export function readUnits(place: StoreOnDisk): UnitRecords {
  const records = new Map<string, UnitRecord>();
  for (let part = 0; part < keptParts; part += 1)
    for (const [unit, record] of readPart(place, part)) records.set(unit, record);
  return records;
}

/** Stores records in place of those that were read before. A failed write is ignored. */
export function writeUnits(place: StoreOnDisk, before: UnitRecords, now: UnitRecords): void {
  const records = new Map([...changedParts(before, now)].map((part) => [part, [] as [string, UnitRecord][]]));
  for (const [unit, record] of now) records.get(partOf(unit))?.push([unit, record]);
  for (const [part, entries] of records) writePart(place, part, entries);
}

function readPart(place: StoreOnDisk, part: number): [string, UnitRecord][] {
  try {
    const bytes = readFileSync(fileOf(place, part));
    const lineEnd = bytes.indexOf('\n');
    const rest = bytes.subarray(lineEnd + 1);
    if (bytes.toString('latin1', 0, lineEnd) !== checksum(place.version, rest)) return [];
    const headEnd = rest.indexOf('\n');
    const { entries, lengths } = JSON.parse(rest.toString('utf8', 0, headEnd)) as {
      entries: [string, UnitRecord][];
      lengths: number[];
    };
    const start = rest.byteOffset + headEnd + 1;
    const numbers = new Float64Array(rest.buffer, start, (rest.length - headEnd - 1) / 8);
    let [at, next] = [0, 0];
    for (const each of numbersOf(entries)) {
      each.set(numbers.subarray(at, (at += lengths[next] ?? 0)));
      next += 1;
    }
    return entries;
  } catch {
    return [];
  }
}

function writePart(place: StoreOnDisk, part: number, entries: readonly [string, UnitRecord][]): void {
  const numbers = [...numbersOf(entries)].map((each) => each.get());
  const head = JSON.stringify(
    { entries, lengths: numbers.map(({ length }) => length) },
    (_field, value: unknown) => (value instanceof Float64Array ? [] : value),
  );
  // Numbers must begin at a multiple of eight bytes, as the rest itself does.
  const padding = ' '.repeat(7 - (Buffer.byteLength(head) % 8));
  const rest = Buffer.concat([
    Buffer.from(`${head}${padding}\n`),
    ...numbers.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  ]);
  const file = fileOf(place, part);
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(place.folder, { recursive: true });
    writeFileSync(draft, Buffer.concat([Buffer.from(`${checksum(place.version, rest)}\n`), rest]));
    renameSync(draft, file);
  } catch {
    // The next run checks the units again.
    rmSync(draft, { force: true });
  }
}

/** Where records hold numbers, always in the same order. */
function* numbersOf(
  entries: readonly [string, UnitRecord][],
): Iterable<{ get: () => Float64Array; set: (numbers: Float64Array) => void }> {
  const field = <K extends string>(owner: Record<K, Float64Array>, name: K) => ({
    get: () => owner[name],
    set: (numbers: Float64Array) => {
      owner[name] = numbers;
    },
  });
  for (const [, { abouts, check }] of entries) {
    for (const about of Object.values(abouts)) yield field(about, 'nameKeys');
    yield field(check, 'keys');
    for (const text of check.texts) {
      yield field(text, 'openings');
      yield field(text, 'runs');
      yield field(text, 'words');
    }
  }
}

/** Whether a record is of the files as they are now. */
export function isOf({ hashes }: UnitRecord, { files }: Unit): boolean {
  return (
    Object.keys(hashes).length === files.length && files.every((file) => hashes[file.path] === file.hash)
  );
}

function fileOf({ folder }: StoreOnDisk, part: number): string {
  return path.join(folder, `${part}.units`);
}
