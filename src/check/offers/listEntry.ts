import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Offer, Retailer } from '../../domain/data.ts';
import { parseAmount } from '../read/price/parsePrice.ts';
import type { CheckItem, CheckedShop } from './item.ts';

export type ListEntry =
  | { kind: 'item'; id: string | number; item: CheckItem }
  | { kind: 'refused'; id: string | number; url: string; why: string };

export interface ListOptions {
  retailers: ReadonlyMap<string, Retailer>;
  mode: Retailer['mode'] | undefined;
}

const currencies: readonly Offer['currency'][] = ['USD', 'GBP', 'EUR'];

export function readList(data: unknown, options: ListOptions): ListEntry[] | null {
  return Array.isArray(data) ? data.map((entry, index) => readEntry(entry, index, options)) : null;
}

function readEntry(entry: unknown, index: number, options: ListOptions): ListEntry {
  const unread = { kind: 'refused', id: String(index), url: '' } as const;
  if (typeof entry === 'string') {
    const unknown = { link: 'product', currency: null, price: null, in_stock: null } as const;
    const item = { id: unread.id, url: entry, ...unknown, shop: listShop('Other', entry, options) };
    return { kind: 'item', id: unread.id, item };
  }
  if (typeof entry !== 'object' || entry === null)
    return { ...unread, why: 'it is neither an address nor an object' };
  const field = (name: string): unknown => Object.getOwnPropertyDescriptor(entry, name)?.value;
  const [given, url, price, stock, region] = ['id', 'url', 'price', 'in_stock', 'region'].map(field);
  const id = typeof given === 'string' || typeof given === 'number' ? given : unread.id;
  if (typeof url !== 'string') return { ...unread, id, why: 'it has no url' };
  const currency = currencies.find((known) => known === field('currency'));
  if (currency === undefined) {
    return { kind: 'refused', id, url, why: `its currency is not one of ${currencies.join(', ')}` };
  }
  const [retailer, title] = ['retailer', 'title'].map(field);
  return {
    kind: 'item',
    id,
    item: {
      id: String(id),
      url,
      link: field('link') === 'search' ? 'search' : 'product',
      currency,
      price: typeof price === 'number' || typeof price === 'string' ? parseAmount(price) : null,
      in_stock: typeof stock === 'boolean' ? stock : null,
      region: region === 'US' || region === 'UK' ? region : undefined,
      title: typeof title === 'string' ? title : undefined,
      shop: listShop(typeof retailer === 'string' ? retailer : 'Other', url, options),
    },
  };
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
