import { Command, Option } from 'commander';
import { reportFormats, type ReportFormat } from '../check/report/formats.ts';
import { CannotRun } from './cannotRun.ts';
import { readJson } from './checkOptions.ts';

export const mergeCommand = new Command('merge')
  .description('Joins the JSON reports of shards. Exit 1 where a link is to be mended.')
  .argument('<files...>', 'reports that check --format json wrote')
  .addOption(new Option('--format <format>', 'how to report').choices(reportFormats).default('pretty'))
  .action(async (files: string[], { format }: { format: ReportFormat }) => {
    const [{ mergeReports, parseReport }, { formatReport }] = await Promise.all([
      import('../check/report/parseReport.ts'),
      import('../check/report/formats.ts'),
    ]);
    const reports = [];
    for (const file of files) {
      const report = parseReport(await readJson(file));
      if (report === null) throw new CannotRun(`${file} is no report of check --format json.`);
      reports.push(report);
    }
    const merged = mergeReports(reports);
    process.stdout.write(formatReport(merged, format));
    process.exitCode = merged.results.some(({ error }) => error) ? 1 : 0;
  });
