import { isAffiliateParameter } from '../../content/rules/affiliateMarks.ts';
import type { Offer, Retailer } from '../../domain/data.ts';
import { type FeedItem, openTitleMatcher } from '../../content/author/feed/matchRow.ts';
import { fullTitle } from '../../domain/words.ts';
import { parseName } from '../read/page/productNames.ts';

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

/** Why a heading is not that of a box; null if it may be. */
export type FindOtherBox = (heading: string) => string | null;

/** items: the boxes of one game. key: the box that a page should be about. */
export function openOtherBox(items: readonly FeedItem[], key: string): FindOtherBox {
  const match = openTitleMatcher(items, { gameKnown: true });
  const own = items.find((item) => item.key === key);
  if (own === undefined) return () => null;
  const wordsOf = ({ game, box }: FeedItem) => singular(`${game.title} ${box?.title ?? ''}`);
  return (heading) => {
    const words = singular(heading);
    // A year is a printing, and a collection a series: neither is another box.
    const found = match(heading.replace(/\b(?:(?:19|20)\d\d|\w+ printing|collection)\b/gi, ' '));
    if (found.kind === 'none') {
      const isStrange = words.length > 0 && !wordsOf(own).some((word) => words.includes(word));
      return isStrange ? `it is headed "${heading}", which has no word of this box` : null;
    }
    const named = found.kind === 'certain' ? [found.item] : found.candidates;
    if (named.includes(own))
      return found.kind === 'doubtful' && found.isOther ? `it is headed "${heading}": ${found.why}` : null;
    const [other] = named;
    const isNearer = wordsOf(own).some(
      (word) => words.includes(word) && !named.some((item) => wordsOf(item).includes(word)),
    );
    if (other === undefined || isNearer) return null;
    return `it is headed "${heading}", which is ${fullTitle(other.game, other.box)}`;
  };
}

const singular = (text: string) => parseName(text).words.map((word) => word.replace(/(?<=\p{L}{2})s$/u, ''));
