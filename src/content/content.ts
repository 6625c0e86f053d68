import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { PriceHistory } from '../domain/boxPrices.ts';
import type { Game, Guide, Home, Offer, Page, Redirect, Retailer, Site } from '../domain/data.ts';
import type { ArtFile } from './art/artFile.ts';
import { loadArt } from './art/loadArt.ts';
import { openCache, type Cache } from './cache.ts';
import { certificateOf, certify } from './certify.ts';
import type { Draft, Entry } from './draft.ts';
import { findFiles, type FoundFiles } from './findFiles.ts';
import { LazyMap } from './lazyMap.ts';
import { loadFiles, openEntries, type LoadedEntries } from './loadFiles.ts';
import { presentDiagnostics } from './present.ts';
import { checkRules } from './rules.ts';
import { checkTexts } from './editorial/checkTexts.ts';
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
  /** Hashes of the files when they were read; null if they were not computed, or the content was replaced. */
  hashes: ContentHashes | null;
}

/** Hashes of the files that content was read from. */
export interface ContentHashes {
  /** Of everything. */
  all: string;
  /** Of each file, by its path below the folder. Excludes the checker's state and past prices. */
  files: Readonly<Record<string, string>>;
  /** Whether there is any state of the checker. */
  hasState: boolean;
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
  /** A file that caches parsed data, so that the next run is faster; safe to delete. */
  cacheFile?: string;
  /** true hashes every file instead of trusting its size, time and inode. */
  verify?: boolean;
}

/**
 * Reads and checks a data folder, which must exist. Problems in the data are returned as diagnostics, never
 * thrown. If no file had findings before, games, guides and offers are only read when requested.
 */
export async function loadContent(dir: string, options: LoadOptions): Promise<LoadResult> {
  const found = await findFiles(dir);
  const cache =
    options.cacheFile === undefined ? null : openCache(options.cacheFile, dir, options.verify ?? false);
  const remembered = await loadState(dir);
  const past = await loadHistory(dir);
  const files = found.yaml.length + found.art.length;
  const isUsual = [found, remembered, past].every(({ diagnostics }) => diagnostics.length === 0);
  const hashes = cache !== null && isUsual ? hashesOf(dir, found, cache) : null;
  const certificate =
    cache !== null && hashes !== null
      ? await certify(found.yaml, hashes, cache, {
          today: options.today,
          addresses: () => readAddresses(dir),
        })
      : null;
  if (cache !== null && hashes !== null && certificate !== null) {
    const entries = openEntries(found.yaml, hashes, cache);
    const art = new Map(certificate.art);
    const content = contentOf(
      dir,
      { ...entries, art, today: options.today },
      { state: remembered.state, history: past.history },
      contentHashes(dir, hashes, remembered.state, past.hash),
    );
    if (content !== null) return { content, diagnostics: [], files };
  }
  const loaded = await loadFiles(found.yaml, cache);
  const art = await loadArt(dir, found.art, cache);
  const draft: Draft = {
    today: options.today,
    ...loaded.entries,
    ...art,
    broken: loaded.broken,
    addresses: await readAddresses(dir),
  };
  const texts = checkTexts(draft);
  const problems = [
    ...found.diagnostics,
    ...loaded.diagnostics,
    ...art.diagnostics,
    ...remembered.diagnostics,
    ...past.diagnostics,
    ...checkRules(draft),
    ...texts.diagnostics,
  ];
  if (problems.length === 0 && hashes !== null)
    cache?.save(certificateOf(options.today, hashes, draft), texts.summarize());
  else cache?.save(null);
  const failed = problems.some(({ severity }) => severity === 'error');
  return {
    content: failed
      ? null
      : contentOf(
          dir,
          draft,
          { state: remembered.state, history: past.history },
          hashes && contentHashes(dir, hashes, remembered.state, past.hash),
        ),
    diagnostics: presentDiagnostics(problems, loaded.texts),
    files,
  };
}

/** The hash of every file that the rules check; null if one cannot be read. */
function hashesOf(dir: string, found: FoundFiles, cache: Cache): Record<string, string> | null {
  const addresses = path.join(dir, 'state', 'addresses.json');
  const hashes: Record<string, string> = {};
  try {
    for (const file of [...found.yaml.map((one) => one.path), ...found.art, addresses]) {
      const hash = cache.hashOf(file);
      if (hash !== null) hashes[file] = hash;
      else if (file !== addresses) return null;
    }
  } catch {
    return null;
  }
  return hashes;
}

function contentHashes(
  dir: string,
  hashes: Readonly<Record<string, string>>,
  state: CheckState,
  history: string,
): ContentHashes {
  const all = createHash('sha256').update(JSON.stringify([hashes, [...state], history]));
  return {
    all: all.digest('hex'),
    files: Object.fromEntries(
      Object.entries(hashes).map(([file, hash]) => [
        path.relative(dir, file).replaceAll(path.sep, '/'),
        hash,
      ]),
    ),
    hasState: state.size > 0,
  };
}

function contentOf(
  dir: string,
  draft: LoadedEntries & Pick<Draft, 'art' | 'today'>,
  { state, history }: { state: CheckState; history: PriceHistory },
  hashes: ContentHashes | null,
): Content | null {
  const { site, retailers, home, redirects } = draft;
  // A missing file has been reported, so this is not reached.
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
    offers: new LazyMap(draft.offers.keys(), (name) =>
      (draft.offers.get(name)?.data.offers ?? []).map((offer) => ({
        ...offer,
        last_checked: lastSeen(offer, state.get(offer.id), draft.today),
      })),
    ),
    checks: state,
    history,
    pages: dataOf(draft.pages),
    art: draft.art,
    hashes,
  };
}

function dataOf<T extends object>(entries: ReadonlyMap<string, Entry<T>>): ReadonlyMap<string, T> {
  return new LazyMap(entries.keys(), (name) => {
    const entry = entries.get(name);
    if (entry === undefined) throw new Error(`No entry ${name}`);
    return entry.data;
  });
}
