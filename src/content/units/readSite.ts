import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Cache } from '../cache.ts';
import type { FoundFile } from '../findFiles.ts';
import type { Kind } from '../kinds.ts';
import { runWork, type WorkOptions } from '../workers/runWork.ts';
import { manyKinds, type ManyKind } from './outline.ts';
import { dataOf, readFilesInto, work as readFiles, type About, type FileRead } from './readFiles.ts';
import type { SiteData } from './siteDraft.ts';
import { groupUnits, type Unit, type UnitFile } from './unit.ts';
import { isOf, readUnits, type UnitRecord, type UnitRecords } from './unitRecord.ts';

/** The files of a site, of which only those are read that have changed since the last run. */
export interface ReadSite {
  data: SiteData;
  units: readonly Unit[];
  /** What was stored of units, also of those that have changed since. */
  stored: UnitRecords;
  /** What is stored of units whose files have not changed. */
  records: UnitRecords;
  /** Of every accepted file of a kind of which there are many, by its path. */
  abouts: ReadonlyMap<string, About>;
  /** The files that their schemas accept. */
  files: readonly UnitFile[];
  /** Paths of the files about which there is something to say. */
  faulty: ReadonlySet<string>;
  diagnostics: Diagnostic[];
}

/** The files of a name take a few milliseconds, and a worker half a second until it has compiled the schemas. */
const readWithWorkers = 100;

/** hashes are those of the files as they are now, as far as they are known. */
export async function readSite(
  found: readonly FoundFile[],
  hashes: Readonly<Record<string, string>>,
  cache: Cache,
  { today, ...options }: { today: string } & WorkOptions,
): Promise<ReadSite> {
  const before = cache.index;
  const reads = new Map<string, FileRead>();
  const read = async (files: readonly FoundFile[]) => {
    const groups = groupByName(files);
    const results =
      cache.place === null
        ? readHere(groups, cache)
        : runWork(readFiles, cache.place, groups, { minTasks: readWithWorkers, ...options });
    let index = 0;
    for await (const found of results) {
      for (const [at, file] of groups[index]?.entries() ?? []) {
        const result = found[at];
        if (result) reads.set(file.path, result);
      }
      index += 1;
    }
  };
  const isKnown = ({ path }: FoundFile) =>
    hashes[path] !== undefined && before?.hashes[path] === hashes[path];
  await read(found.filter((file) => !isMany(file.kind) || !isKnown(file)));

  const files = found.flatMap((file): UnitFile[] => {
    const known = reads.get(file.path);
    const hash = known === undefined ? hashes[file.path] : known.accepted ? known.hash : null;
    return typeof hash === 'string' ? [{ ...file, hash }] : [];
  });
  const units = groupUnits(
    files,
    (path) => reads.get(path)?.about?.guide?.game ?? before?.gameOf[path] ?? '',
  );
  const stored: UnitRecords = cache.place === null ? new Map<string, UnitRecord>() : readUnits(cache.place);
  const records = new Map<string, UnitRecord>();
  for (const unit of units) {
    const record = stored.get(unit.name);
    if (record !== undefined && isOf(record, unit) && record.cleanOn <= today) records.set(unit.name, record);
  }
  const unread = units.flatMap((unit) =>
    records.has(unit.name) ? [] : unit.files.filter(({ path }) => !reads.has(path)),
  );
  await read(unread);

  const abouts = new Map<string, About>();
  for (const { abouts: known } of records.values())
    for (const [path, about] of Object.entries(known)) abouts.set(path, about);
  for (const [path, { about }] of reads) if (about !== null) abouts.set(path, about);
  return {
    data: siteData(files, abouts, found, cache, today),
    units,
    stored,
    records,
    abouts,
    files,
    faulty: new Set([...reads].flatMap(([path, { diagnostics }]) => (diagnostics.length > 0 ? path : []))),
    diagnostics: found.flatMap(({ path }) => reads.get(path)?.diagnostics ?? []),
  };
}

function groupByName(files: readonly FoundFile[]): FoundFile[][] {
  const groups = new Map<string, FoundFile[]>();
  for (const file of files) {
    const group = groups.get(file.name);
    if (group) group.push(file);
    else groups.set(file.name, [file]);
  }
  return [...groups.values()];
}

async function* readHere(
  groups: readonly (readonly FoundFile[])[],
  cache: Cache,
): AsyncGenerator<readonly FileRead[]> {
  for (const files of groups) yield await readFilesInto(cache, files);
}

export function isMany(kind: Kind): kind is ManyKind {
  return (manyKinds as readonly Kind[]).includes(kind);
}

function siteData(
  files: readonly UnitFile[],
  abouts: ReadonlyMap<string, About>,
  found: readonly FoundFile[],
  cache: Cache,
  today: string,
): SiteData {
  const accepted = new Set(files.map(({ path }) => path));
  return {
    today,
    many: files.flatMap((file) => {
      const about = abouts.get(file.path);
      if (about === undefined || !isMany(file.kind)) return [];
      return { ...file, kind: file.kind, guide: about.guide };
    }),
    singles: files.flatMap((file) =>
      isMany(file.kind)
        ? []
        : ({ ...file, data: dataOf(cache, file.kind, file) } as SiteData['singles'][number]),
    ),
    broken: found.flatMap(({ kind, name, path }) => (accepted.has(path) ? [] : (`${kind}/${name}` as const))),
  };
}
