import { describe, expect, it } from 'vitest';
import type { Offer } from './data.ts';
import type { ShopOffer } from './offers.ts';
import { listCost, shopCost, type PricedBox } from './pathCost.ts';

const today = '2026-11-22';

function at(shop: string, price: number | null, offer: Partial<Offer> = {}): ShopOffer {
  return {
    offer: {
      id: shop,
      item_type: 'base',
      retailer: 'Zatu',
      region: 'UK',
      url: 'https://zatu.com/products/wingspan',
      link: 'product',
      currency: 'GBP',
      price,
      in_stock: null,
      last_checked: '2026-08-17',
      priority: 1,
      ...offer,
    },
    retailer: {
      id: 'Zatu',
      name: shop,
      region: 'UK',
      currency: 'GBP',
      hosts: ['zatu.com'],
      specialty: true,
      mode: 'page',
      price_max_age_days: 180,
    },
  };
}

const box = (title: string, ...offers: ShopOffer[]): PricedBox => ({ title, offers, listPrices: [] });

describe('what the path costs at a shop', () => {
  it('is the sum of its prices, in whole pence, with the day and expiry of the oldest', () => {
    const boxes = [
      box('Wingspan', at('Zatu', 39.99)),
      box('European', at('Zatu', 18.49, { last_checked: '2026-08-20' })),
      box('Oceania', at('Zatu', 23.3)),
    ];
    expect(shopCost(boxes, 'UK', today)).toEqual({
      parts: [
        { title: 'Wingspan', amount: 39.99 },
        { title: 'European', amount: 18.49 },
        { title: 'Oceania', amount: 23.3 },
      ],
      missing: [],
      total: 81.78,
      currency: 'GBP',
      from: '2026-08-17',
      to: '2026-08-20',
      at: { shop: 'Zatu', until: '2027-02-13' },
    });
  });
  it('is computed for the shop with the most boxes, and names those without a price', () => {
    const boxes = [
      box('Wingspan', at('Wayland', 35), at('Zatu', 39.99)),
      box('European', at('Zatu', 18.49)),
      box('Oceania', at('Zatu', null)),
    ];
    expect(shopCost(boxes, 'UK', today)).toMatchObject({
      total: 58.48,
      missing: ['Oceania'],
      at: { shop: 'Zatu' },
    });
  });
  it('is unknown with one price, or if prices are too old, out of stock or of another region', () => {
    expect(shopCost([box('Wingspan', at('Zatu', 39.99)), box('European')], 'UK', today)).toBeNull();
    const both = (offer: Partial<Offer>) => [
      box('Wingspan', at('Zatu', 39.99, offer)),
      box('European', at('Zatu', 18, offer)),
    ];
    expect(shopCost(both({ last_checked: '2026-01-01' }), 'UK', today)).toBeNull();
    expect(shopCost(both({ in_stock: false }), 'UK', today)).toBeNull();
    expect(shopCost(both({}), 'US', today)).toBeNull();
    expect(shopCost(both({}), 'UK', today)?.total).toBe(57.99);
  });
});

it('list prices are added up in their own currency, and belong to no shop', () => {
  const listed = (title: string, amount: number): PricedBox => ({
    title,
    offers: [],
    listPrices: [
      { currency: 'GBP', amount: 50, date: '2025', source_id: 'publisher' },
      { currency: 'USD', amount, date: '2025-03', source_id: 'publisher' },
    ],
  });
  expect(listCost([listed('Wingspan', 65), listed('European', 25)], 'USD')).toMatchObject({
    total: 90,
    at: null,
  });
  expect(listCost([listed('Wingspan', 65), box('European')], 'USD')).toBeNull();
});
