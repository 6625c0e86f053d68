import type { Offer, Retailer } from '../domain/data.ts';

/** An offer of the data, or an entry of a list, to be checked. price and in_stock are the stored ones. */
export interface Item extends Pick<Offer, 'id' | 'url' | 'link' | 'price' | 'in_stock'> {
  /** Null where any will do. */
  currency: Offer['currency'] | null;
  shop: Shop;
  /** The box, as its shop names it: a page at a new address that carries this name is of the same product. */
  title?: string | undefined;
  region?: Offer['region'] | undefined;
}

/** The settings of a retailer for checks. hosts without www.; empty where any host will do. */
export type Shop = Pick<Retailer, 'id' | 'hosts' | 'mode'> &
  Partial<Pick<Retailer, 'product_path' | 'search_path' | 'affiliate'>>;

/** The shop's hosts and their subdomain www. */
export function isShopHost(shop: Shop, url: URL): boolean {
  return shop.hosts.includes(bareName(url));
}

/** The host without www. and the dot at its end. */
export function bareName(url: URL): string {
  return url.hostname.replace(/\.$/, '').replace(/^www\./, '');
}
