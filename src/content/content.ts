import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { PriceHistory } from '../domain/boxPrices.ts';
import type {
  DataFiles,
  Game,
  Guide,
  Home,
  Offer,
  Offers,
  Page,
  Redirect,
  Retailer,
  Site,
} from '../domain/data.ts';
import type { ArtFile } from './art/artFile.ts';
import { loadArt } from './art/loadArt.ts';
import { hashOfBytes, openCache, openMemory, type Cache, type Index, type Store } from './cache.ts';
import { findFiles } from './findFiles.ts';
import type { Kind } from './kinds.ts';
import { LazyMap } from './lazyMap.ts';
import { presentDiagnostics, textOf } from './present.ts';
import type { CheckState } from './state/checkState.ts';
import { readAddresses } from './state/addresses.ts';
import { loadHistory } from './state/loadHistory.ts';
import { lastSeen } from './state/lastSeen.ts';
import { loadState } from './state/loadState.ts';
import { checkSite } from './units/checkSite.ts';
import { dataOf } from './units/readFiles.ts';
import { readSite } from './units/readSite.ts';
import { openSiteDraft } from './units/siteDraft.ts';
import type { UnitFile } from './units/unit.ts';
import type { WorkOptions } from './workers/runWork.ts';

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

export interface LoadOptions extends WorkOptions {
  /** YYYY-MM-DD. */
  today: string;
  /** A file that caches parsed data, so that the next run is faster; safe to delete. */
  cacheFile?: string;
  /** true hashes every file instead of trusting its size, time and inode. */
  verify?: boolean;
}

/**
 * Reads and checks a data folder, which must exist. Problems in the data are returned as diagnostics, never
 * thrown. Games, guides, offers and pages are read when they are asked for.
 */
export async function loadContent(dir: string, options: LoadOptions): Promise<LoadResult> {
  const { today, cacheFile, verify = false, ...work } = options;
  const found = await findFiles(dir);
  const cache = cacheFile === undefined ? openMemory() : openCache(cacheFile, dir, verify);
  const remembered = await loadState(dir);
  const past = await loadHistory(dir);
  const addresses = path.join(dir, 'state', 'addresses.json');
  const yaml = found.yaml.map((file) => file.path);
  const names = [...yaml, ...found.art];
  // In a first run, every file of data is read, and hashed then.
  const keepHashes = cache.index === null && cache.place !== null ? cache.watch(yaml) : null;
  let hashes = hashesOf([...(keepHashes === null ? yaml : []), ...found.art, addresses], cache);
  const isHashed = () => names.every((name) => hashes[name] !== undefined);
  const outside = [found, remembered, past].flatMap(({ diagnostics }) => diagnostics);
  const contentOf = (entries: LoadedEntries, art: ReadonlyMap<string, ArtFile>): Content => ({
    dir: path.resolve(dir),
    ...entries,
    offers: seenOffers(entries.offers, remembered.state, today),
    checks: remembered.state,
    history: past.history,
    art,
    hashes:
      isHashed() && outside.length === 0 ? contentHashes(dir, hashes, remembered.state, past.hash) : null,
  });
  if (isHashed() && outside.length === 0 && isUnchanged(cache.index, hashes, today)) {
    cache.save(cache.index);
    const entries = openEntries(
      found.yaml.map((file) => ({ ...file, hash: hashes[file.path] ?? '' })),
      cache,
    );
    return {
      content: entries && contentOf(entries, new Map(cache.index.art)),
      diagnostics: [],
      files: names.length,
    };
  }

  const [site, { art, brokenArt, diagnostics: ofArt }] = await Promise.all([
    readSite(found.yaml, hashes, cache, { today, ...work }),
    loadArt(dir, found.art, knownArt(cache.index, hashes)),
  ]);
  if (keepHashes !== null) {
    // In the order of every run.
    hashes = { ...Object.fromEntries(site.files.map((file) => [file.path, file.hash])), ...hashes };
    keepHashes(hashes);
  }
  const draft = openSiteDraft(
    site.data,
    { art, brokenArt, addresses: await readAddresses(dir) },
    cache,
    true,
  );
  const inputs = hashOfBytes(JSON.stringify([...found.art, addresses].map((file) => [file, hashes[file]])));
  const checked = await checkSite(site, draft, inputs, cache, work);
  const problems = [...outside, ...site.diagnostics, ...ofArt, ...checked.diagnostics];
  const accepted = new Set(site.files.map((file) => file.path));
  const refused = found.yaml.flatMap((file) => (accepted.has(file.path) ? [] : file.path));
  cache.save({
    cleanOn: problems.length === 0 ? today : null,
    hashes: withoutFiles(hashes, [...site.faulty, ...refused]),
    art: [...art],
    gameOf: Object.fromEntries(
      [...site.abouts].flatMap(([file, { guide }]) => (guide === null ? [] : [[file, guide.game]])),
    ),
    compared: checked.compared,
    outlines: ofArt.length === 0 ? checked.outlines : null,
  });
  const failed = problems.some(({ severity }) => severity === 'error');
  const entries = failed ? null : openEntries(site.files, cache);
  return {
    content: entries && contentOf(entries, art),
    diagnostics: presentDiagnostics(problems, textOf(found.yaml)),
    files: names.length,
  };
}

/** Whether nothing was wrong with these files on that day or before. */
function isUnchanged(
  index: Index | null,
  hashes: Readonly<Record<string, string>>,
  today: string,
): index is Index {
  // A date that was not in the future will not be on a later day: a file without findings stays so.
  if (index === null || index.cleanOn === null || today < index.cleanOn) return false;
  const names = Object.keys(hashes);
  return (
    names.length === Object.keys(index.hashes).length &&
    names.every((name) => index.hashes[name] === hashes[name])
  );
}

/** The images of the last run that have not changed, by their path below the folder. */
function knownArt(
  index: Index | null,
  hashes: Readonly<Record<string, string>>,
): ReadonlyMap<string, ArtFile> {
  return new Map(
    (index?.art ?? []).filter(([, { path: file }]) => {
      return hashes[file] !== undefined && hashes[file] === index?.hashes[file];
    }),
  );
}

/** The hash of every file that can be read. */
function hashesOf(files: readonly string[], cache: Cache): Record<string, string> {
  const hashes: Record<string, string> = {};
  for (const file of files) {
    const hash = cache.hashOf(file);
    if (hash !== null) hashes[file] = hash;
  }
  return hashes;
}

function contentHashes(
  dir: string,
  hashes: Readonly<Record<string, string>>,
  state: CheckState,
  history: string,
): ContentHashes {
  // All paths were joined with the folder's.
  const prefix = path.join(dir, '_').length - 1;
  const all = createHash('sha256').update(JSON.stringify([hashes, [...state], history]));
  return {
    all: all.digest('hex'),
    files: Object.fromEntries(
      Object.entries(hashes).map(([file, hash]) => [file.slice(prefix).replaceAll(path.sep, '/'), hash]),
    ),
    hasState: state.size > 0,
  };
}

function withoutFiles(hashes: Readonly<Record<string, string>>, files: readonly string[]): Index['hashes'] {
  if (files.length === 0) return hashes;
  const without = new Set(files);
  return Object.fromEntries(Object.entries(hashes).filter(([name]) => !without.has(name)));
}

type LoadedEntries = Pick<
  Content,
  'site' | 'retailers' | 'home' | 'redirects' | 'gone' | 'games' | 'guides' | 'pages'
> & { offers: ReadonlyMap<string, Offers> };

/** Accepted files, each of which is read when it is asked for; null where one is missing that every site needs. */
function openEntries(files: readonly UnitFile[], store: Store): LoadedEntries | null {
  const single = <K extends Kind>(kind: K): DataFiles[K] | null => {
    const file = files.find((one) => one.kind === kind);
    return file === undefined ? null : dataOf(store, kind, file);
  };
  const many = <K extends Kind>(kind: K): ReadonlyMap<string, DataFiles[K]> => {
    const named = new Map(files.flatMap((file) => (file.kind === kind ? [[file.name, file] as const] : [])));
    return new LazyMap(named.keys(), (name) => {
      const file = named.get(name);
      if (file === undefined) throw new Error(`No ${kind} ${name}`);
      return dataOf(store, kind, file);
    });
  };
  const [site, retailers, home, redirects] = [
    single('site'),
    single('retailers'),
    single('home'),
    single('redirects'),
  ];
  if (!site || !retailers || !home || !redirects) return null;
  return {
    site,
    retailers: new Map(retailers.retailers.map((retailer) => [retailer.id, retailer])),
    home,
    redirects: redirects.redirects,
    gone: redirects.gone ?? [],
    games: many('game'),
    guides: many('guide'),
    offers: many('offers'),
    pages: many('page'),
  };
}

/** The offers of each game with the later of the data's and the checker's dates. */
function seenOffers(
  offers: ReadonlyMap<string, Offers>,
  state: CheckState,
  today: string,
): ReadonlyMap<string, readonly Offer[]> {
  return new LazyMap(offers.keys(), (name) =>
    (offers.get(name)?.offers ?? []).map((offer) => ({
      ...offer,
      last_checked: lastSeen(offer, state.get(offer.id), today),
    })),
  );
}
