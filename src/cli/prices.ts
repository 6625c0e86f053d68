import { Command, Option } from 'commander';
import { CannotRun } from './cannotRun.ts';
import { contentCache, parseToday, requireFolder, todayInUtc } from './options.ts';

interface Options {
  data: string;
  today?: string;
  format: 'pretty' | 'markdown' | 'json';
}

export const command = new Command('prices')
  .description('Names good prices, boxes that are back in stock, and boxes that no shop has had for 60 days.')
  .option('--data <dir>', 'the data folder', 'data')
  .option('--today <date>', 'the date to judge by, YYYY-MM-DD (default: today in UTC)', parseToday)
  .addOption(
    new Option('--format <format>', 'how to report')
      .choices(['pretty', 'markdown', 'json'])
      .default('pretty'),
  )
  .action(async ({ data, format, ...options }: Options) => {
    await requireFolder(data);
    const today = options.today ?? todayInUtc();
    const [{ loadContent }, { publishedGuides }, { priceNews }, { newsText }] = await Promise.all([
      import('../content/content.ts'),
      import('../site/publishedGuides.ts'),
      import('../site/priceNews.ts'),
      import('./prices/newsText.ts'),
    ]);
    const { content } = await loadContent(data, { today, cacheFile: contentCache });
    if (content === null) throw new CannotRun('The data has errors.', 'guides validate shows them.');
    const news = priceNews({ content, guides: publishedGuides(content), today });
    process.stdout.write(
      format === 'json'
        ? `${JSON.stringify({ version: 1, today, ...news }, null, 2)}\n`
        : newsText(news, format),
    );
  });
