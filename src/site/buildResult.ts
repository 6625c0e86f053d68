import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/**
 * published: the site is in place. findings: the audit objected. refused: it could not run. interrupted: the signal
 * came in time. Only published, or refused with begun, has changed the output folder.
 */
export type BuildOutcome = 'published' | 'findings' | 'refused' | 'interrupted';

/** The change to one file; size in bytes, 0 for a removed file. */
export interface BuiltFile {
  path: string;
  state: 'written' | 'unchanged' | 'removed';
  bytes: number;
  /** The part that has changed since the previous build, if the file was made again. */
  why?: string;
}

/** The result of a build. bytes is the size of the whole site, milliseconds the build time. */
export interface BuildResult {
  outcome: BuildOutcome;
  /** true once the build has started to put files in place. */
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
