import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Game, Guide, Home, Offer, Page, Redirect, Retailer, Site } from '../domain/data.ts';
import type { ArtFile } from './art/artFile.ts';
import { loadArt } from './art/loadArt.ts';
import { openCache } from './cache.ts';
import type { Draft, Entry } from './draft.ts';
import { findFiles } from './findFiles.ts';
import { loadFiles } from './loadFiles.ts';
import { presentDiagnostics } from './present.ts';
import { checkRules } from './rules.ts';
import { checkTexts } from './editorial/checkTexts.ts';
import type { CheckState } from './state/checkState.ts';
import { readAddresses } from './state/addresses.ts';
import { lastSeen } from './state/lastSeen.ts';
import { loadState } from './state/loadState.ts';

/** Everything that a site is made of; every rule holds. Maps are in the order of names. Drafts are in it. */
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
  /** By game id. last_checked is the later of what the data and the checker say. */
  offers: ReadonlyMap<string, readonly Offer[]>;
  pages: ReadonlyMap<string, Page>;
  /** By path below data/, as in art/<slug>.svg. */
  art: ReadonlyMap<string, ArtFile>;
}

export interface LoadResult {
  /** Null when there is any error. */
  content: Content | null;
  /** Sorted, with frames. */
  diagnostics: Diagnostic[];
  /** How many files were looked at. */
  files: number;
}

export interface LoadOptions {
  /** YYYY-MM-DD. */
  today: string;
  /** A file that keeps what was read, so that the next run is faster; safe to delete. */
  cacheFile?: string;
}

/**
 * Reads and checks a data folder, which must exist. Problems in the data are diagnostics; nothing is thrown for them.
 */
export async function loadContent(dir: string, options: LoadOptions): Promise<LoadResult> {
  const found = await findFiles(dir);
  const cache = options.cacheFile === undefined ? null : await openCache(options.cacheFile);
  const loaded = await loadFiles(found.yaml, cache);
  const art = await loadArt(dir, found.art, cache);
  const remembered = await loadState(dir);
  const draft: Draft = {
    today: options.today,
    ...loaded.entries,
    ...art,
    broken: loaded.broken,
    addresses: await readAddresses(dir),
  };
  const problems = [
    ...found.diagnostics,
    ...loaded.diagnostics,
    ...art.diagnostics,
    ...remembered.diagnostics,
    ...checkRules(draft),
    ...checkTexts(draft, cache),
  ];
  await cache?.save();
  const failed = problems.some(({ severity }) => severity === 'error');
  return {
    content: failed ? null : contentOf(dir, draft, remembered.state),
    diagnostics: presentDiagnostics(problems, loaded.texts),
    files: found.yaml.length + found.art.length,
  };
}

function contentOf(dir: string, draft: Draft, state: CheckState): Content | null {
  const { site, retailers, home, redirects } = draft;
  // A file that is missing has been reported, so that this is not reached.
  if (!site || !retailers || !home || !redirects) return null;
  return {
    dir: path.resolve(dir),
    site: site.data,
    retailers: new Map(retailers.data.retailers.map((retailer) => [retailer.id, retailer])),
    home: home.data,
    redirects: redirects.data.redirects,
    gone: redirects.data.gone ?? [],
    games: dataOf(draft.games),
    guides: dataOf(draft.guides),
    offers: new Map(
      [...draft.offers].map(([name, { data }]) => [
        name,
        data.offers.map((offer) => ({
          ...offer,
          last_checked: lastSeen(offer, state.get(offer.id), draft.today),
        })),
      ]),
    ),
    pages: dataOf(draft.pages),
    art: draft.art,
  };
}

function dataOf<T>(entries: ReadonlyMap<string, Entry<T>>): ReadonlyMap<string, T> {
  return new Map([...entries].map(([name, { data }]) => [name, data]));
}
