import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StoreOnDisk } from '../cache.ts';
import { checksum } from '../disk/checksum.ts';
import type { UnitCheck } from './checkUnit.ts';
import type { About } from './readFiles.ts';
import { packOutline, unpackOutline, type Outline } from './outline.ts';
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

/** A stored record; null where there is none, or where it is cut short, edited or of another version. */
export function readUnit(place: StoreOnDisk, unit: string): UnitRecord | null {
  try {
    const bytes = readFileSync(fileOf(place, unit));
    const lineEnd = bytes.indexOf('\n');
    const rest = bytes.subarray(lineEnd + 1);
    if (bytes.toString('latin1', 0, lineEnd) !== checksum(place.version, rest)) return null;
    const headEnd = rest.indexOf('\n');
    const { record, lengths } = JSON.parse(rest.toString('utf8', 0, headEnd)) as {
      record: UnitRecord;
      lengths: number[];
    };
    const start = rest.byteOffset + headEnd + 1;
    const numbers = new Float64Array(rest.buffer, start, (rest.length - headEnd - 1) / 8);
    let at = 0;
    const taken = lengths.map((length) => numbers.subarray(at, (at += length)));
    for (const each of numbersOf(record)) each.set(taken.shift() ?? new Float64Array());
    for (const about of Object.values(record.abouts)) about.outline = packOutline(String(about.outline));
    return record;
  } catch {
    return null;
  }
}

/** A failed write is ignored. */
export function writeUnit(place: StoreOnDisk, unit: string, record: UnitRecord): void {
  const numbers = numbersOf(record).map((each) => each.get());
  const head = JSON.stringify(
    { record, lengths: numbers.map(({ length }) => length) },
    (field, value: unknown) =>
      value instanceof Float64Array ? [] : field === 'outline' ? unpackOutline(value as Outline) : value,
  );
  // Numbers must begin at a multiple of eight bytes, as the rest itself does.
  const padding = ' '.repeat(7 - (Buffer.byteLength(head) % 8));
  const rest = Buffer.concat([
    Buffer.from(`${head}${padding}\n`),
    ...numbers.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  ]);
  const file = fileOf(place, unit);
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(place.folder, { recursive: true });
    writeFileSync(draft, Buffer.concat([Buffer.from(`${checksum(place.version, rest)}\n`), rest]));
    renameSync(draft, file);
  } catch {
    // The next run checks the unit again.
  }
}

/** Where a record holds numbers, always in the same order. */
function numbersOf({
  abouts,
  check,
}: UnitRecord): { get: () => Float64Array; set: (numbers: Float64Array) => void }[] {
  const field = <K extends string>(owner: Record<K, Float64Array>, name: K) => ({
    get: () => owner[name],
    set: (numbers: Float64Array) => {
      owner[name] = numbers;
    },
  });
  return [
    ...Object.values(abouts).map((about) => field(about, 'nameKeys')),
    field(check, 'keys'),
    ...check.texts.flatMap((text) =>
      (['openings', 'runs', 'words'] as const).map((part) => field(text, part)),
    ),
  ];
}

/** Whether a record is of the files as they are now. */
export function isOf({ hashes }: UnitRecord, { files }: Unit): boolean {
  return (
    Object.keys(hashes).length === files.length && files.every((file) => hashes[file.path] === file.hash)
  );
}

function fileOf({ folder }: StoreOnDisk, unit: string): string {
  return path.join(folder, `${unit}.unit`);
}
