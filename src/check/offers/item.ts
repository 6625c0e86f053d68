import type { FindOtherBox } from './otherBox.ts';
import { isAffiliateParameter } from '../../content/rules/affiliateMarks.ts';
import type { Offer, Retailer } from '../../domain/data.ts';

export interface CheckItem extends Pick<Offer, 'id' | 'url' | 'link' | 'price' | 'in_stock'> {
  currency: Offer['currency'] | null;
  shop: CheckedShop;
  /** The box's name at its shop: a page at a new address with this name is of the same product. */
  title?: string | undefined;
  /** Absent without the box's game. */
  findOtherBox?: FindOtherBox | undefined;
  region?: Offer['region'] | undefined;
}

export type CheckedShop = Pick<Retailer, 'id' | 'hosts' | 'mode'> &
  Partial<Pick<Retailer, 'product_path' | 'search_path' | 'affiliate'>>;

export function isShopHost(shop: CheckedShop, url: URL): boolean {
  return shop.hosts.includes(bareName(url));
}

/** The host without www. and without a trailing dot. */
export function bareName(url: URL): string {
  return url.hostname.replace(/\.$/, '').replace(/^www\./, '');
}

export function findShapeFault({ url: text, link, shop }: CheckItem): string | null {
  if (!URL.canParse(text)) return 'the address cannot be read';
  const url = new URL(text);
  if (shop.hosts.length > 0 && !isShopHost(shop, url))
    return `${url.hostname} is not ${shop.hosts.join(' or ')}`;
  const own = shop.affiliate !== undefined && 'parameter' in shop.affiliate ? shop.affiliate : null;
  for (const [name, value] of url.searchParams) {
    if (isAffiliateParameter(name) && !(name === own?.parameter && value === own.value)) {
      return `it has ${name}=${value.slice(0, 60)}, which is not ours`;
    }
  }
  const form = link === 'search' ? shop.search_path : shop.product_path;
  if (form === undefined) return null;
  const path = link === 'search' ? url.pathname + url.search : url.pathname;
  return new RegExp(form).test(path) ? null : `its path is not the path of a ${link} page there`;
}
