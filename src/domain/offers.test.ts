import { describe, expect, it } from 'vitest';
import type { Offer, Retailer } from './data.ts';
import {
  affiliateUrl,
  bestDeals,
  earningsText,
  formatPrice,
  orderOffers,
  priceUntil,
  retailerName,
  shownPrice,
  stockOf,
  type ShopOffer,
} from './offers.ts';

const zatu: Retailer = {
  id: 'Zatu',
  name: 'Zatu Games',
  region: 'UK',
  currency: 'GBP',
  hosts: ['zatu.com'],
  specialty: true,
  mode: 'page',
  price_max_age_days: 180,
};

function shopOffer(offer: Partial<Offer>, retailer: Partial<Retailer> = {}): ShopOffer {
  return {
    offer: {
      id: 'wingspan-european-zatu',
      item_type: 'expansion',
      expansion_id: 'european',
      retailer: 'Zatu',
      region: 'UK',
      url: 'https://zatu.com/products/wingspan-european-expansion',
      link: 'product',
      currency: 'GBP',
      price: 18.49,
      in_stock: true,
      last_checked: '2026-08-17',
      priority: 1,
      ...offer,
    },
    retailer: { ...zatu, ...retailer },
  };
}

const today = '2026-08-20';
const ids = (offers: readonly ShopOffer[]) => offers.map(({ offer }) => offer.id);

describe('formatPrice', () => {
  it('shows $ for USD, £ for GBP and € otherwise', () => {
    expect([formatPrice(35, 'USD'), formatPrice(30, 'GBP'), formatPrice(40, 'EUR')]).toEqual([
      '$35',
      '£30',
      '€40',
    ]);
  });
  it('shows cents with two digits, and none for a whole price', () => {
    expect([formatPrice(19.99, 'USD'), formatPrice(16.5, 'GBP'), formatPrice(42, 'USD')]).toEqual([
      '$19.99',
      '£16.50',
      '$42',
    ]);
  });
});

describe('shownPrice', () => {
  it('shows a price on the last day of its maximum age and hides it on the next', () => {
    expect(shownPrice(shopOffer({}), '2027-02-13')).toBe(18.49);
    expect(shownPrice(shopOffer({}), '2027-02-14')).toBeNull();
  });
  it('never shows the price of a search link', () => {
    expect(shownPrice(shopOffer({ link: 'search' }), '2026-08-18')).toBeNull();
  });
  it('never shows a price without the day it was seen', () => {
    expect(shownPrice(shopOffer({ last_checked: null }), '2026-08-18')).toBeNull();
  });
  it('never shows a price of a shop whose maximum age is 0', () => {
    expect(shownPrice(shopOffer({}, { price_max_age_days: 0 }), '2026-08-17')).toBeNull();
  });
  it('never shows a price that was seen after today', () => {
    expect(shownPrice(shopOffer({}), '2026-08-16')).toBeNull();
  });
});

describe('stockOf', () => {
  it('has three states, and a search link is never known', () => {
    expect(stockOf(shopOffer({ in_stock: true }), today)).toBe('in');
    expect(stockOf(shopOffer({ in_stock: false }), today)).toBe('out');
    expect(stockOf(shopOffer({ in_stock: null }), today)).toBe('unknown');
    expect(stockOf(shopOffer({ in_stock: true, link: 'search' }), today)).toBe('unknown');
  });
  it('is unknown on the day after the price expires', () => {
    expect(stockOf(shopOffer({ in_stock: false }), '2027-02-13')).toBe('out');
    expect(stockOf(shopOffer({ in_stock: false }), '2027-02-14')).toBe('unknown');
  });
});

describe('orderOffers', () => {
  it('orders by region, stock, priority and id', () => {
    const offers = [
      shopOffer({ id: 'uk-in-1', region: 'UK' }),
      shopOffer({ id: 'us-out-1', region: 'US', in_stock: false }),
      shopOffer({ id: 'us-in-2', region: 'US', priority: 2 }),
      shopOffer({ id: 'us-unknown-1', region: 'US', in_stock: null }),
      shopOffer({ id: 'us-in-1b', region: 'US' }),
      shopOffer({ id: 'us-in-1a', region: 'US' }),
    ];
    expect(ids(orderOffers(offers, today))).toEqual([
      'us-in-1a',
      'us-in-1b',
      'us-in-2',
      'us-unknown-1',
      'us-out-1',
      'uk-in-1',
    ]);
  });
  it('ignores prices and affiliate programs', () => {
    const plain = ['a', 'b', 'c'].map((id) => shopOffer({ id }));
    const tempting = plain.map(({ offer, retailer }, index) => ({
      offer: { ...offer, price: 30 - index * 10 },
      retailer: { ...retailer, affiliate: { parameter: 'ref', value: `partner-${index}` } },
    }));
    expect(ids(orderOffers(tempting, today))).toEqual(ids(orderOffers(plain, today)));
  });
});

describe('bestDeals', () => {
  it('lists known, fresh, in-stock prices of one currency', () => {
    const offers = [
      shopOffer({ id: 'pounds' }),
      shopOffer({ id: 'pounds-too', priority: 2 }),
      shopOffer({ id: 'stale', last_checked: '2025-08-17' }),
      shopOffer({ id: 'not-known', in_stock: null }),
      shopOffer({ id: 'sold-out', in_stock: false }),
      shopOffer({ id: 'euros', currency: 'EUR', priority: 3 }),
    ];
    expect(ids(bestDeals(offers, 'UK', today, 4))).toEqual(['pounds', 'pounds-too']);
  });
  it('lists only offers of the region', () => {
    const offers = [
      shopOffer({ id: 'dollars', region: 'US', currency: 'USD' }),
      shopOffer({ id: 'pounds' }),
      shopOffer({ id: 'pounds-too', priority: 2 }),
    ];
    expect(ids(bestDeals(offers, 'US', today, 4))).toEqual(['dollars']);
    expect(ids(bestDeals(offers, 'UK', today, 4))).toEqual(['pounds', 'pounds-too']);
  });
  it('lists at most the given number', () => {
    const offers = ['a', 'b', 'c', 'd', 'e'].map((id) => shopOffer({ id }));
    expect(ids(bestDeals(offers, 'UK', today, 4))).toEqual(['a', 'b', 'c', 'd']);
  });
  it('lists nothing if no price is known', () => {
    expect(bestDeals([shopOffer({ price: null })], 'UK', today, 4)).toEqual([]);
  });
});

describe('affiliateUrl', () => {
  it('adds nothing if nothing is configured', () => {
    expect(affiliateUrl(shopOffer({}))).toBe('https://zatu.com/products/wingspan-european-expansion');
  });
  it('adds the parameter and keeps the query', () => {
    const tagged = shopOffer(
      { url: 'https://zatu.com/search?q=cities+%26+knights' },
      { affiliate: { parameter: 'ref', value: 'ours' } },
    );
    expect(affiliateUrl(tagged)).toBe('https://zatu.com/search?q=cities+%26+knights&ref=ours');
  });
  it('wraps the encoded address', () => {
    const wrapped = shopOffer(
      {},
      { affiliate: { wrapper: 'https://www.awin1.com/cread.php?awinmid=1&ued={url}' } },
    );
    expect(affiliateUrl(wrapped)).toBe(
      'https://www.awin1.com/cread.php?awinmid=1&ued=https%3A%2F%2Fzatu.com%2Fproducts%2Fwingspan-european-expansion',
    );
  });
});

describe('retailerName', () => {
  it('is the name in the data', () => {
    expect(retailerName(shopOffer({}))).toBe('Zatu Games');
  });
  it('is the link’s host for a shop without hosts', () => {
    const other = shopOffer({ url: 'https://www.philibertnet.com/en/wingspan' }, { hosts: [] });
    expect(retailerName(other)).toBe('philibertnet.com');
  });
});

it('priceUntil is the last day on which shownPrice shows the price', () => {
  const until = priceUntil(shopOffer({}));
  expect(until).toBe('2027-02-13');
  expect(shownPrice(shopOffer({}), until ?? '')).toBe(18.49);
});

describe('what the site earns today', () => {
  const amazon: Retailer = { ...zatu, id: 'AmazonUS', name: 'Amazon', hosts: ['amazon.com'] };
  const other: Retailer = { ...zatu, id: 'Other', name: 'Other shop', hosts: [] };
  const tagged = (shop: Retailer): Retailer => ({ ...shop, affiliate: { parameter: 'ref', value: 'ours' } });
  it('is nothing if no shop has our tag', () => {
    expect(earningsText([amazon, zatu, other])).toMatch(/no link on this site earns anything/);
  });
  it('names the shops that pay and those that do not', () => {
    expect(earningsText([tagged(amazon), zatu, other])).toBe(
      'Today our links to Amazon can earn a commission. Those to Zatu Games earn nothing.',
    );
    expect(earningsText([tagged(amazon), tagged(zatu)])).toBe(
      'Today our links to Amazon and Zatu Games can earn a commission.',
    );
  });
});
