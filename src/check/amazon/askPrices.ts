import type { AmazonPrice } from '../../domain/amazon.ts';
import type { AmazonClient, AmazonFault } from './client.ts';
import { judgeItem, listAt, textAt } from './judge.ts';
import type { Region } from './access.ts';

export interface AmazonItem {
  offer: string;
  asin: string;
  /** Why a title is that of another product; null if it may be this one. */
  refuseTitle: (title: string) => string | null;
}

export interface AskedPrices {
  prices: AmazonPrice[];
  none: { offer: string; asin: string; why: string }[];
  gone: AmazonItem[];
  /** Of the batches after it nothing is known. */
  fault: AmazonFault | null;
}

const perCall = 10;

/** Asks for the items in tens. A fault ends it: the next call would meet the same. */
export async function askPrices(
  client: AmazonClient,
  region: Region,
  items: readonly AmazonItem[],
  onDone: (done: number) => void = () => undefined,
): Promise<AskedPrices> {
  const asked: AskedPrices = { prices: [], none: [], gone: [], fault: null };
  const asins = [...new Set(items.map(({ asin }) => asin))];
  for (let first = 0; first < asins.length; first += perCall) {
    const itemIds = asins.slice(first, first + perCall);
    const answer = await client.call('getItems', { itemIds, condition: 'New' });
    if (answer.kind === 'fault') return { ...asked, fault: answer };
    const found = new Map(
      listAt(answer.body, 'itemsResult', 'items').map((item) => [textAt(item, 'asin'), item]),
    );
    for (const item of items.filter(({ asin }) => itemIds.includes(asin))) {
      const { offer, asin } = item;
      if (!found.has(asin)) {
        asked.gone.push(item);
        continue;
      }
      const title = textAt(found.get(asin), 'itemInfo', 'title', 'displayValue');
      const other = title === '' ? null : item.refuseTitle(title);
      const judged = judgeItem(found.get(asin), region);
      if (other !== null) asked.none.push({ offer, asin, why: other });
      else if (judged.kind === 'none') asked.none.push({ offer, asin, why: judged.why });
      else {
        const { price, in_stock, seller } = judged;
        asked.prices.push({ offer, asin, at: answer.at, price, in_stock, seller });
      }
    }
    onDone(Math.min(first + perCall, asins.length));
  }
  return asked;
}
