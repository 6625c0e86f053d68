import { printable } from '../../diagnostics/printable.ts';
import { describeResult, groupResults, sumUp } from './groups.ts';
import type { CheckReport } from './report.ts';

/** For a terminal: the problems, then a table of tasks. */
export function formatPrettyReport(report: CheckReport): string {
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
