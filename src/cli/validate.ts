import { Command, Option } from 'commander';
import { formatNames, type Format } from '../diagnostics/formatNames.ts';
import { wantsColor } from './color.ts';
import { contentCache, parseToday, requireFolder, todayInUtc } from './options.ts';

interface Options {
  data: string;
  today?: string;
  format: Format;
  strict?: true;
}

export const command = new Command('validate')
  .description(
    'Says everything that is wrong with the data. Exit 0: nothing, 1: something, 2: could not run.',
  )
  .option('--data <dir>', 'the data folder', 'data')
  .option('--today <date>', 'the date to judge by, YYYY-MM-DD (default: today in UTC)', parseToday)
  .addOption(new Option('--format <format>', 'how to report').choices(formatNames).default('pretty'))
  .option('--strict', 'let warnings count as errors do')
  .action(async (options: Options) => {
    await requireFolder(options.data);
    const [{ loadContent }, { formatDiagnostics }] = await Promise.all([
      import('../content/content.ts'),
      import('../diagnostics/format.ts'),
    ]);
    const { content, diagnostics, files } = await loadContent(options.data, {
      today: options.today ?? todayInUtc(),
      cacheFile: contentCache,
    });
    const color = wantsColor(process.stdout, process.env);
    process.stdout.write(formatDiagnostics(diagnostics, options.format, { color, summary: { files } }));
    const failed = content === null || (options.strict === true && diagnostics.length > 0);
    process.exitCode = failed ? 1 : 0;
  });
