import { cp, mkdtemp, readFile, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { loadContent } from '../content.ts';
import { findFiles, type FoundFile } from '../load/findFiles.ts';
import { editYaml, type Edit } from '../yaml/edit.ts';
import { openSource, type Source } from '../yaml/source.ts';
import { shownPath } from '../load/readFile.ts';

export interface DataFile extends FoundFile {
  source: Source;
}

export async function readDataFiles(dir: string): Promise<DataFile[]> {
  const { yaml } = await findFiles(dir);
  return Promise.all(yaml.map(async (file) => ({ ...file, source: await readSource(file.path) })));
}

export async function readSource(path: string): Promise<Source> {
  return openSource(shownPath(path), await readFile(path, 'utf8'));
}

export interface PlannedChange {
  write: ReadonlyMap<string, string>;
  /** From, to; written under the new name with the text in write. */
  rename?: readonly (readonly [from: string, to: string])[];
  remove?: readonly string[];
  notes?: readonly string[];
}

export interface Refused {
  refused: string;
  hint: string;
}

/** The new texts of the files that the edits change, by path; refused if one of them cannot be edited. */
export function editFiles(
  files: readonly DataFile[],
  editsOf: (file: DataFile) => readonly Edit[],
): { write: Map<string, string> } | Refused {
  const write = new Map<string, string>();
  for (const file of files) {
    const { path, source } = file;
    const edits = editsOf(file);
    const text = edits.length === 0 ? source.text : editYaml(source, edits);
    if (text === null)
      return {
        refused: `${source.file} cannot be edited by this command. Nothing was changed.`,
        hint: 'guides validate may name the reason; otherwise write each field of this file on a line of its own.',
      };
    if (text !== source.text) write.set(path, text);
  }
  return { write };
}

/** The errors that a change would cause in valid data on a day (YYYY-MM-DD). Checks a copy of the data folder. */
export async function errorsAfter(
  dir: string,
  { write, rename = [], remove = [] }: PlannedChange,
  today: string,
): Promise<Diagnostic[]> {
  const copy = await mkdtemp(join(tmpdir(), 'guides-'));
  try {
    await cp(dir, copy, { recursive: true });
    const inCopy = (file: string) => join(copy, relative(dir, file));
    for (const file of [...remove, ...rename.map(([from]) => from)]) await unlink(inCopy(file));
    for (const [file, text] of write) await writeFile(inCopy(file), text);
    const { diagnostics } = await loadContent(copy, { today });
    return diagnostics.filter(({ severity }) => severity === 'error');
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
