import { printable } from '../../diagnostics/printable.ts';
import { describeResult, needsWork } from './groups.ts';
import type { CheckReport } from './report.ts';

/** Workflow commands for what needs work: one annotation each, beside the offer's address. */
export function formatGithub({ results }: CheckReport): string {
  return results
    .filter(needsWork)
    .map((result) => {
      const { id, file, line, error } = result;
      const place = `file=${escapeProperty(file)},line=${line},title=${escapeProperty(`guides check ${id}`)}`;
      return `::${error ? 'error' : 'warning'} ${place}::${escapeMessage(describeResult(result))}\n`;
    })
    .join('');
}

/** A line break becomes \u{a} before; what is left to escape is the escape itself. */
function escapeMessage(text: string): string {
  return printable(text).replace(/%/g, '%25');
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}
