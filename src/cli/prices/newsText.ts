import type { PriceNews } from '../../site/priceNews.ts';

const noNews = 'No good price, nothing back in stock, nothing gone for 60 days.';

/** The news of prices and stock in sections of lines; markdown for a pull request. */
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
      title: 'In no shop for 60 days: look whether a source says why',
      lines: gone.map(
        ({ box, region, since }) => `${box} (${region}): no shop has shown it in stock since ${since}`,
      ),
    },
  ];
}

/** Names of boxes and shops are only text in a pull request. */
function escapeText(text: string): string {
  return text.replace(/[\\`*_~[\]<>|&@#]/g, (mark) => `\\${mark}`);
}
