import { printable } from '../../diagnostics/printable.ts';
import { describeResult, groupResults, sumUp, type Group } from './groups.ts';
import type { CheckReport, CheckResult } from './report.ts';

/** GitHub allows 65,536 characters in a pull request's body; the nightly run adds the price changes. */
const maxLength = 50_000;
const maxTextLength = 400;

export function formatMarkdown(report: CheckReport): string {
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
