import path from 'node:path';
import { sha256 } from '../platform/hash.ts';
import { noMemo, openMemo } from '../platform/memo.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { PriceHistory } from '../domain/boxPrices.ts';
import type { Game, Guide, Home, Offer, Page, Redirect, Retailer, Site } from '../domain/data.ts';
import type { ArtFile } from './art/artFile.ts';
import { loadArt } from './art/loadArt.ts';
import { checkSite } from './checkSite.ts';
import { findFiles } from './findFiles.ts';
import { parseFile } from './parseFile.ts';
import { presentDiagnostics, textOf } from './present.ts';
import { siteFiles, type AcceptedFile, type Entry, type SiteFiles } from './siteFiles.ts';
import type { CheckState } from './state/checkState.ts';
import { readAddresses } from './state/addresses.ts';
import { loadHistory } from './state/loadHistory.ts';
import { lastSeen } from './state/lastSeen.ts';
import { loadState } from './state/loadState.ts';

/** All content of a site; every rule holds. Maps are in name order. Includes drafts. */
export interface Content {
  dir: string;
  site: Site;
  /** By id, in the order of the file. */
  retailers: ReadonlyMap<string, Retailer>;
  home: Home;
  redirects: readonly Redirect[];
  /** Published addresses whose page was removed. */
  gone: readonly string[];
  games: ReadonlyMap<string, Game>;
  guides: ReadonlyMap<string, Guide>;
  /** By game id. last_checked is the later of the data's and the checker's dates. */
  offers: ReadonlyMap<string, readonly Offer[]>;
  /** The checker's state for each offer. */
  checks: CheckState;
  /** Past prices, as far as their shops allow them to be kept. */
  history: PriceHistory;
  pages: ReadonlyMap<string, Page>;
  /** By path below data/, as in art/<slug>.svg. */
  art: ReadonlyMap<string, ArtFile>;
}

export interface LoadResult {
  /** Null when there is any error. */
  content: Content | null;
  /** Sorted, with frames. */
  diagnostics: Diagnostic[];
  /** Number of files read. */
  files: number;
}

export interface LoadOptions {
  /** YYYY-MM-DD. */
  today: string;
  /** A folder where results are cached for the next run; safe to delete. */
  cacheDir?: string;
  /** true checks everything again, whatever is cached. */
  verify?: boolean;
}

/** Reads and checks a data folder, which must exist. Problems in the data are returned as diagnostics, never thrown. */
export async function loadContent(
  dir: string,
  { today, cacheDir, verify = false }: LoadOptions,
): Promise<LoadResult> {
  const found = await findFiles(dir);
  const { memo, save } =
    cacheDir === undefined
      ? { memo: noMemo, save: () => undefined }
      : openMemo(memoFile(cacheDir, dir), verify);
  const diagnostics = [...found.diagnostics];
  const accepted: AcceptedFile[] = [];
  const broken = new Set<`${AcceptedFile['kind']}/${string}`>();
  for (const file of found.yaml) {
    const parsed = await parseFile(file, memo);
    diagnostics.push(...parsed.diagnostics);
    if (parsed.accepted === null) broken.add(`${file.kind}/${file.name}`);
    else accepted.push(parsed.accepted);
  }
  const [art, checks, past, addresses] = [
    await loadArt(dir, found.art, memo),
    await loadState(dir),
    await loadHistory(dir),
    await readAddresses(dir),
  ];
  const files = siteFiles(accepted, { today, broken, addresses, art: art.art, brokenArt: art.brokenArt });
  diagnostics.push(...art.diagnostics, ...checks.diagnostics, ...past.diagnostics);
  diagnostics.push(...(await checkSite(files, accepted, memo)));
  save();
  const failed = diagnostics.some(({ severity }) => severity === 'error');
  return {
    content: failed ? null : contentOf(dir, files, checks.state, past.history),
    diagnostics: presentDiagnostics(diagnostics, textOf(found.yaml)),
    files: found.yaml.length + found.art.length,
  };
}

/** Each data folder has its own cache file. */
function memoFile(cacheDir: string, dir: string): string {
  return path.join(cacheDir, 'content', sha256(path.resolve(dir)).slice(0, 22));
}

/** Null where a file is missing that every site needs. */
function contentOf(
  dir: string,
  { today, site, retailers, home, redirects, games, guides, offers, pages, art }: SiteFiles,
  checks: CheckState,
  history: PriceHistory,
): Content | null {
  if (!site || !retailers || !home || !redirects) return null;
  const seen = (offer: Offer): Offer => ({
    ...offer,
    last_checked: lastSeen(offer, checks.get(offer.id), today),
  });
  return {
    dir: path.resolve(dir),
    site: site.data,
    retailers: new Map(retailers.data.retailers.map((retailer) => [retailer.id, retailer])),
    home: home.data,
    redirects: redirects.data.redirects,
    gone: redirects.data.gone ?? [],
    games: dataOf(games),
    guides: dataOf(guides),
    offers: new Map([...dataOf(offers)].map(([game, file]) => [game, file.offers.map(seen)])),
    checks,
    history,
    pages: dataOf(pages),
    art,
  };
}

function dataOf<T>(entries: ReadonlyMap<string, Entry<T>>): Map<string, T> {
  return new Map([...entries].map(([name, { data }]) => [name, data]));
}
