import { readFileSync } from 'node:fs';
import { finding, type Diagnostic } from '../diagnostics/diagnostic.ts';
import type { DataFiles } from '../domain/data.ts';
import type { Cache } from './cache.ts';
import type { Draft, Entry } from './draft.ts';
import { unreadable, type FoundFile } from './findFiles.ts';
import type { Kind } from './kinds.ts';
import { LazyMap } from './lazyMap.ts';
import { readSmallFile, TooLarge } from './readFile.ts';
import { openSource } from './source.ts';
import { shownPath } from './shownPath.ts';
import { maxBytes, parseYaml } from './yaml/parse.ts';
import { readPlain } from './yaml/readPlain.ts';

export type LoadedEntries = Pick<
  Draft,
  'site' | 'retailers' | 'home' | 'redirects' | 'editorial' | 'games' | 'guides' | 'offers' | 'pages'
>;

export interface LoadedFiles {
  entries: LoadedEntries;
  broken: Draft['broken'];
  /** The text of each file, by the name it is shown under. */
  texts: ReadonlyMap<string, string>;
  diagnostics: Diagnostic[];
}

type Entries = { [K in Kind]: Map<string, Entry<DataFiles[K]>> };

/** Reads files and checks each against its schema; the rules between files come later. */
export async function loadFiles(files: readonly FoundFile[], cache: Cache | null): Promise<LoadedFiles> {
  const all: Entries = {
    site: new Map(),
    retailers: new Map(),
    home: new Map(),
    redirects: new Map(),
    editorial: new Map(),
    game: new Map(),
    guide: new Map(),
    offers: new Map(),
    page: new Map(),
  };
  const broken = new Set<`${Kind}/${string}`>();
  const texts = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  for (const file of files) {
    const loaded = await loadFile(file.kind, file, all, cache);
    if (loaded.text !== null) texts.set(shownPath(file.path), loaded.text);
    diagnostics.push(...loaded.diagnostics);
    if (!loaded.accepted) broken.add(`${file.kind}/${file.name}`);
  }
  return { entries: byFolder(all), broken, texts, diagnostics };
}

/** Files in which nothing was wrong, by the hash of their content; each is read when it is asked for. */
export function openEntries(
  files: readonly FoundFile[],
  hashes: Readonly<Record<string, string>>,
  cache: Cache,
): LoadedEntries {
  const single = (kind: Kind) => files.find((file) => file.kind === kind);
  const open = <K extends Kind>(kind: K, file: FoundFile): Entry<DataFiles[K]> => {
    const cached = cache.dataOf(kind, hashes[file.path] ?? '');
    const data = wasAccepted(kind, cached) ? cached : readAgain(kind, file, cache);
    return {
      name: file.name,
      data,
      source: openSource(shownPath(file.path), () => readFileSync(file.path, 'utf8')),
    };
  };
  const only = <K extends Kind>(kind: K) => {
    const file = single(kind);
    return file === undefined ? null : open(kind, file);
  };
  const all = <K extends Kind>(kind: K) => {
    const named = new Map(files.flatMap((file) => (file.kind === kind ? [[file.name, file] as const] : [])));
    return new LazyMap(named.keys(), (name) => {
      const file = named.get(name);
      if (file === undefined) throw new Error(`No ${kind} ${name}`);
      return open(kind, file);
    });
  };
  return {
    site: only('site'),
    retailers: only('retailers'),
    home: only('home'),
    redirects: only('redirects'),
    editorial: only('editorial'),
    games: all('game'),
    guides: all('guide'),
    offers: all('offers'),
    pages: all('page'),
  };
}

/** The data of a file that is accepted without a word, kept for later; null for any other. */
export async function readOne<K extends Kind>(
  file: FoundFile & { kind: K },
  cache: Cache,
): Promise<DataFiles[K] | null> {
  const bytes = readFileSync(file.path);
  const known = cache.get(file.kind, bytes);
  if (wasAccepted(file.kind, known)) return known;
  const { acceptData } = await import('./schema/check.ts');
  const data = acceptData(file.kind, readPlain(bytes));
  if (data !== null) cache.set(file.kind, bytes, data);
  return data;
}

/** Reads a previously accepted file again after the cache has lost its data. */
function readAgain<K extends Kind>(kind: K, file: FoundFile, cache: Cache): DataFiles[K] {
  const bytes = readFileSync(file.path);
  const data = readPlain(bytes) ?? parseYaml(shownPath(file.path), bytes).data;
  if (!wasAccepted(kind, data)) throw new Error(`${file.path} changed while it was read.`);
  cache.set(kind, bytes, data);
  return data;
}

function byFolder(all: Entries): LoadedEntries {
  const only = <T>(entries: Map<string, Entry<T>>): Entry<T> | null => entries.values().next().value ?? null;
  return {
    site: only(all.site),
    retailers: only(all.retailers),
    home: only(all.home),
    redirects: only(all.redirects),
    editorial: only(all.editorial),
    games: all.game,
    guides: all.guide,
    offers: all.offers,
    pages: all.page,
  };
}

interface LoadedFile {
  text: string | null;
  accepted: boolean;
  diagnostics: Diagnostic[];
}

async function loadFile<K extends Kind>(
  kind: K,
  file: FoundFile,
  all: Pick<Entries, K>,
  cache: Cache | null,
): Promise<LoadedFile> {
  let bytes: Uint8Array;
  try {
    bytes = await readSmallFile(file.path, maxBytes);
  } catch (error) {
    return { text: null, accepted: false, diagnostics: [explainUnread(file.path, error)] };
  }
  const shown = shownPath(file.path);
  const cached = cache?.get(kind, bytes);
  if (wasAccepted(kind, cached)) {
    const source = openSource(shown, Buffer.from(bytes).toString('utf8'));
    all[kind].set(file.name, { name: file.name, data: cached, source });
    return { text: source.text, accepted: true, diagnostics: [] };
  }
  // Compiling the schemas takes a tenth of a second, which a run with nothing new saves.
  const { acceptData, checkSchema } = await import('./schema/check.ts');
  const plain = acceptData(kind, readPlain(bytes));
  if (plain !== null) {
    const source = openSource(shown, Buffer.from(bytes).toString('utf8'));
    all[kind].set(file.name, { name: file.name, data: plain, source });
    cache?.set(kind, bytes, plain);
    return { text: source.text, accepted: true, diagnostics: [] };
  }
  const parsed = parseYaml(shown, bytes);
  const { data, diagnostics: refused } = checkSchema(kind, parsed);
  const diagnostics = [...parsed.diagnostics, ...refused];
  if (data !== null) {
    all[kind].set(file.name, { name: file.name, data, source: parsed.source });
    if (diagnostics.length === 0) cache?.set(kind, bytes, data);
  }
  return { text: parsed.source.text, accepted: data !== null, diagnostics };
}

/** Everything in the cache was accepted by the same schemas. */
function wasAccepted<K extends Kind>(_kind: K, cached: unknown): cached is DataFiles[K] {
  return cached !== undefined && cached !== null;
}

function explainUnread(file: string, error: unknown): Diagnostic {
  if (!(error instanceof TooLarge)) return unreadable(file, error);
  const at = { file: shownPath(file), line: 1, column: 1 };
  const message = `The file is ${error.size} bytes large; at most ${maxBytes} are read.`;
  return finding('yaml/too-large', at, message, { hint: 'Remove it, or split it.' });
}
