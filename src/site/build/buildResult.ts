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
  diagnostics: Diagnostic[];
  files: BuiltFile[];
  hash: string;
}

export function emptyBuild(outcome: BuildOutcome, diagnostics: readonly Diagnostic[] = []): BuildResult {
  return { outcome, begun: false, pages: 0, diagnostics: [...diagnostics], files: [], hash: '' };
}

export function countFiles({ files }: BuildResult) {
  const count = (state: BuiltFile['state']) => files.filter((file) => file.state === state).length;
  return {
    written: count('written'),
    unchanged: count('unchanged'),
    removed: count('removed'),
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
