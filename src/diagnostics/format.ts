import type { Diagnostic } from './diagnostic.ts';
import type { Format, FormatOptions } from './formatNames.ts';
import { formatGithub } from './formats/github.ts';
import { formatJson } from './formats/json.ts';
import { formatPretty } from './formats/pretty.ts';
import { formatSarif } from './formats/sarif.ts';

const formats = {
  pretty: formatPretty,
  json: formatJson,
  github: formatGithub,
  sarif: formatSarif,
} satisfies Record<Format, (diagnostics: readonly Diagnostic[], options: FormatOptions) => string>;

/** The whole report, in the order given; it ends with a line break. */
export function formatDiagnostics(
  diagnostics: readonly Diagnostic[],
  format: Format,
  options: FormatOptions,
): string {
  return formats[format](diagnostics, options);
}
