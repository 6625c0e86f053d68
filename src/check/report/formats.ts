import { printable } from '../../diagnostics/printable.ts';
import { describeResult, groupResults, needsWork } from './groups.ts';
import { formatHtml } from './html.ts';
import type { CheckReport, CheckResult } from './report.ts';

export const reportFormats = ['pretty', 'json', 'junit', 'github', 'markdown', 'html'] as const;
export type ReportFormat = (typeof reportFormats)[number];

const formats = {
  pretty: formatPretty,
  json: (report) => `${JSON.stringify(report, null, 2)}\n`,
  junit: formatJunit,
  github: formatGithub,
  markdown: formatMarkdown,
  html: formatHtml,
} satisfies Record<ReportFormat, (report: CheckReport) => string>;

/** The whole report; it ends with a line break. */
export function formatReport(report: CheckReport, format: ReportFormat): string {
  return formats[format](report);
}

function formatPretty(report: CheckReport): string {
  const blocks = groupResults(report.results).map(({ title, results }) => {
    // What is in order is counted; what is not is listed.
    const listed = title.startsWith('Nothing') ? [] : results;
    const lines = listed.map(
      (result) => `  ${result.file}:${result.line}  ${result.id}\n    ${describeResult(result)}`,
    );
    return [`${title}: ${results.length}`, ...lines].join('\n');
  });
  const changes = report.results.filter(({ change }) => change !== null).length;
  const end = report.complete ? '' : ' The run was stopped: the rest was not checked.';
  const written = report.written ? `${changes} changed` : `${changes} would change (--write changes them)`;
  const sum = `${report.results.length} offers checked, ${written}.${end}`;
  return `${printable([...blocks, sum].join('\n\n'), 'lines')}\n`;
}

function formatJunit(report: CheckReport): string {
  const cases = report.results.map((result) => {
    const text = escapeXml(describeResult(result));
    const inner =
      result.verdict === 'skipped'
        ? `<skipped message="${text}"/>`
        : needsWork(result)
          ? `<failure message="${text}" type="${result.verdict}"/>`
          : '';
    const name = `name="${escapeXml(result.id)}" classname="${escapeXml(result.retailer)}"`;
    return `    <testcase ${name} file="${escapeXml(result.file)}" line="${result.line}">${inner}</testcase>\n`;
  });
  const failures = report.results.filter(
    (result) => result.verdict !== 'skipped' && needsWork(result),
  ).length;
  const skipped = report.results.filter(({ verdict }) => verdict === 'skipped').length;
  const counts = `tests="${report.results.length}" failures="${failures}" skipped="${skipped}" errors="0"`;
  const suite = `  <testsuite name="guides check" ${counts} timestamp="${report.started}">\n${cases.join('')}  </testsuite>\n`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suite}</testsuites>\n`;
}

/** Workflow commands for what needs work. */
function formatGithub({ results }: CheckReport): string {
  const escape = (text: string) =>
    printable(text, 'lines').replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
  return results
    .filter(needsWork)
    .map((result) => {
      const file = escape(result.file).replace(/:/g, '%3A').replace(/,/g, '%2C');
      const level = result.error ? 'error' : 'warning';
      return `::${level} file=${file},line=${result.line},title=guides check::${escape(`${result.id} ${describeResult(result)}`)}\n`;
    })
    .join('');
}

function formatMarkdown(report: CheckReport): string {
  const cell = (text: string) =>
    printable(text)
      .replace(/[\\`*_[\]<>|]/g, (mark) => `\\${mark}`)
      .replace(/\n/g, ' ');
  const row = (result: CheckResult) =>
    `| ${cell(result.id)} | ${cell(result.retailer)} | ${cell(describeResult(result))} |\n`;
  const tables = groupResults(report.results).map(
    ({ title, results }) =>
      `## ${title} (${results.length})\n\n| offer | shop | found |\n| --- | --- | --- |\n${results.map(row).join('')}`,
  );
  return `# Link check of ${report.started}\n\n${tables.join('\n')}`;
}

function escapeXml(text: string): string {
  return printable(text)
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}
