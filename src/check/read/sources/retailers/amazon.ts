import { plain } from '../../../../html/text.ts';
import { parsePrice } from '../../../price/parsePrice.ts';
import type { Queries, ShopPage } from '../../page/openPage.ts';
import { priceStatement, stockStatement, type Statement, type StockStatus } from '../../reading.ts';
import { readStock } from '../../words/readStock.ts';
import type { RetailerReader } from './retailer.ts';

/** Where the featured offer's price is, in old and new layouts; other prices on the page belong to carousels. */
const pricePlaces = `#corePrice_feature_div .a-offscreen, #corePriceDisplay_desktop_feature_div .a-offscreen,
  #corePriceDisplay_mobile_feature_div .a-offscreen, #price_inside_buybox, #newBuyBoxPrice, #priceblock_ourprice,
  #priceblock_dealprice, #priceblock_saleprice, #actualPriceValue, #buyNewSection .offer-price, #apex_desktop .a-price .a-offscreen`;
/** Subscriptions, used copies and struck-through prices appear in the same locations. */
const otherPrices =
  '.a-text-price, .basisPrice, [data-csa-c-buying-option-type="SNS"], [data-csa-c-buying-option-type="USED"], [id*="sns" i], [id*="used" i]';

/** Amazon has no structured data, and its string tables contain every phrase: only the buy box counts. */
export const amazon: RetailerReader = {
  ids: ['AmazonUS', 'AmazonUK'],
  hosts: 'com co.uk de fr it es ca nl ie com.au co.jp pl se com.be'.split(' ').map((end) => `amazon.${end}`),
  read: ({ page }, _, $) => (isOtherItem(page, $) ? [] : [...stock(page, $), ...price(page, $)]),
};

function isOtherItem({ url, canonical }: ShopPage, $: Queries): boolean {
  const asked = asin(url.pathname);
  const shown = $('input#ASIN').attr('value') ?? asin(canonical?.pathname ?? '') ?? '';
  return asked !== null && shown !== '' && shown !== asked;
}

function stock({ context }: ShopPage, $: Queries): Statement[] {
  const say = (where: string, text: string, says: StockStatus) =>
    stockStatement('retailer', says, `${where}: ${plain(text)}`);
  // No featured offer: others sell it, possibly used.
  const boxes = Object.entries({ '#outOfStock': 'out', '#unqualifiedBuyBox': 'unsure' } as const);
  const box = $('div#availability').first();
  const availability = plain(box.find('span').first().text());
  const said = readStock(availability, context.at);
  const button = $('#add-to-cart-button').first();
  const values = `${button.attr('value') ?? ''} ${$('#buy-now-button').attr('value') ?? ''}`;
  const isUnderstood = availability === '' || box.find('.a-color-success').length > 0 || said !== null;
  const isLive = button.length > 0 && button.attr('disabled') === undefined && isUnderstood;
  return [
    ...boxes.flatMap(([where, says]) =>
      $(where).length > 0 ? say(where, $(where).first().text(), says) : [],
    ),
    ...(said !== null && said !== 'aside' ? [say('#availability', availability, said)] : []),
    ...(isLive ? [say('#add-to-cart-button', button.attr('title') ?? values, 'in')] : []),
    ...(/\bpre-?\s?order/i.test(values) ? [say('#add-to-cart-button', values, 'ahead')] : []),
  ];
}

function price(page: ShopPage, $: Queries): Statement[] {
  const found = pricePlaces.split(/,\s+/).flatMap((place) => {
    const holders = $(place).filter((_, element) => $(element).closest(otherPrices).length === 0);
    const prices = holders.toArray().map((element) => parsePrice(plain($(element).text()).slice(0, 120)));
    // The first price in a location is the item's; what follows is the unit price.
    return prices.find((one) => one?.kind === 'exact' && one.amount > 0) ?? [];
  });
  const [first] = found;
  if (first === undefined) return [];
  const amounts = [...new Set(found.map(({ amount }) => amount))];
  const currency = first.currency ?? dollarsOf(page);
  return [priceStatement('retailer', amounts, currency, `buy box: ${amounts.join(' | ')}`)];
}

function dollarsOf({ url: { hostname }, context }: ShopPage): string | null {
  if (hostname.endsWith('amazon.com')) return 'USD';
  if (hostname.endsWith('.ca')) return 'CAD';
  // A copy of a page on another host belongs to the retailer in its context.
  return context.retailer === 'AmazonUS' && !hostname.includes('amazon.') ? 'USD' : null;
}

function asin(path: string): string | null {
  return /\/(?:dp|gp\/product|gp\/aw\/d)\/([A-Z0-9]{10})(?:[/?]|$)/.exec(path)?.[1] ?? null;
}
