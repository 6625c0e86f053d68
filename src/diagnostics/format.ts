import type { Diagnostic, FormatOptions } from './diagnostic.ts';
import { formatGithub } from './formats/github.ts';
import { formatJson } from './formats/json.ts';
import { formatPretty } from './formats/pretty.ts';
import { formatSarif } from './formats/sarif.ts';

const formats = {
  pretty: formatPretty,
  json: formatJson,
  github: formatGithub,
  sarif: formatSarif,
} satisfies Record<string, (diagnostics: readonly Diagnostic[], options: FormatOptions) => string>;

export type Format = keyof typeof formats;
export const formatNames = Object.keys(formats);

export function formatDiagnostics(
  diagnostics: readonly Diagnostic[],
  format: Format,
  options: FormatOptions,
): string {
  return formats[format](diagnostics, options);
}
