import { sha256 } from '../platform/hash.ts';
import { noMemo, type Memo } from '../platform/memo.ts';
import { finding, type Diagnostic } from '../diagnostics/diagnostic.ts';
import type { DataFiles } from '../domain/data.ts';
import { unreadable, type FoundFile } from './findFiles.ts';
import type { Kind } from './kinds.ts';
import { readSmallFileSync, TooLarge } from './readFile.ts';
import { shownPath } from './shownPath.ts';
import type { AcceptedFile } from './siteFiles.ts';
import { maxBytes, parseYaml } from './yaml/parse.ts';
import { readPlain } from './yaml/readPlain.ts';

/** A file that was read and compared with its schema. */
export interface ParsedFile {
  /** Null where the schema refuses the file, or the system does not let it be read. */
  accepted: AcceptedFile | null;
  diagnostics: Diagnostic[];
  /** Whether it is a draft by its status, even where the schema refuses it. */
  isDraft: boolean;
}

interface ParsedData {
  data: unknown;
  isDraft: boolean;
  diagnostics: Diagnostic[];
}

/** Reads a file and checks it against its schema. */
export async function parseFile(file: FoundFile, memo: Memo): Promise<ParsedFile> {
  let bytes: Uint8Array;
  try {
    bytes = readSmallFileSync(file.path, maxBytes);
  } catch (error) {
    return { accepted: null, diagnostics: [explainUnread(file.path, error)], isDraft: false };
  }
  const hash = sha256(bytes);
  const { data, diagnostics, isDraft } = await memo(
    'parse',
    [file.kind, hash],
    () => parseAndCheck(file, bytes),
    // Diagnostics name the file, and another one may have the same content.
    (parsed) => parsed.diagnostics.length === 0,
  );
  // The schema of its kind has accepted it.
  const accepted = data === null ? null : ({ ...file, hash, data } as AcceptedFile);
  return { accepted, diagnostics, isDraft };
}

/** The data of a single file, null where its schema refuses it, and its diagnostics. */
export async function readData<K extends Kind>(
  kind: K,
  file: FoundFile,
): Promise<{ data: DataFiles[K] | null; diagnostics: Diagnostic[] }> {
  const { accepted, diagnostics } = await parseFile(file, noMemo);
  return { data: accepted?.kind === kind ? (accepted.data as DataFiles[K]) : null, diagnostics };
}

async function parseAndCheck({ kind, path }: FoundFile, bytes: Uint8Array): Promise<ParsedData> {
  // The file may be no YAML yet.
  const isDraft = /^status:\s*['"]?draft\b/m.test(Buffer.from(bytes).toString());
  // Loading the schemas takes a tenth of a second, which a run with nothing new saves.
  const { acceptData } = await import('./schema/accept.ts');
  const plain = acceptData(kind, readPlain(bytes));
  if (plain !== null) return { data: plain, diagnostics: [], isDraft };
  const parsed = parseYaml(shownPath(path), bytes);
  const { checkSchema } = await import('./schema/check.ts');
  const { data, diagnostics } = checkSchema(kind, parsed);
  return { data, diagnostics: [...parsed.diagnostics, ...diagnostics], isDraft };
}

function explainUnread(file: string, error: unknown): Diagnostic {
  if (!(error instanceof TooLarge)) return unreadable(file, error);
  const at = { file: shownPath(file), line: 1, column: 1 };
  const message = `The file is ${error.size} bytes large; at most ${maxBytes} are read.`;
  return finding('yaml/too-large', at, message, { hint: 'Remove it, or split it.' });
}
