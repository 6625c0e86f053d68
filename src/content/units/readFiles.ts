import { readFileSync } from 'node:fs';
import { finding, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { DataFiles, Game, Guide } from '../../domain/data.ts';
import { guidePath } from '../../domain/routes.ts';
import { hashOfBytes, openMemory, openStore, type Store, type StoreOnDisk } from '../cache.ts';
import type { GuidePage } from '../draft.ts';
import { nameKeys } from '../editorial/names.ts';
import { termsOf, titlesOf } from '../editorial/facts/knownNames.ts';
import { unreadable, type FoundFile } from '../findFiles.ts';
import type { Kind } from '../kinds.ts';
import { readSmallFileSync, TooLarge } from '../readFile.ts';
import { shownPath } from '../shownPath.ts';
import type { Work } from '../workers/runWork.ts';
import { maxBytes, parseYaml } from '../yaml/parse.ts';
import { readPlain } from '../yaml/readPlain.ts';
import { manyKinds, outlineOf, type ManyKind } from './outline.ts';
import type { UnitFile } from './unit.ts';

/** What is known of a file beside its data, which is in the store. */
export interface FileRead {
  /** Null where the file cannot be read. */
  hash: string | null;
  /** Whether its schema accepts it. */
  accepted: boolean;
  diagnostics: Diagnostic[];
  /** Of an accepted file of a kind of which there are many. */
  about: About | null;
}

/** What other files may ask of a file. */
export interface About {
  /** The hash of its outline (outline.ts). */
  hash: string;
  /** Null but for guides. */
  guide: Omit<GuidePage, 'name'> | null;
  /** Hashes of the first words of each name by which texts may call a game and its boxes. */
  nameKeys: Float64Array;
  /** The hash of what a text about another game may be compared with. */
  facts: string;
  /** The hash of all names in a game's file. */
  terms: string;
}

/** Reads files of the same name and checks each against its schema; what is accepted is stored. */
export const work: Work<StoreOnDisk, readonly FoundFile[], FileRead[]> = {
  name: 'read files',
  start: (place) => {
    const store = openStore(place);
    return (files) => readFilesInto(store, files);
  },
};

/** The data of a single file, null where its schema refuses it, and what there is to say about it. */
export async function readData<K extends Kind>(
  kind: K,
  file: FoundFile,
): Promise<Pick<FileRead, 'diagnostics'> & { data: DataFiles[K] | null }> {
  const store = openMemory();
  const [{ hash, accepted, diagnostics } = unread] = await readFilesInto(store, [file]);
  return { data: accepted && hash !== null ? dataOf(store, kind, { ...file, hash }) : null, diagnostics };
}

const unread: FileRead = { hash: null, accepted: false, diagnostics: [], about: null };

/**
 * Reads files of the same name, checks each against its schema, and stores the data of those about which there is nothing
 * to say.
 */
export async function readFilesInto(store: Store, files: readonly FoundFile[]): Promise<FileRead[]> {
  const added: Parameters<Store['set']>[1][number][] = [];
  const reads: FileRead[] = [];
  for (const file of files)
    reads.push(
      await readFile(store, file, (stored) => {
        added.push({ ...file, ...stored });
      }),
    );
  if (added[0]) store.set(added[0].name, added);
  return reads;
}

async function readFile(
  store: Store,
  file: FoundFile,
  add: (stored: Omit<Parameters<Store['set']>[1][number], 'kind' | 'name'>) => void,
): Promise<FileRead> {
  const { kind } = file;
  let bytes: Uint8Array;
  try {
    bytes = readSmallFileSync(file.path, maxBytes);
  } catch (error) {
    return { ...unread, diagnostics: [explainUnread(file.path, error)] };
  }
  const hash = hashOfBytes(bytes);
  const known = store.get({ ...file, hash });
  if (wasAccepted(kind, known))
    return { hash, accepted: true, diagnostics: [], about: about(kind, known).about };
  // Loading the schemas takes a tenth of a second, which a run with nothing new saves.
  const { acceptData } = await import('../schema/accept.ts');
  const plain = acceptData(kind, readPlain(bytes));
  if (plain !== null) {
    const found = about(kind, plain);
    add({ hash, data: plain, outline: found.outline });
    return { hash, accepted: true, diagnostics: [], about: found.about };
  }
  const parsed = parseYaml(shownPath(file.path), bytes);
  const { checkSchema } = await import('../schema/check.ts');
  const { data, diagnostics: refused } = checkSchema(kind, parsed);
  const diagnostics = [...parsed.diagnostics, ...refused];
  if (data === null) return { ...unread, hash, diagnostics };
  const found = about(kind, data);
  if (diagnostics.length === 0) add({ hash, data, outline: found.outline });
  return { hash, accepted: true, diagnostics, about: found.about };
}

function about(
  kind: Kind,
  data: DataFiles[Kind],
): { about: About | null; outline: DataFiles[ManyKind] | undefined } {
  if (!isOneOfMany(kind)) return { about: null, outline: undefined };
  const many = data as DataFiles[ManyKind];
  const outline = outlineOf(kind, many);
  return { about: aboutData(kind, many, outline), outline };
}

function isOneOfMany(kind: Kind): kind is ManyKind {
  return (manyKinds as readonly Kind[]).includes(kind);
}

function aboutData(kind: ManyKind, data: DataFiles[ManyKind], outline: DataFiles[ManyKind]): About {
  const hash = hashOfBytes(JSON.stringify(outline));
  const about = { hash, guide: null, nameKeys: new Float64Array(), facts: '', terms: '' };
  if (kind === 'game') {
    const game = data as Game;
    const terms = hashOfBytes(JSON.stringify([titlesOf(game), termsOf(game)]));
    return { ...about, nameKeys: Float64Array.from(nameKeys(game)), facts: hash, terms };
  }
  if (kind !== 'guide') return about;
  const { game, name, slug, status, editions } = data as Guide;
  const guide = { path: guidePath(slug), game, status };
  return { ...about, guide, facts: hashOfBytes(JSON.stringify([game, name, editions])) };
}

/** The data of a file that its schema accepts, from the store or else from the file. */
export function dataOf<K extends Kind>(store: Store, kind: K, file: UnitFile): DataFiles[K] {
  const known = store.get(file);
  if (wasAccepted(kind, known)) return known;
  const bytes = readFileSync(file.path);
  const data = readPlain(bytes) ?? parseYaml(shownPath(file.path), bytes).data;
  if (!wasAccepted(kind, data)) throw new Error(`${file.path} changed while it was read.`);
  return data;
}

/** The outline of a file that its schema accepts. */
export function outlineIn<K extends ManyKind>(store: Store, kind: K, file: UnitFile): DataFiles[K] {
  const known = store.outlineOf(file);
  return wasAccepted(kind, known) ? known : outlineOf(kind, dataOf(store, kind, file));
}

/** Everything in the store was accepted by the same schemas. */
function wasAccepted<K extends Kind>(_kind: K, known: unknown): known is DataFiles[K] {
  return known !== undefined && known !== null;
}

function explainUnread(file: string, error: unknown): Diagnostic {
  if (!(error instanceof TooLarge)) return unreadable(file, error);
  const at = { file: shownPath(file), line: 1, column: 1 };
  const message = `The file is ${error.size} bytes large; at most ${maxBytes} are read.`;
  return finding('yaml/too-large', at, message, { hint: 'Remove it, or split it.' });
}
