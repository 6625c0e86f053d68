import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { hashOfBytes, type Cache, type Index } from '../cache.ts';
import type { Draft } from '../draft.ts';
import { checkAlike } from '../editorial/editorial.ts';
import { readAll } from '../editorial/reading.ts';
import { checkSiteRules } from '../rules.ts';
import { checkLinks } from '../rules/links.ts';
import { keepHeapSmall } from '../workers/keepHeapSmall.ts';
import { runWork, type WorkOptions } from '../workers/runWork.ts';
import { findAlike } from './alikeTexts.ts';
import {
  gameFinder,
  gamesNamed,
  partOf,
  unitChecker,
  work as checkUnits,
  type NameKeys,
  type UnitCheck,
  type UnitTask,
} from './checkUnit.ts';
import { findRare } from './rareWords.ts';
import { readKeys } from './readKeys.ts';
import type { ReadSite } from './readSite.ts';
import type { SiteData } from './siteDraft.ts';
import type { Unit, UnitFile } from './unit.ts';
import { writeUnits, type UnitRecord, type UnitRecords } from './unitRecord.ts';

/** A unit takes some ten milliseconds, and a worker a tenth of a second to start. */
const checkWithWorkers = 40;

export interface CheckedSite {
  diagnostics: Diagnostic[];
  compared: Index['compared'];
  outlines: Index['outlines'];
}

/**
 * The findings of all rules: of those for a unit if it has changed, or something that they read elsewhere; of those
 * between units on what is known of each. inputs is the hash of what the rules between files read beside outlines.
 */
export async function checkSite(
  site: ReadSite,
  whole: Draft,
  inputs: string,
  cache: Cache,
  options: WorkOptions,
): Promise<CheckedSite> {
  const { units, stored, records } = site;
  const nameKeys = nameKeysOf(site);
  const readKey = readKeys(site);
  const checks = new Map<string, UnitCheck>();
  const reads = new Map<string, string>();
  const check = async (tasks: readonly (UnitTask & Unit)[]) => {
    const found = runUnits(site.data, nameKeys, tasks, cache, options);
    let index = 0;
    for await (const result of found) {
      const unit = tasks[index];
      if (unit === undefined) throw new Error('There are more results than units.');
      checks.set(unit.name, result);
      reads.set(unit.name, readKey(unit.name, result));
      index += 1;
    }
  };
  for (const [name, record] of records) {
    if (record.read !== readKey(name, record.check)) continue;
    checks.set(name, record.check);
    reads.set(name, record.read);
  }
  await check(units.flatMap((unit) => (checks.has(unit.name) ? [] : { ...unit, rare: [] })));

  const rare = findRare(
    [...checks.values()].flatMap(({ relied }) => relied),
    [...checks.values()].flatMap(({ texts }) => texts),
  );
  if (rare.size > 0)
    await check(
      units.flatMap((unit) =>
        checks.get(unit.name)?.relied.some(({ word }) => rare.has(word)) === true
          ? { ...unit, rare: [...rare] }
          : [],
      ),
    );

  // That words were taken to be common is looked at anew in every run.
  if (cache.place !== null) writeUnits(cache.place, stored, recordsOf(site, checks, reads));

  const keys = new Map(
    units.map(({ name, files }) => {
      const hashes = files.map(({ path, hash }) => `${hash} ${path}`);
      return [name, hashOfBytes([reads.get(name), ...hashes].join('\n'))];
    }),
  );
  const isFresh = (name: string) => cache.index?.compared[name] !== keys.get(name);
  const alike = findAlike(
    units.map(({ name }) => ({ owner: name, texts: checks.get(name)?.texts ?? [] })),
    isFresh,
  );
  const alikeFiles = new Set(units.flatMap(({ name, files }) => (alike.has(name) ? files : [])));
  const between = checkAlikeFiles(
    whole,
    site.files.filter((file) => alikeFiles.has(file)),
    nameKeys,
    cache,
  );

  const seen = hashOfBytes(
    JSON.stringify([inputs, site.files.map(({ path, hash }) => [path, site.abouts.get(path)?.hash ?? hash])]),
  );
  const isSeen = cache.index?.outlines === seen;
  // Outlines of all files are read then.
  if (!isSeen) keepHeapSmall(units.length);
  const links = units.flatMap(({ name }) =>
    isSeen && !isFresh(name) ? [] : (checks.get(name)?.links ?? []),
  );
  const ofSite = [...(isSeen ? [] : checkSiteRules(whole)), ...checkLinks(whole, links)];

  return {
    diagnostics: [...checks.values()].flatMap(({ diagnostics }) => diagnostics).concat(between, ofSite),
    compared: Object.fromEntries([...keys].filter(([name]) => !alike.has(name))),
    outlines: ofSite.length === 0 ? seen : null,
  };
}

function nameKeysOf({ files, abouts }: ReadSite): NameKeys {
  return new Map(
    files.flatMap(({ kind, name, path }) => {
      const about = abouts.get(path);
      return kind === 'game' && about ? [[name, about.nameKeys]] : [];
    }),
  );
}

function runUnits(
  site: SiteData,
  nameKeys: NameKeys,
  tasks: readonly UnitTask[],
  cache: Cache,
  options: WorkOptions,
): AsyncIterable<UnitCheck> {
  const { place } = cache;
  if (place !== null)
    return runWork(checkUnits, { place, site, nameKeys }, tasks, { minTasks: checkWithWorkers, ...options });
  return checkHere(unitChecker(cache, site, nameKeys), tasks);
}

async function* checkHere(
  check: (task: UnitTask) => UnitCheck,
  tasks: readonly UnitTask[],
): AsyncGenerator<UnitCheck> {
  for (const task of tasks) yield await Promise.resolve(check(task));
}

/** Only hashes are known to be in common: whether words are, and where, is seen in the texts themselves. */
function checkAlikeFiles(
  whole: Draft,
  files: readonly UnitFile[],
  nameKeys: NameKeys,
  cache: Cache,
): Diagnostic[] {
  if (files.length === 0) return [];
  const draft = partOf(whole, files, cache);
  return [
    ...checkAlike(
      readAll(draft, {
        gamesNamed: gamesNamed(draft, gameFinder(nameKeys)),
        isCommonElsewhere: () => true,
      }),
    ),
  ];
}

/** What is to be stored of units for later runs: new records of those that were checked and in which nothing is wrong. */
function recordsOf(
  { units, stored, records, abouts, data, faulty }: ReadSite,
  checks: ReadonlyMap<string, UnitCheck>,
  reads: ReadonlyMap<string, string>,
): UnitRecords {
  const recordOf = ({ name, files }: Unit): UnitRecord | undefined => {
    const before = stored.get(name);
    const [check, read] = [checks.get(name), reads.get(name)];
    if (check === undefined || read === undefined || check === records.get(name)?.check) return before;
    // While a file cannot be read, rules keep silent on what it may hold.
    if (data.broken.length > 0 || check.diagnostics.length > 0) return before;
    if (files.some(({ path }) => faulty.has(path))) return before;
    const known = files.flatMap(({ path }) => {
      const about = abouts.get(path);
      return about === undefined ? [] : [[path, about] as const];
    });
    return {
      hashes: Object.fromEntries(files.map(({ path, hash }) => [path, hash])),
      abouts: Object.fromEntries(known),
      cleanOn: data.today,
      read,
      check,
    };
  };
  return new Map(
    units.flatMap((unit) => {
      const record = recordOf(unit);
      return record === undefined ? [] : [[unit.name, record]];
    }),
  );
}
