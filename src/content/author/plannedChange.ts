import { withAddresses, type PublishedAddresses } from '../state/addresses.ts';

/** The changes that a command would make to the data folder. Paths as they are opened. */
export interface PlannedChange {
  /** New texts of files; a new file where there was none. */
  write: ReadonlyMap<string, string>;
  /** From, to; written under the new name with the text in write. */
  rename: readonly (readonly [from: string, to: string])[];
  remove: readonly string[];
  /** Things to look at afterwards, each with its place. */
  notes: readonly string[];
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
