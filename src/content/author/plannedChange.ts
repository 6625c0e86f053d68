/** What a command would do to the data folder. Paths as they are opened. */
export interface PlannedChange {
  /** New texts of files; a new file where there was none. */
  write: ReadonlyMap<string, string>;
  /** From, to; written under the new name with the text in write. */
  rename: readonly (readonly [from: string, to: string])[];
  remove: readonly string[];
  /** What a person has to look at afterwards, with its place. */
  notes: readonly string[];
}
