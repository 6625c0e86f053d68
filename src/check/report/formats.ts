import { printable } from '../../diagnostics/printable.ts';
import { describeResult, groupResults, needsWork, sumUp, escapeMarkup } from './groups.ts';
import { formatHtml } from './html.ts';
import { formatMarkdown } from './markdown.ts';
import type { CheckReport, CheckResult } from './report.ts';

export const reportFormats = ['pretty', 'json', 'junit', 'github', 'markdown', 'html'] as const;
export type ReportFormat = (typeof reportFormats)[number];

const formats = {
  pretty: formatPrettyReport,
  json: (report) => `${JSON.stringify(report, null, 2)}\n`,
  junit: formatJunit,
  github: formatGithubReport,
  markdown: formatMarkdown,
  html: formatHtml,
} satisfies Record<ReportFormat, (report: CheckReport) => string>;

export function formatReport(report: CheckReport, format: ReportFormat): string {
  return formats[format](report);
}

function formatPrettyReport(report: CheckReport): string {
  const groups = groupResults(report.results);
  const blocks = groups
    .filter(({ due }) => due !== 'never')
    .map(({ title, results }) => {
      const lines = results.flatMap((result) => [
        `  ${printable(`${result.file}:${result.line}  ${result.id}`)}`,
        `    ${printable(describeResult(result))}`,
      ]);
      return [title, ...lines].join('\n');
    });
  const table = groups.map(({ title, results }) => `${String(results.length).padStart(6)}  ${title}`);
  const parts = [...blocks, ...(table.length === 0 ? [] : [table.join('\n')]), sumUp(report)];
  return `${parts.join('\n\n')}\n`;
}

function formatGithubReport({ results, failure }: CheckReport): string {
  const whole = failure === null ? '' : `::error title=guides check::${escapeMessage(failure.message)}\n`;
  const single = results.filter(needsWork).map((result) => {
    const { id, file, line, error } = result;
    const location = `file=${escapeProperty(file)},line=${line},title=${escapeProperty(`guides check ${id}`)}`;
    return `::${error ? 'error' : 'warning'} ${location}::${escapeMessage(describeResult(result))}\n`;
  });
  return whole + single.join('');
}

/** Line breaks have already become \u{a}; only the escape itself remains to be escaped. */
function escapeMessage(text: string): string {
  return printable(text).replace(/%/g, '%25');
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}

/** Valid for Jenkins' junit-10.xsd, which has no field for a file: the failure's text has it. */
function formatJunit({ results, started, finished, failure }: CheckReport): string {
  const failed = failure === null ? 0 : 1;
  const failures = results.filter((result) => outcomeOf(result) === 'failure').length + failed;
  const skipped = results.filter((result) => outcomeOf(result) === 'skipped').length;
  const seconds = Math.max(0, (Date.parse(finished) - Date.parse(started)) / 1000);
  const time = (Number.isFinite(seconds) ? seconds : 0).toFixed(3);
  const counts = `tests="${results.length + failed}" failures="${failures}" errors="0"`;
  // The schema's time has neither fractions nor a zone.
  const timestamp = escapeMarkup(started.slice(0, 19));
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="guides check" ${counts} time="${time}">
  <testsuite name="guides check" ${counts} skipped="${skipped}" time="${time}" timestamp="${timestamp}">
${failure === null ? '' : formatFailure(failure)}${results.map(formatCase).join('')}  </testsuite>
</testsuites>
`;
}

function outcomeOf(result: CheckResult): 'failure' | 'skipped' | 'passed' {
  if (needsWork(result)) return 'failure';
  return result.verdict === 'skipped' ? 'skipped' : 'passed';
}

function kindOf({ error, verdict, held }: CheckResult): string {
  if (error) return verdict;
  return held === null ? 'tag-lost' : 'held-back';
}

function formatCase(result: CheckResult): string {
  const { id, retailer, file, line, url } = result;
  const text = escapeMarkup(describeResult(result));
  const start = `    <testcase name="${escapeMarkup(id)}" classname="${escapeMarkup(retailer)}" time="0"`;
  switch (outcomeOf(result)) {
    case 'failure':
      return `${start}>
      <failure message="${text}" type="${kindOf(result)}">${escapeMarkup(`${file}:${line}`)}
${escapeMarkup(url)}
${text}</failure>
    </testcase>\n`;
    case 'skipped':
      return `${start}><skipped message="${text}"/></testcase>\n`;
    case 'passed':
      return `${start}/>\n`;
  }
}

function formatFailure({ code, message }: NonNullable<CheckReport['failure']>): string {
  return `    <testcase name="the whole run" classname="guides check" time="0"><failure message="${escapeMarkup(message)}" type="${escapeMarkup(code)}"/></testcase>\n`;
}
