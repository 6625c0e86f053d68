import type { Offer, Retailer } from '../domain/data.ts';
import type { Item, Shop } from './item.ts';

/** An entry of a list of addresses, or what is wrong with it. */
export type ListEntry =
  { kind: 'item'; item: Item } | { kind: 'refused'; id: string; url: string; why: string };

/** Settings of a list. retailers are those of the data folder, where there is one. */
export interface ListOptions {
  retailers: ReadonlyMap<string, Retailer>;
  mode: Retailer['mode'] | undefined;
}

const currencies: readonly Offer['currency'][] = ['USD', 'GBP', 'EUR'];

/** Entries of {id, retailer, url, currency, in_stock?, price?}; other fields are ignored. null: it is no list. */
export function readList(data: unknown, options: ListOptions): ListEntry[] | null {
  return Array.isArray(data) ? data.map((entry, index) => readEntry(entry, index, options)) : null;
}

function readEntry(entry: unknown, index: number, options: ListOptions): ListEntry {
  const field = (name: string): unknown =>
    typeof entry === 'object' && entry !== null
      ? Object.getOwnPropertyDescriptor(entry, name)?.value
      : undefined;
  const [id, url, price, stock, region] = ['id', 'url', 'price', 'in_stock', 'region'].map(field);
  const name = typeof id === 'string' || typeof id === 'number' ? String(id) : String(index);
  if (typeof url !== 'string') return { kind: 'refused', id: name, url: '', why: 'it has no url' };
  const currency = currencies.find((known) => known === field('currency'));
  if (currency === undefined) {
    return { kind: 'refused', id: name, url, why: `its currency is none of ${currencies.join(', ')}` };
  }
  const retailer = field('retailer');
  return {
    kind: 'item',
    item: {
      id: name,
      url,
      link: field('link') === 'search' ? 'search' : 'product',
      currency,
      price: typeof price === 'number' && price > 0 ? price : null,
      in_stock: typeof stock === 'boolean' ? stock : null,
      region: region === 'US' || region === 'UK' ? region : undefined,
      shop: listShop(typeof retailer === 'string' ? retailer : 'Other', url, options),
    },
  };
}

/** The retailer as the data knows it, without its hosts: any list can be tried. */
export function listShop(id: string, url: string, { retailers, mode }: ListOptions): Shop {
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

/** Amazon's terms exclude robots; without a data folder nobody has said that they may come. */
function isClosedToRobots(id: string, url: string): boolean {
  return /^Amazon/i.test(id) || (URL.canParse(url) && /(?:^|\.)amazon\.[a-z.]+$/.test(new URL(url).hostname));
}
