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
    const [{ siteStatus }, { publishedGuides }, { priceNews }, { lastCommits }, { statusText }] =
      await Promise.all([
        import('../content/siteStatus.ts'),
        import('../site/publishedGuides.ts'),
        import('../site/priceNews.ts'),
        import('./status/changedOn.ts'),
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
