import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

/**
 * published: the site is in place. findings: the audit found errors. refused: it could not run. interrupted: a
 * signal came in time. Only published, or refused with begun, has changed the output folder.
 */
export type BuildOutcome = 'published' | 'findings' | 'refused' | 'interrupted';

export interface BuiltFile {
  path: string;
  state: 'written' | 'unchanged' | 'removed';
  bytes: number;
}

export interface BuildResult {
  outcome: BuildOutcome;
  begun: boolean;
  pages: number;
  written: number;
  unchanged: number;
  removed: number;
  bytes: number;
  milliseconds: number;
  diagnostics: Diagnostic[];
  files: BuiltFile[];
  /** Of the contents of all files of the site. */
  hash: string;
}

export function emptyBuild(outcome: BuildOutcome, diagnostics: readonly Diagnostic[] = []): BuildResult {
  const counts = { pages: 0, written: 0, unchanged: 0, removed: 0, bytes: 0, milliseconds: 0 };
  return { outcome, begun: false, ...counts, diagnostics: [...diagnostics], files: [], hash: '' };
}
