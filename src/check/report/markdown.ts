import { printable } from '../../diagnostics/printable.ts';
import { describeResult, groupResults, sumUp, type Group } from './groups.ts';
import type { CheckReport, CheckResult } from './report.ts';

/** The maximum length of a pull request's body is 65,536 characters. */
const maxRows = 60;
const maxTextLength = 400;

/** For the body of a pull request: the tasks, the counts, and each result that needs somebody. */
export function formatMarkdown(report: CheckReport): string {
  const groups = groupResults(report.results);
  const sums = groups.map(({ title, results }) => `| ${escapeCell(title)} | ${results.length} |\n`);
  const parts = [
    `# Link check of ${escapeCell(report.started.slice(0, 10))}\n\n${escapeCell(sumUp(report))}\n`,
    ...(sums.length === 0 ? [] : [`| what to do | offers |\n| --- | ---: |\n${sums.join('')}`]),
    ...groups.filter(({ due }) => due !== 'never').map(formatGroup),
  ];
  return parts.join('\n');
}

function formatGroup({ title, results }: Group): string {
  const rows = results.slice(0, maxRows).map(formatRow).join('');
  const more = results.length > maxRows ? `\nAnd ${results.length - maxRows} more.\n` : '';
  return `## ${escapeCell(title)}\n\n| offer | shop | found |\n| --- | --- | --- |\n${rows}${more}`;
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
