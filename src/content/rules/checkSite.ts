import { setImmediate as turn } from 'node:timers/promises';
import type { Memo } from '../../platform/memo.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { alikeRules, runRules, siteRules, textRules, unitRules } from './rules.ts';
import { namesOfGames } from './editorial/names.ts';
import { readAll, type AllNames, type Reading } from './editorial/reading.ts';
import { groupBy } from '../../domain/lists.ts';
import { checkLinks, collectLinks, type FileLinks } from './links.ts';
import { knownGames, siteFiles, type AcceptedFile, type SiteFiles } from '../load/siteFiles.ts';
import { alikeUnits, hashesOfTexts } from './editorial/style/repeats.ts';
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
  const { retailers, editorial } = site;
  const read = (files: readonly AcceptedFile[]) => {
    names ??= namesOfGames([...known.games.values()].map(({ data }) => data));
    return readAll({ ...siteFiles(files, site), retailers, editorial, known }, names);
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
  const inAlike = new Set(units.filter((_, index) => alike.has(index)).flat());
  const alikeFiles = accepted.filter((file) => inAlike.has(file));
  const links = checks.flatMap((check) => check.links);
  return [
    ...checks.flatMap(({ diagnostics }) => diagnostics),
    ...(alikeFiles.length === 0 ? [] : runRules(alikeRules, read(alikeFiles))),
    ...runRules(siteRules, site),
    ...checkLinks(site, links),
  ];
}

function keyOf({ path, hash }: AcceptedFile): string {
  return `${hash} ${shownPath(path)}`;
}

function checkUnit(reading: Reading): UnitCheck {
  const { files } = reading;
  return {
    diagnostics: [...runRules(unitRules, files), ...runRules(textRules, reading)],
    links: collectLinks(files),
    texts: hashesOfTexts(reading),
  };
}

function unitOf(file: AcceptedFile): string | null {
  if (file.kind === 'guide') return file.data.game;
  if (file.kind === 'game' || file.kind === 'offers') return file.name;
  return file.kind === 'page' || file.kind === 'site' || file.kind === 'home' ? 'text pages' : null;
}
