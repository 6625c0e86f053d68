import { cp, mkdtemp, readFile, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { loadContent } from '../content.ts';
import { findFiles, type FoundFile } from '../findFiles.ts';
import { shownPath } from '../shownPath.ts';
import { openSource, type Source } from '../source.ts';
import { withAddresses, type PublishedAddresses } from '../state/addresses.ts';

/** A YAML file of the data as it is on disk. */
export interface DataFile extends FoundFile {
  source: Source;
}

/** Every YAML file of a data folder. */
export async function readDataFiles(dir: string): Promise<DataFile[]> {
  const { yaml } = await findFiles(dir);
  return Promise.all(
    yaml.map(async (file) => ({
      ...file,
      source: openSource(shownPath(file.path), await readFile(file.path, 'utf8')),
    })),
  );
}

/** The changes that a command would make to the data folder. Paths as they are opened. */
export interface PlannedChange {
  /** New texts of files; a new file if there was none. */
  write: ReadonlyMap<string, string>;
  /** From, to; written under the new name with the text in write. */
  rename: readonly (readonly [from: string, to: string])[];
  remove: readonly string[];
  /** Things to look at afterwards, each with its location. */
  notes: readonly string[];
}

/** Why a change cannot be made, and what to do. */
export interface Refused {
  refused: string;
  hint: string;
}

/** The change with addresses of the site remembered as published in data/state/addresses.json. */
export function rememberAddresses(
  change: PlannedChange,
  known: PublishedAddresses,
  published: readonly string[],
): PlannedChange {
  const text = withAddresses(known, published);
  return text === null ? change : { ...change, write: new Map([...change.write, [known.file, text]]) };
}

/** The errors that valid data would have after a change on a day (YYYY-MM-DD). Looks at a copy of the data folder. */
export async function errorsAfter(
  dir: string,
  { write, rename, remove }: PlannedChange,
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
