import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/**
 * published: the site is in place. findings: the audit objected. refused: it could not run. interrupted: the signal
 * came in time. Only published, or refused with begun, has changed the output folder.
 */
export type BuildOutcome = 'published' | 'findings' | 'refused' | 'interrupted';

export interface BuiltFile {
  path: string;
  state: 'written' | 'unchanged' | 'removed';
  bytes: number;
  why?: string;
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
}
