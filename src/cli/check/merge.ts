import { Command } from 'commander';
import { reportFormats, type ReportFormat, formatReport } from '../../check/report/formats.ts';
import { formatOption } from '../options.ts';
import { readJson } from './options.ts';
import { printReport } from '../printReport.ts';
import { findMergeFault, mergeReports, parseReport } from '../../check/report/parseReport.ts';
import { CannotRun } from '../cannotRun.ts';

interface Options {
  format: ReportFormat;
  report?: string;
}

export const mergeCommand = new Command('merge')
  .description(
    'Merges the JSON reports of shards. Exit codes: 0 no broken links, 1 links to fix, 2 could not run.',
  )
  .argument('<files...>', 'reports written by check --format json')
  .addOption(formatOption(reportFormats))
  .option('--report <file>', 'write the report to this file')
  .action(async (files: string[], { format, report }: Options) => {
    const shards = [];
    for (const file of files) {
      const shard = parseReport(await readJson(file));
      if (shard === null) {
        throw new CannotRun(
          `${file} is not a report of guides check.`,
          'Write one with guides check --format json --report FILE.',
        );
      }
      shards.push({ file, report: shard });
    }
    const fault = findMergeFault(shards);
    if (fault !== null) throw new CannotRun(fault);
    const merged = mergeReports(shards.map((shard) => shard.report));
    const lost = !(await printReport(formatReport(merged, format), report));
    process.exitCode =
      lost || merged.failure !== null ? 2 : merged.results.some(({ error }) => error) ? 1 : 0;
  });
