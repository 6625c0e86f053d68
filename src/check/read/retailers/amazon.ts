import { parsePrice } from '../../price.ts';
import { attribute, plain, textOf, type Element, type Root } from '../dom.ts';
import { readPhrase } from '../phrases.ts';
import { isInStock } from '../stockPhrase.ts';
import type { Page } from '../page.ts';
import { findAll, findById, hasClass, isWithin } from '../queries.ts';
import type { Signal } from '../reading.ts';
import type { RetailerPage, RetailerReader } from './retailer.ts';

/**
 * Where the featured offer's price stands, in Amazon's layouts old and new: an element's id, and the class of what holds
 * the text inside it. Other prices on the page belong to carousels.
 */
const pricePlaces: readonly (readonly [id: string, inside: string | null])[] = [
  ['corePrice_feature_div', 'a-offscreen'],
  ['corePriceDisplay_desktop_feature_div', 'a-offscreen'],
  ['corePriceDisplay_mobile_feature_div', 'a-offscreen'],
  ['price_inside_buybox', null],
  ['newBuyBoxPrice', null],
  ['priceblock_ourprice', null],
  ['priceblock_dealprice', null],
  ['priceblock_saleprice', null],
];

/** Amazon carries no structured data, and its string tables hold every phrase: only the buy box counts. */
export const amazon: RetailerReader = {
  ids: ['AmazonUS', 'AmazonUK'],
  hosts: /(?:^|\.)amazon\.(?:com|co\.uk|de|fr|it|es|ca|nl|ie|com\.au|co\.jp|pl|se|com\.be)$/,
  read: (shop) => (isOtherItem(shop) ? [] : [...stock(shop.page.root), ...prices(shop)]),
  trusts: 'none',
};

/** Whether the page is of another item than the address asks for: then nothing on it is about this one. */
function isOtherItem({ page }: RetailerPage): boolean {
  const asked = asin(page.url.pathname);
  const [field] = findAll(
    page.root,
    (element) => element.name === 'input' && element.attribs.id === 'ASIN',
    1,
  );
  const shown = field?.attribs.value ?? asin(page.canonical?.pathname ?? '') ?? '';
  return asked !== null && shown !== '' && shown !== asked;
}

function stock(root: Root): Signal[] {
  const signals: Signal[] = [];
  const say = (where: string, text: string, in_stock: boolean | null): void => {
    signals.push({ source: 'retailer', where, text: text.slice(0, 120), in_stock });
  };
  const [gone] = findById(root, 'outOfStock');
  const [unqualified] = findById(root, 'unqualifiedBuyBox');
  if (gone !== undefined) say('#outOfStock', plain(textOf(gone)), false);
  // No featured offer: others sell it, perhaps used, perhaps not.
  if (unqualified !== undefined) say('#unqualifiedBuyBox', plain(textOf(unqualified)), null);
  const [box] = findById(root, 'availability').filter((element) => element.name === 'div');
  const [span] = box === undefined ? [] : findAll(box, (element) => element.name === 'span', 1);
  const availability = span === undefined ? '' : plain(textOf(span));
  const phrase = readPhrase(availability);
  if (phrase !== null) say('#availability', availability, isInStock(phrase));
  const [button] = findById(root, 'add-to-cart-button');
  const isGood =
    box !== undefined && findAll(box, (element) => hasClass(element, 'a-color-success'), 1).length > 0;
  const value = `${button?.attribs.value ?? ''} ${findById(root, 'buy-now-button')[0]?.attribs.value ?? ''}`;
  if (
    button !== undefined &&
    attribute(button, 'disabled') === null &&
    (phrase !== null || isGood || availability === '')
  ) {
    say('#add-to-cart-button', button.attribs.title ?? value, true);
  }
  if (/\bpre-?\s?order/i.test(value)) say('#add-to-cart-button', value.trim(), false);
  return signals;
}

function prices({ page }: RetailerPage): Signal[] {
  const amounts = new Set<number>();
  const texts: string[] = [];
  let currency: string | null = null;
  for (const [id, inside] of pricePlaces) {
    const places = findById(page.root, id);
    const holders =
      inside === null
        ? places
        : places.flatMap((place) => findAll(place, (element) => hasClass(element, inside)));
    for (const element of holders) {
      if (isWithin(element, isOtherPrice)) continue;
      const text = plain(textOf(element, 120));
      const price = parsePrice(text);
      if (price?.kind !== 'exact' || price.amount === 0) continue;
      texts.push(text);
      amounts.add(price.amount);
      currency = price.mark === '$' ? dollarsOf(page) : price.currency;
      // The first of a place is its price; what follows is by the unit.
      break;
    }
  }
  if (amounts.size === 0) return [];
  const text = texts.join(' | ').slice(0, 160);
  return [{ source: 'retailer', where: 'buy box price', text, prices: [...amounts], currency }];
}

/** Subscriptions, used units and crossed out prices stand in the same places. */
function isOtherPrice(element: Element): boolean {
  const { id, 'data-csa-c-buying-option-type': option } = element.attribs;
  if (hasClass(element, 'a-text-price') || hasClass(element, 'basisPrice')) return true;
  return option === 'SNS' || option === 'USED' || (id !== undefined && /sns|used/i.test(id.slice(0, 200)));
}

function dollarsOf({ url: { hostname }, context }: Page): string | null {
  if (/(?:^|\.)amazon\.com$/.test(hostname)) return 'USD';
  if (hostname.endsWith('.ca')) return 'CAD';
  // A copy of a page elsewhere is of the shop that it is said to be of.
  return context.retailer === 'AmazonUS' && !amazon.hosts.test(hostname) ? 'USD' : null;
}

function asin(path: string): string | null {
  return /\/(?:dp|gp\/product|gp\/aw\/d)\/([A-Z0-9]{10})(?:[/?]|$)/.exec(path)?.[1] ?? null;
}
