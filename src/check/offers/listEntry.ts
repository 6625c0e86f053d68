import { stat } from 'node:fs/promises';
import path from 'node:path';
import { ownJson } from '../../content/schema/ownJson.ts';
import type { Offer, Retailer } from '../../domain/data.ts';
import { parseAmount } from '../read/price/parsePrice.ts';
import type { CheckItem, CheckedShop } from './item.ts';

export interface ListOptions {
  retailers: ReadonlyMap<string, Retailer>;
  mode: Retailer['mode'] | undefined;
}

interface ListEntry extends Partial<Pick<CheckItem, 'link' | 'region' | 'title' | 'in_stock'>> {
  id?: string | number;
  url: string;
  retailer?: string;
  currency: Offer['currency'] | null;
  price?: number | string | null;
}

const text = { type: 'string' } as const;
const isEntry = ownJson<ListEntry>({
  type: 'object',
  required: ['url', 'currency'],
  properties: {
    url: text,
    retailer: text,
    title: text,
    currency: { enum: ['USD', 'GBP', 'EUR', null] },
    link: { enum: ['product', 'search'] },
    region: { enum: ['US', 'UK'] },
    in_stock: { enum: [true, false, null] },
  },
});

/** The items of a list, with the ids that it gives them; the number of the first entry that cannot be read. */
export function readList(
  list: readonly unknown[],
  options: ListOptions,
): { id: string | number; item: CheckItem }[] | number {
  const entries = list.map((one) => (typeof one === 'string' ? { url: one, currency: null } : one));
  if (!entries.every(isEntry)) return entries.findIndex((one) => !isEntry(one)) + 1;
  return entries.map(({ id, url, retailer = 'Other', link = 'product', price, ...entry }, index) => ({
    id: id ?? String(index),
    item: {
      in_stock: null,
      ...entry,
      ...{ id: String(id ?? index), url, link, shop: listShop(retailer, url, options) },
      price: price == null ? null : parseAmount(price),
    },
  }));
}

/** The retailer's settings in the data, without its hosts, so that a list may have addresses elsewhere. */
export function listShop(id: string, url: string, { retailers, mode }: ListOptions): CheckedShop {
  const known = retailers.get(id);
  return {
    id,
    hosts: [],
    mode: mode ?? known?.mode ?? (isClosedToRobots(id, url) ? 'shape' : 'page'),
    ...(known?.affiliate !== undefined && { affiliate: known.affiliate }),
    ...(known?.product_path !== undefined && { product_path: known.product_path }),
    ...(known?.search_path !== undefined && { search_path: known.search_path }),
  };
}

/** Amazon's terms exclude robots; without a data folder, no setting permits them. */
function isClosedToRobots(id: string, url: string): boolean {
  return /^Amazon/i.test(id) || (URL.canParse(url) && /(?:^|\.)amazon\.[a-z.]+$/.test(new URL(url).hostname));
}

export async function loadRetailers(dir: string): Promise<ReadonlyMap<string, Retailer>> {
  const file = path.join(dir, 'retailers.yaml');
  const found = await stat(file).catch(() => null);
  if (found?.isFile() !== true) return new Map();
  const { readData } = await import('../../content/load/parseFile.ts');
  const { data } = await readData('retailers', { kind: 'retailers', name: 'retailers', path: file });
  return new Map(data?.retailers.map((retailer) => [retailer.id, retailer]));
}
