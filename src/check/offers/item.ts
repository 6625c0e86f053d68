import { isAffiliateParameter } from '../../content/rules/affiliateMarks.ts';
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

/** The error in the form of an address that is never requested; null if there is none. */
export function findShapeFault({ url: text, link, shop }: CheckItem): string | null {
  if (!URL.canParse(text)) return 'the address cannot be read';
  const url = new URL(text);
  if (shop.hosts.length > 0 && !isShopHost(shop, url))
    return `${url.hostname} is not ${shop.hosts.join(' or ')}`;
  const own = shop.affiliate !== undefined && 'parameter' in shop.affiliate ? shop.affiliate : null;
  for (const [name, value] of url.searchParams) {
    if (isAffiliateParameter(name) && !(name === own?.parameter && value === own.value)) {
      return `it carries ${name}=${value.slice(0, 60)}, which is not ours`;
    }
  }
  const form = link === 'search' ? shop.search_path : shop.product_path;
  if (form === undefined) return null;
  const path = link === 'search' ? url.pathname + url.search : url.pathname;
  return new RegExp(form).test(path) ? null : `its path is not that of a ${link} page there`;
}
