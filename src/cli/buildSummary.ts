import { countDiagnostics } from '../diagnostics/diagnostic.ts';
import type { BuildResult } from '../site/buildResult.ts';

/** What the summary says besides the result. label and dataLabel name the folders; next is what to do now. */
export interface SummaryFacts {
  label: string;
  dataLabel: string;
  baseUrl: string;
  next: string;
}

/** The end of a build that went well, for the person who started it. */
export function formatBuildSummary(result: BuildResult, facts: SummaryFacts, color: boolean): string {
  const { pages, written, unchanged, removed, bytes, milliseconds } = result;
  const { warnings } = countDiagnostics(result.diagnostics);
  const loud = (text: string) => (color ? `\u001b[1;33m${text}\u001b[0m` : text);
  const rows = [
    ['pages', String(pages)],
    ['files', `${written} written, ${unchanged} unchanged, ${removed} removed`],
    ['size', formatBytes(bytes)],
    ['warnings', String(warnings)],
    ['time', `${(milliseconds / 1000).toFixed(1)} s`],
  ];
  return [
    `The site is in ${facts.label}/.`,
    '',
    ...rows.map(([name = '', value = '']) => `  ${name.padEnd(9)} ${value}`),
    '',
    ...(isExampleHost(facts.baseUrl)
      ? [
          loud(
            `NOT READY TO PUBLISH: the site's address is still ${facts.baseUrl}, which belongs to nobody.`,
          ),
          `Set base_url in ${facts.dataLabel}/site.yaml, or build with --base-url https://your-domain.`,
          '',
        ]
      : []),
    `Next: ${facts.next}`,
    '',
  ].join('\n');
}

/** For programs: one object. version changes only when a field changes its meaning. */
export function formatBuildJson(result: BuildResult, facts: Pick<SummaryFacts, 'label' | 'baseUrl'>): string {
  const { diagnostics, files, ...counts } = result;
  const report = {
    version: 1,
    out: facts.label,
    base_url: facts.baseUrl,
    ...counts,
    summary: countDiagnostics(diagnostics),
    diagnostics,
    files,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

// https://www.rfc-editor.org/rfc/rfc2606: nobody can own these.
function isExampleHost(baseUrl: string): boolean {
  return /\.(?:example|test|invalid)$/.test(new URL(baseUrl).hostname);
}

function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(0)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
