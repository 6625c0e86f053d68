import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Command, Option } from 'commander';
import { loadValid } from './loadValid.ts';
import { parseToday, todayInUtc } from './options.ts';

interface Options {
  data: string;
  today?: string;
  format: 'pretty' | 'json';
}

export const command = new Command('status')
  .description(
    'Shows on one screen how the site stands: texts, links, prices, what is not known, what to do next.',
  )
  .option('--data <dir>', 'the data folder', 'data')
  .option('--today <date>', 'the date to judge by, YYYY-MM-DD (default: today in UTC)', parseToday)
  .addOption(new Option('--format <format>', 'how to report').choices(['pretty', 'json']).default('pretty'))
  .action(async (options: Options) => {
    const [{ siteStatus }, { publishedGuides }, { priceNews }, { statusText }] = await Promise.all([
      import('../content/siteStatus.ts'),
      import('../site/publishedGuides.ts'),
      import('../site/priceNews.ts'),
      import('./status/statusText.ts'),
    ]);
    const today = options.today ?? todayInUtc();
    const content = await loadValid(options.data, today);
    const commits = await lastCommits(options.data);
    const { back, gone } = priceNews({ content, guides: publishedGuides(content), today });
    const status = { ...siteStatus(content, today, (file) => commits.get(file)), stock: { back, gone } };
    process.stdout.write(
      options.format === 'json'
        ? `${JSON.stringify({ version: 1, today, ...status }, null, 2)}\n`
        : statusText(status),
    );
  });

/** The day (YYYY-MM-DD) of the last commit of each file, by its path below a folder; empty where git knows nothing. */
async function lastCommits(folder: string): Promise<ReadonlyMap<string, string>> {
  const days = new Map<string, string>();
  const args = ['-C', folder, 'log', '--format=%x00%cs', '--name-only', '--relative', '--', '.'];
  const { stdout } = await promisify(execFile)('git', args, { maxBuffer: 64_000_000 }).catch(() => ({
    stdout: '',
  }));
  for (const commit of stdout.split('\0').slice(1)) {
    const [day = '', ...files] = commit.split('\n').filter((line) => line !== '');
    for (const file of files) if (!days.has(file)) days.set(file, day);
  }
  return days;
}
