import { printable } from '../../diagnostics/printable.ts';
import { describeResult, groupResults, needsWork, sumUp, escapeMarkup, type Group } from './groups.ts';
import { formatHtml } from './html.ts';
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
  const failures = results.filter(needsWork).length + failed;
  const skipped = results.filter((result) => !needsWork(result) && result.verdict === 'skipped').length;
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

function formatCase(result: CheckResult): string {
  const { id, retailer, file, line, url, error, verdict, held } = result;
  const text = escapeMarkup(describeResult(result));
  const start = `    <testcase name="${escapeMarkup(id)}" classname="${escapeMarkup(retailer)}" time="0"`;
  const kind = error ? verdict : held === null ? 'tag-lost' : 'held-back';
  if (needsWork(result))
    return `${start}>
      <failure message="${text}" type="${kind}">${escapeMarkup(`${file}:${line}`)}
${escapeMarkup(url)}
${text}</failure>
    </testcase>\n`;
  return verdict === 'skipped' ? `${start}><skipped message="${text}"/></testcase>\n` : `${start}/>\n`;
}

function formatFailure({ code, message }: NonNullable<CheckReport['failure']>): string {
  return `    <testcase name="the whole run" classname="guides check" time="0"><failure message="${escapeMarkup(message)}" type="${escapeMarkup(code)}"/></testcase>\n`;
}

/** GitHub allows 65,536 characters in a pull request's body; the nightly run adds the price changes. */
const maxLength = 50_000;
const maxTextLength = 400;

function formatMarkdown(report: CheckReport): string {
  const groups = groupResults(report.results);
  const sums = groups.map(({ title, results }) => `| ${escapeCell(title)} | ${results.length} |\n`);
  const head = [
    `# Link check of ${escapeCell(report.started.slice(0, 10))}\n\n${escapeCell(sumUp(report))}\n`,
    ...(sums.length === 0 ? [] : [`| what to do | offers |\n| --- | ---: |\n${sums.join('')}`]),
  ];
  let room = maxLength - head.join('\n').length;
  const tables = groups
    .filter(({ due }) => due !== 'never')
    .map((group) => {
      const table = formatGroup(group, room);
      room -= table.length + 1;
      return table;
    });
  return [...head, ...tables].join('\n');
}

/** The most urgent groups come first, and get the space. */
function formatGroup({ title, results }: Group, room: number): string {
  const head = `## ${escapeCell(title)}\n\n`;
  const columns = '| offer | shop | found |\n| --- | --- | --- |\n';
  const rows: string[] = [];
  let length = head.length + columns.length + 40;
  for (const result of results) {
    const row = formatRow(result);
    length += row.length;
    if (length > room) break;
    rows.push(row);
  }
  const left = results.length - rows.length;
  const more = left === 0 ? '' : `${rows.length === 0 ? '' : '\nAnd '}${left} more.\n`;
  return head + (rows.length === 0 ? '' : columns + rows.join('')) + more;
}

function formatRow(result: CheckResult): string {
  const text = describeResult(result);
  const found = text.length > maxTextLength ? `${text.slice(0, maxTextLength - 1)}…` : text;
  return `| ${escapeCell(result.id)} | ${escapeCell(result.retailer)} | ${escapeCell(found)} |\n`;
}

/** Escapes text: no markup, no cell, no link, and no mention of users. */
function escapeCell(text: string): string {
  return (
    printable(text)
      .replace(/[\\`*_~[\](){}<>|&$!^]/g, (mark) => `\\${mark}`)
      // Addresses become links automatically.
      .replace(/:\/\//g, '\\://')
      .replace(/\bwww\./gi, (start) => `${start.slice(0, 3)}\\.`)
      // So do users and issues, whatever precedes them.
      .replace(/[@#](?=\w)/g, (mark) => `${mark}\u200b`)
  );
}
