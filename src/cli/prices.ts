import { Command } from 'commander';
import { formatOption, todayOption } from './options.ts';
import { publishedGuides } from '../site/guides/publishedGuides.ts';
import { priceNews, type PriceNews } from '../site/guides/deals.ts';
import { loadValid } from './loadValid.ts';

interface Options {
  data: string;
  today: string;
  format: 'pretty' | 'markdown' | 'json';
}

export const command = new Command('prices')
  .description('Lists good prices, boxes that are back in stock, and boxes that no shop has had for 60 days.')
  .option('--data <dir>', 'data folder', 'data')
  .addOption(todayOption())
  .addOption(formatOption(['pretty', 'markdown', 'json']))
  .action(async ({ data, format, today }: Options) => {
    const content = await loadValid(data, today);
    const news = priceNews({ content, guides: publishedGuides(content), today });
    process.stdout.write(
      format === 'json'
        ? `${JSON.stringify({ version: 1, today, ...news }, null, 2)}\n`
        : newsText(news, format),
    );
  });

const noNews = 'No good prices, nothing back in stock, nothing gone for 60 days.';

export function newsText(news: PriceNews, format: 'pretty' | 'markdown'): string {
  const sections = sectionsOf(news).filter(({ lines }) => lines.length > 0);
  if (format === 'pretty') {
    const texts = sections.map(({ title, lines }) => [title, ...lines.map((line) => `  ${line}`)].join('\n'));
    return `${texts.length === 0 ? noNews : texts.join('\n\n')}\n`;
  }
  return sections
    .map(({ title, lines }) => `## ${title}\n\n${lines.map((line) => `- ${escapeText(line)}\n`).join('')}\n`)
    .join('');
}

function sectionsOf({ deals, back, gone }: PriceNews): { title: string; lines: string[] }[] {
  return [
    {
      title: 'Good prices',
      lines: deals.map(
        ({ box, region, shop, price, usual, percent, since }) =>
          `${box}: ${price} at ${shop} (${region}) since ${since}, ${percent} % below the usual ${usual}`,
      ),
    },
    {
      title: 'Back in stock',
      lines: back.map(
        ({ box, region, shop, on, outSince }) =>
          `${box}: at ${shop} (${region}) since ${on}; no shop had it since ${outSince}`,
      ),
    },
    {
      title: 'In no shop for 60 days: check whether a source says why',
      lines: gone.map(
        ({ box, region, since }) => `${box} (${region}): no shop has shown it in stock since ${since}`,
      ),
    },
  ];
}

/** Names from the data must not become markup. */
function escapeText(text: string): string {
  return text.replace(/[\\`*_~[\]<>|&@#]/g, (mark) => `\\${mark}`);
}
