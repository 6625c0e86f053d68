import { printable } from '../../diagnostics/printable.ts';
import { describeResult, groupResults, sumUp, type Group } from './groups.ts';
import type { CheckReport, CheckResult } from './report.ts';

/** A pull request's body takes 65,536 characters. */
const mostRows = 60;
const mostText = 400;

/** For the body of a pull request: what to do, how many, and each that somebody has to look at. */
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
  const rows = results.slice(0, mostRows).map(formatRow).join('');
  const more = results.length > mostRows ? `\nAnd ${results.length - mostRows} more.\n` : '';
  return `## ${escapeCell(title)}\n\n| offer | shop | found |\n| --- | --- | --- |\n${rows}${more}`;
}

function formatRow(result: CheckResult): string {
  const text = describeResult(result);
  const found = text.length > mostText ? `${text.slice(0, mostText - 1)}…` : text;
  return `| ${escapeCell(result.id)} | ${escapeCell(result.retailer)} | ${escapeCell(found)} |\n`;
}

/** Text that is only text: no markup, no cell, no link, and nobody is called by their name. */
function escapeCell(text: string): string {
  return (
    printable(text)
      .replace(/[\\`*_~[\](){}<>|&$!^]/g, (mark) => `\\${mark}`)
      // Addresses become links by themselves.
      .replace(/:\/\//g, '\\://')
      .replace(/\bwww\./gi, (start) => `${start.slice(0, 3)}\\.`)
      // So do people and issues, whatever stands before them.
      .replace(/[@#](?=\w)/g, (mark) => `${mark}\u200b`)
  );
}
