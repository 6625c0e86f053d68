import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/**
 * published: the site is in place. findings: the audit objected. refused: it could not run. interrupted: the signal
 * came in time. Only published, or refused with begun, has changed the output folder.
 */
export type BuildOutcome = 'published' | 'findings' | 'refused' | 'interrupted';

/** What happened to one file; size in bytes, 0 for a removed file. */
export interface BuiltFile {
  path: string;
  state: 'written' | 'unchanged' | 'removed';
  bytes: number;
  /** What has changed since the build before, where the file was made again. */
  why?: string;
}

/** What a build did. bytes is the size of the whole site, milliseconds the time it took. */
export interface BuildResult {
  outcome: BuildOutcome;
  /** true once files have begun to be put in place. */
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
