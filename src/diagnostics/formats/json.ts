import { countDiagnostics, type Diagnostic, type FormatOptions } from '../diagnostic.ts';

// JSON.stringify does not escape these; terminals obey them.
const unsafe = /[\u007f-\u009f\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** version changes only if a field changes its meaning. */
export function formatJson(diagnostics: readonly Diagnostic[], { summary }: FormatOptions): string {
  const report = {
    version: 1,
    summary: { ...countDiagnostics(diagnostics), ...summary },
    diagnostics,
  };
  const escaped = JSON.stringify(report, null, 2).replace(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${escaped}\n`;
}
