import { countDiagnostics } from '../diagnostics/diagnostic.ts';
import type { Placeholder } from '../content/placeholders.ts';
import type { BuildResult } from '../site/buildResult.ts';

/** Facts for the summary besides the result. label and dataLabel name the folders; next is the next command. */
export interface SummaryFacts {
  label: string;
  dataLabel: string;
  baseUrl: string;
  /** The site's own address, where this is a copy that is built for another one. */
  copyOf: string | null;
  /** Fields that the owner has not filled in yet. */
  placeholders: readonly Placeholder[];
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
    ...describeCopy(facts, loud),
    ...notReady(facts).flatMap(({ reason, remedy }) => [loud(`NOT READY TO PUBLISH: ${reason}`), remedy, '']),
    `Next: ${facts.next}`,
    '',
  ].join('\n');
}

/** Says that this build is a copy, so that nobody publishes a noindex site by mistake. */
function describeCopy(
  { copyOf, baseUrl, dataLabel }: SummaryFacts,
  loud: (text: string) => string,
): string[] {
  if (copyOf === null) return [];
  return [
    loud(`This is a copy for ${baseUrl}: pages are noindex, no sitemap.`),
    `The site's own address is ${copyOf} (base_url in ${dataLabel}/site.yaml).`,
    '',
  ];
}

/** The site's unfilled fields. The data is valid without them, so they are no findings. */
function notReady({ placeholders, dataLabel }: Omit<SummaryFacts, 'next'>) {
  return placeholders.map(({ file, field, value }) => {
    const remedy = `Fill in ${field} in ${dataLabel}/${file}.`;
    if (field === 'base_url')
      return {
        reason: `the site's address is still ${value}, which belongs to nobody.`,
        remedy: `Set base_url in ${dataLabel}/site.yaml, or build with --base-url https://your-domain.`,
      };
    return value === null
      ? {
          reason: 'the newsletter form has nowhere to send an address to, and says that it is a preview.',
          remedy,
        }
      : { reason: `${field} is still ${value}, which reaches nobody.`, remedy };
  });
}

/** For programs: one object. version changes only when a field changes its meaning. */
export function formatBuildJson(result: BuildResult, facts: Omit<SummaryFacts, 'next'>): string {
  const { diagnostics, files, ...counts } = result;
  const report = {
    version: 1,
    out: facts.label,
    base_url: facts.baseUrl,
    copy_of: facts.copyOf,
    not_ready: notReady(facts).map(({ reason }) => reason),
    ...counts,
    summary: countDiagnostics(diagnostics),
    diagnostics,
    files,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(0)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
