import { sha256 } from '../../platform/hash.ts';
import { noMemo, type Memo } from '../../platform/memo.ts';
import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { DataFiles } from '../../domain/data.ts';
import { unreadable, type FoundFile } from './findFiles.ts';
import type { Kind } from '../schema/kinds.ts';
import { readSmallFileSync, TooLarge, shownPath } from './readFile.ts';
import type { AcceptedFile } from './siteFiles.ts';
import { maxBytes, parseYaml } from '../yaml/parse.ts';
import { readPlain } from '../yaml/readPlain.ts';

export interface ParsedFile {
  /** Null if the schema rejects the file, or the system refuses to read it. */
  accepted: AcceptedFile | null;
  diagnostics: Diagnostic[];
  isDraft: boolean;
}

interface ParsedData {
  data: unknown;
  isDraft: boolean;
  diagnostics: Diagnostic[];
}

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
    // Diagnostics name the file, and another file may have the same content.
    (parsed) => parsed.diagnostics.length === 0,
  );
  const accepted = data === null ? null : ({ ...file, hash, data } as AcceptedFile);
  return { accepted, diagnostics, isDraft };
}

/** A draft that the schema rejects, with its gaps filled; null if that isn't enough. */
export async function fillDraft(file: FoundFile): Promise<AcceptedFile | null> {
  const bytes = readSmallFileSync(file.path, maxBytes);
  const { data } = parseYaml(shownPath(file.path), bytes);
  const { fillGaps } = await import('../schema/fillGaps.ts');
  const filled = data === null ? null : fillGaps(file.kind, data);
  return filled === null ? null : ({ ...file, hash: sha256(bytes), data: filled } as AcceptedFile);
}

/** The data is null if the schema rejects the file. */
export async function readData<K extends Kind>(
  kind: K,
  file: FoundFile,
): Promise<{ data: DataFiles[K] | null; diagnostics: Diagnostic[] }> {
  const { accepted, diagnostics } = await parseFile(file, noMemo);
  return { data: accepted?.kind === kind ? (accepted.data as DataFiles[K]) : null, diagnostics };
}

async function parseAndCheck({ kind, path }: FoundFile, bytes: Uint8Array): Promise<ParsedData> {
  // The file may not parse.
  const isDraft = /^status:\s*['"]?draft\b/m.test(Buffer.from(bytes).toString());
  // Loading the schemas takes a tenth of a second, which a run without changes saves.
  const { acceptData } = await import('../schema/accept.ts');
  const plain = acceptData(kind, readPlain(bytes));
  if (plain !== null) return { data: plain, diagnostics: [], isDraft };
  const parsed = parseYaml(shownPath(path), bytes);
  const { checkSchema } = await import('../schema/check.ts');
  const { data, diagnostics } = checkSchema(kind, parsed);
  return { data, diagnostics: [...parsed.diagnostics, ...diagnostics], isDraft };
}

function explainUnread(file: string, error: unknown): Diagnostic {
  if (!(error instanceof TooLarge)) return unreadable(file, error);
  const message = `The file has ${error.size} bytes; at most ${maxBytes} are read.`;
  return diagnostic('yaml/too-large', shownPath(file), message, 'Remove it, or split it.');
}
