import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Placeholder } from '../content/placeholders.ts';
import type { formatDiagnostics } from '../diagnostics/format.ts';
import type { BuildResult } from '../site/buildResult.ts';
import { formatBuildJson, formatBuildSummary } from './buildSummary.ts';
import { wantsColor } from './color.ts';
import { commandLine } from './commandLine.ts';

export type BuildFormat = 'pretty' | 'json';

/** Facts for a report besides the result. label and dataLabel name the two folders. */
export interface BuildView {
  format: BuildFormat;
  label: string;
  dataLabel: string;
  baseUrl: string;
  copyOf: string | null;
  placeholders: readonly Placeholder[];
  /** How many files of data were looked at. */
  files: number;
  formatDiagnostics: typeof formatDiagnostics;
}

/** For data that no site can be made of. */
export function printNotBuilt(diagnostics: Diagnostic[], view: BuildView): void {
  const counts = { pages: 0, written: 0, unchanged: 0, removed: 0, bytes: 0, milliseconds: 0, files: [] };
  const result: BuildResult = { ...counts, outcome: 'findings', begun: false, diagnostics };
  if (view.format === 'json') process.stdout.write(formatBuildJson(result, view));
  else printFindings(result, view);
}

/** Findings first, then what was done. */
export function printBuild(result: BuildResult, view: BuildView): void {
  if (view.format === 'json') {
    process.stdout.write(formatBuildJson(result, view));
    return;
  }
  if (result.outcome === 'interrupted') {
    process.stderr.write(`Stopped. ${view.label}/ was not changed.\n`);
    return;
  }
  if (result.diagnostics.length > 0) printFindings(result, view);
  if (result.outcome !== 'published') return;
  const gap = result.diagnostics.length > 0 ? '\n' : '';
  const summary = formatBuildSummary(
    result,
    { ...view, next: commandLine(`serve${view.label === 'dist' ? '' : ` ${view.label}`}`) },
    wantsColor(process.stdout, process.env),
  );
  process.stdout.write(gap + summary);
}

function printFindings(result: BuildResult, { files, label, formatDiagnostics }: BuildView): void {
  const unchanged = result.outcome !== 'published' && !result.begun;
  const note = unchanged ? { note: `${label}/ was not changed.` } : {};
  const color = wantsColor(process.stdout, process.env);
  const text = formatDiagnostics(result.diagnostics, 'pretty', { color, summary: { files, ...note } });
  process.stdout.write(text);
}
