import type { Offer, Retailer } from '../../domain/data.ts';

/** An offer of the data, or an entry of a list, to be checked. price and in_stock are the stored ones. */
export interface CheckItem extends Pick<Offer, 'id' | 'url' | 'link' | 'price' | 'in_stock'> {
  /** Null if any is accepted. */
  currency: Offer['currency'] | null;
  shop: CheckedShop;
  /** The box's name at its shop: a page at a new address with this name is of the same product. */
  title?: string | undefined;
  region?: Offer['region'] | undefined;
}

/** A retailer's settings for checks. hosts without www.; empty if any host is accepted. */
export type CheckedShop = Pick<Retailer, 'id' | 'hosts' | 'mode'> &
  Partial<Pick<Retailer, 'product_path' | 'search_path' | 'affiliate'>>;

/** The shop's hosts and their subdomain www. */
export function isShopHost(shop: CheckedShop, url: URL): boolean {
  return shop.hosts.includes(bareName(url));
}

/** The host without www. and without a trailing dot. */
export function bareName(url: URL): string {
  return url.hostname.replace(/\.$/, '').replace(/^www\./, '');
}
