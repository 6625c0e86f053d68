import { countDiagnostics } from '../diagnostics/diagnostic.ts';
import type { Placeholder } from '../content/placeholders.ts';
import { formatDiagnostics } from '../diagnostics/format.ts';
import { countFiles, type BuildResult } from '../site/build/buildResult.ts';
import { wantsColor, commandLine } from './options.ts';
import { isReservedOrigin } from '../domain/deployment.ts';

export type BuildFormat = 'pretty' | 'json';

export interface BuildView {
  format: BuildFormat;
  label: string;
  dataLabel: string;
  baseUrl: string;
  copyOf: string | null;
  placeholders: readonly Placeholder[];
  files: number;
  /** Why the prices from Amazon’s API are left out; null if they are not, or if there are none. */
  amazonOff: string | null;
  milliseconds: number;
}

export function printBuild(result: BuildResult, view: BuildView): void {
  if (view.format === 'json') {
    process.stdout.write(formatBuildJson(result, view));
    return;
  }
  if (result.outcome === 'interrupted') {
    process.stderr.write(`Stopped. ${view.label}/ was not changed.\n`);
    return;
  }
  if (result.diagnostics.length > 0) printDiagnostics(result, view);
  if (result.outcome !== 'published') return;
  const gap = result.diagnostics.length > 0 ? '\n' : '';
  process.stdout.write(gap + formatBuildSummary(result, view));
}

function printDiagnostics(result: BuildResult, { files, label }: BuildView): void {
  const unchanged = result.outcome !== 'published' && !result.begun;
  const note = unchanged ? { note: `${label}/ was not changed.` } : {};
  const view = { color: wantsColor(process.stdout, process.env), summary: { files, ...note } };
  process.stdout.write(formatDiagnostics(result.diagnostics, 'pretty', view));
}

function formatBuildSummary(result: BuildResult, view: BuildView): string {
  const { written, unchanged, removed, bytes } = countFiles(result);
  const { warnings } = countDiagnostics(result.diagnostics);
  const color = wantsColor(process.stdout, process.env);
  const loud = (text: string) => (color ? `\u001b[1;33m${text}\u001b[0m` : text);
  const rows = [
    ['pages', String(result.pages)],
    ['files', `${written} written, ${unchanged} unchanged, ${removed} removed`],
    ['size', formatBytes(bytes)],
    ['warnings', String(warnings)],
    ['time', `${(view.milliseconds / 1000).toFixed(1)} s`],
  ];
  return [
    `The site is in ${view.label}/.`,
    '',
    ...rows.map(([name = '', value = '']) => `  ${name.padEnd(9)} ${value}`),
    '',
    ...(view.amazonOff === null ? [] : [`Amazon’s prices are left out: ${view.amazonOff}.`, '']),
    ...describeCopy(view, loud),
    ...notReady(view).flatMap(({ reason, remedy }) => [loud(`NOT READY TO PUBLISH: ${reason}`), remedy, '']),
    `Next: ${commandLine(`serve${view.label === 'dist' ? '' : ` ${view.label}`}`)}`,
    '',
  ].join('\n');
}

/** Keeps people from publishing a noindex copy by mistake. */
function describeCopy({ copyOf, baseUrl, dataLabel }: BuildView, loud: (text: string) => string): string[] {
  if (copyOf === null) return [];
  return [
    loud(`This is a copy for ${baseUrl}: pages are noindex, no sitemap.`),
    `The site's own address is ${copyOf} (base_url in ${dataLabel}/site.yaml).`,
    '',
  ];
}

function notReady({ placeholders, dataLabel, baseUrl }: BuildView) {
  const form = isReservedOrigin(baseUrl) ? 'readers see it marked as a preview' : 'readers do not see it';
  return placeholders.map(({ file, field, value }) => {
    const remedy = `Fill in ${field} in ${dataLabel}/${file}.`;
    if (field === 'base_url')
      return {
        reason: `the site's address is still ${value}, which nobody owns.`,
        remedy: `Set base_url in ${dataLabel}/site.yaml, or build with --base-url https://your-domain.`,
      };
    return value === null
      ? {
          reason: `the newsletter form has no endpoint, so ${form}.`,
          remedy,
        }
      : { reason: `${field} is still ${value}, which reaches nobody.`, remedy };
  });
}

/** JSON for programs. version changes only if a field changes its meaning. */
function formatBuildJson(result: BuildResult, facts: BuildView): string {
  const { diagnostics, files, outcome, begun, pages } = result;
  const report = {
    version: 1,
    out: facts.label,
    base_url: facts.baseUrl,
    copy_of: facts.copyOf,
    amazon_off: facts.amazonOff,
    not_ready: notReady(facts).map(({ reason }) => reason),
    ...{ outcome, begun, pages },
    ...countFiles(result),
    milliseconds: facts.milliseconds,
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
