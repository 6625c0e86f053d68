import { printable } from '../../diagnostics/printable.ts';
import { describeResult, needsWork } from './groups.ts';
import type { CheckReport } from './report.ts';

/** Workflow commands for results that need work: one annotation each, at the offer's address. */
export function formatGithubReport({ results }: CheckReport): string {
  return results
    .filter(needsWork)
    .map((result) => {
      const { id, file, line, error } = result;
      const place = `file=${escapeProperty(file)},line=${line},title=${escapeProperty(`guides check ${id}`)}`;
      return `::${error ? 'error' : 'warning'} ${place}::${escapeMessage(describeResult(result))}\n`;
    })
    .join('');
}

/** Line breaks have already become \u{a}; only the escape itself remains to be escaped. */
function escapeMessage(text: string): string {
  return printable(text).replace(/%/g, '%25');
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}
