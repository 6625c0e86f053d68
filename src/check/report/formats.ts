import { formatGithubReport } from './github.ts';
import { formatHtml } from './html.ts';
import { formatJunit } from './junit.ts';
import { formatMarkdown } from './markdown.ts';
import { formatPrettyReport } from './pretty.ts';
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

/** The whole report; it ends with a line break, or is empty if the format has nothing to report. */
export function formatReport(report: CheckReport, format: ReportFormat): string {
  return formats[format](report);
}
