import { finding, type Diagnostic } from '../diagnostics/diagnostic.ts';
import type { DataFiles } from '../domain/data.ts';
import type { Cache } from './cache.ts';
import type { Draft, Entry } from './draft.ts';
import { unreadable, type FoundFile } from './findFiles.ts';
import type { Kind } from './kinds.ts';
import { readSmallFile, TooLarge } from './readFile.ts';
import { openSource } from './source.ts';
import { shownPath } from './shownPath.ts';
import { maxBytes, parseYaml } from './yaml/parse.ts';
import { readPlain } from './yaml/readPlain.ts';

export interface LoadedFiles {
  entries: Pick<
    Draft,
    'site' | 'retailers' | 'home' | 'redirects' | 'editorial' | 'games' | 'guides' | 'offers' | 'pages'
  >;
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
  const only = <T>(entries: Map<string, Entry<T>>): Entry<T> | null => entries.values().next().value ?? null;
  const entries = {
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
  return { entries, broken, texts, diagnostics };
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
  const { checkSchema, acceptData } = await import('./schema/check.ts');
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
  return cached !== undefined;
}

function explainUnread(file: string, error: unknown): Diagnostic {
  if (!(error instanceof TooLarge)) return unreadable(file, error);
  const at = { file: shownPath(file), line: 1, column: 1 };
  const message = `The file is ${error.size} bytes large; at most ${maxBytes} are read.`;
  return finding('yaml/too-large', at, message, { hint: 'Remove it, or split it.' });
}
