import type { FeedItem } from '../../content/author/feed/matchRow.ts';
import type { FeedRow } from '../../content/author/feed/readFeed.ts';
import { readGtin } from '../../domain/gtin.ts';
import { marketplaces, type Region } from './access.ts';
import type { AmazonClient } from './client.ts';
import { at, listAt, textAt } from './judge.ts';

/** Searches for each box, by its number if that is known and found, else by its name. date: YYYY-MM-DD. */
export async function findProducts(
  client: AmazonClient,
  region: Region,
  wanted: readonly FeedItem[],
  date: string,
) {
  const rows = new Map<string, FeedRow>();
  for (const [searched, item] of wanted.entries()) {
    const [number] = item.gtins;
    for (const keywords of [...(number === undefined ? [] : [number.replace(/^0{1,2}/, '')]), nameOf(item)]) {
      const answer = await client.call('searchItems', {
        keywords,
        searchIndex: 'ToysAndGames',
        itemCount: 10,
      });
      if (answer.kind === 'fault') return { rows: [...rows.values()], searched, fault: answer };
      const found = listAt(answer.body, 'searchResult', 'items').flatMap((product) =>
        rowOf(product, region, item, date),
      );
      for (const row of found) rows.set(row.url, row);
      if (found.some(({ gtin }) => gtin !== null && gtin === number)) break;
    }
  }
  return { rows: [...rows.values()], searched: wanted.length, fault: null };
}

function nameOf({ game, box }: FeedItem): string {
  if (box === null || box.is_base_game === true) return `${game.title} board game`;
  return box.title.includes(game.title) ? box.title : `${game.title} ${box.title}`;
}

function rowOf(product: unknown, region: Region, { gtins }: FeedItem, date: string): FeedRow[] {
  const asin = textAt(product, 'asin');
  const title = textAt(product, 'itemInfo', 'title', 'displayValue');
  if (!/^[A-Z0-9]{10}$/.test(asin) || title === '') return [];
  const ids = at(product, 'itemInfo', 'externalIds');
  const numbers = ['eans', 'upcs'].flatMap((kind) =>
    listAt(ids, kind, 'displayValues').flatMap((text) => readGtin(String(text)) ?? []),
  );
  const group = ['productGroup', 'binding'].map((part) =>
    textAt(product, 'itemInfo', 'classifications', part, 'displayValue'),
  );
  const isOther = /digital|download|video|book|kindle|app\b|software|apparel/i.exec(group.join(' '));
  return [
    {
      ...{ line: 0, title, price: null, currency: null, in_stock: null, date: null, box: '', leftOut: null },
      url: `https://${marketplaces[region].host}/dp/${asin}`,
      gtin: numbers.find((number) => gtins.includes(number)) ?? numbers[0] ?? null,
      evidence: `Amazon Creators API, ${date}`,
      source: { title: 'Amazon Creators API', date },
      doubts: isOther === null ? [] : [`Amazon files it under "${isOther[0]}"`],
    },
  ];
}
