import { setImmediate as turn } from 'node:timers/promises';
import type { Memo } from '../../platform/memo.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { checkAlike, checkEditorial } from './editorial/editorial.ts';
import { namesOfGames } from './editorial/names.ts';
import { readAll, type AllNames, type Reading } from './editorial/reading.ts';
import { groupBy } from '../../domain/lists.ts';
import { checkSiteRules, checkUnitRules } from './rules.ts';
import { checkLinks, collectLinks, type FileLinks } from './links.ts';
import {
  knownGames,
  siteFiles,
  type AcceptedFile,
  type KnownGames,
  type SiteFiles,
  type UnitFiles,
} from '../load/siteFiles.ts';
import { alikeUnits, hashesOfTexts } from './editorial/style/openings.ts';
import { shownPath } from '../load/readFile.ts';

interface UnitCheck {
  diagnostics: Diagnostic[];
  links: FileLinks[];
  texts: string[];
}

/** Runs all rules. A unit is checked again if one of its files or a fact of any game changed. */
export async function checkSite(
  site: SiteFiles,
  accepted: readonly AcceptedFile[],
  memo: Memo,
): Promise<Diagnostic[]> {
  const known = knownGames(site);
  let names: AllNames | undefined;
  const read = (files: readonly AcceptedFile[]) => {
    const own = unitFiles(site, known, files);
    return readAll(own, (names ??= namesOfGames([...known.games.values()].map(({ data }) => data))));
  };
  const groups = groupBy(accepted, unitOf);
  groups.delete(null);
  const units = [...groups.values()];
  const settings = accepted.filter(({ kind }) => kind === 'retailers' || kind === 'editorial');
  const shared = [settings.map(keyOf), known.hash, site.today, [...site.broken]];
  const checks: UnitCheck[] = [];
  for (const files of units)
    checks.push(
      await memo(
        'check',
        [files.map(keyOf), shared],
        async () => {
          // Lets signals arrive between two units.
          await turn();
          return checkUnit(read(files));
        },
        // Diagnostics may point to lines of other files.
        ({ diagnostics }) => diagnostics.length === 0,
      ),
    );
  const alike = new Set(
    await memo('alike', [units.map((files) => files.map(keyOf)), shared], () =>
      alikeUnits(checks.map(({ texts }) => texts)),
    ),
  );
  const alikeFiles = new Set(units.flatMap((files, index) => (alike.has(index) ? files : [])));
  return [
    ...checks.flatMap(({ diagnostics }) => diagnostics),
    ...(alikeFiles.size === 0 ? [] : checkAlike(read(accepted.filter((file) => alikeFiles.has(file))))),
    ...checkSiteRules(site),
    ...checkLinks(
      site,
      checks.flatMap(({ links }) => links),
    ),
  ];
}

function keyOf({ path, hash }: AcceptedFile): string {
  return `${hash} ${shownPath(path)}`;
}

function checkUnit(reading: Reading): UnitCheck {
  const { files } = reading;
  return {
    diagnostics: [...checkUnitRules(files), ...checkEditorial(reading)],
    links: collectLinks(files),
    texts: hashesOfTexts(reading),
  };
}

function unitOf(file: AcceptedFile): string | null {
  switch (file.kind) {
    case 'game':
    case 'offers':
      return file.name;
    case 'guide':
      return file.data.game;
    case 'page':
    case 'site':
    case 'home':
      return 'text pages';
    case 'retailers':
    case 'redirects':
    case 'editorial':
      return null;
  }
}

function unitFiles(site: SiteFiles, known: KnownGames, files: readonly AcceptedFile[]): UnitFiles {
  const { retailers, editorial } = site;
  return { ...siteFiles(files, site), retailers, editorial, known };
}
