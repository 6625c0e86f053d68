import { printable } from '../../diagnostics/printable.ts';
import { describeResult, groupResults, needsWork, sumUp } from './groups.ts';
import { formatHtml } from './html.ts';
import { formatJunit } from './junit.ts';
import { formatMarkdown } from './markdown.ts';
import type { CheckReport } from './report.ts';

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
