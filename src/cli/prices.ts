import { Command, Option } from 'commander';
import { loadValid } from './loadValid.ts';
import { parseToday, todayInUtc } from './options.ts';

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
    const today = options.today ?? todayInUtc();
    const [{ publishedGuides }, { priceNews }, { newsText }] = await Promise.all([
      import('../site/publishedGuides.ts'),
      import('../site/priceNews.ts'),
      import('./prices/newsText.ts'),
    ]);
    const content = await loadValid(data, today);
    const news = priceNews({ content, guides: publishedGuides(content), today });
    process.stdout.write(
      format === 'json'
        ? `${JSON.stringify({ version: 1, today, ...news }, null, 2)}\n`
        : newsText(news, format),
    );
  });
