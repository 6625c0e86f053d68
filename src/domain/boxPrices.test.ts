import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boxPrices, pricesUntil } from './boxPrices.ts';
import { boxStock, stockUntil } from './boxStock.ts';
import type { Offer, Retailer } from './data.ts';
import { addDays } from './dates.ts';
import type { ShopOffer } from './offers.ts';
import { priceChart } from './priceChart.ts';
import type { PricePoint } from './priceHistory.ts';

const today = '2026-11-21';
const zatu: Retailer = {
  id: 'Zatu',
  name: 'Zatu Games',
  region: 'UK',
  currency: 'GBP',
  hosts: ['board-game.co.uk'],
  specialty: true,
  mode: 'page',
  // The age of the offer's own price is somebody else's concern here.
  price_max_age_days: 3650,
};

function offerOf(id: string, seenDaysAgo: number): ShopOffer {
  const offer: Offer = {
    id,
    item_type: 'expansion',
    expansion_id: 'seafarers',
    retailer: 'Zatu',
    region: 'UK',
    url: `https://www.board-game.co.uk/product/${id}`,
    link: 'product',
    currency: 'GBP',
    price: 20,
    in_stock: true,
    last_checked: addDays(today, -seenDaysAgo),
    priority: 1,
  };
  return { offer, retailer: zatu };
}

const course = fc
  .array(
    fc.record({
      daysAgo: fc.integer({ min: -3, max: 150 }),
      price: fc.option(fc.integer({ min: 18, max: 22 })),
      stock: fc.option(fc.boolean()),
    }),
    { maxLength: 4 },
  )
  .map((points) => [...points].sort((a, b) => b.daysAgo - a.daysAgo));

it('knows until when past prices and stocks say the same', () => {
  const shops = fc.array(fc.record({ seenDaysAgo: fc.integer({ min: -2, max: 120 }), course }), {
    minLength: 1,
    maxLength: 2,
  });
  let longer = 0;
  fc.assert(
    fc.property(shops, (given) => {
      const offers = given.map(({ seenDaysAgo }, index) => offerOf(`seafarers-${index}`, seenDaysAgo));
      const history = new Map(
        given.map(({ course: points }, index) => [
          `seafarers-${index}`,
          points.map(({ daysAgo, price, stock }): PricePoint => ({
            offer: `seafarers-${index}`,
            date: addDays(today, -daysAgo),
            price,
            stock,
            currency: 'GBP',
          })),
        ]),
      );
      const said = (day: string) => {
        const prices = boxPrices(offers, history, 'UK', day);
        return {
          stock: boxStock(offers, history, 'UK', day),
          prices,
          chart: prices && priceChart(prices.summary, prices.currency, day),
        };
      };
      const until = [
        pricesUntil(offers, history, 'UK', today) ?? '9999',
        stockUntil(offers, history, 'UK', today) ?? '9999',
      ].sort()[0] as string;
      if (until > today) longer += 1;
      for (let day = today, left = 100; day <= until && left > 0; day = addDays(day, 1), left -= 1)
        expect(said(day)).toEqual(said(today));
    }),
    { numRuns: 300 },
  );
  expect(longer).toBeGreaterThan(0);
});

it('keeps a price that began in the window until the window leaves its first day', () => {
  const history = new Map([
    [
      'seafarers',
      [{ offer: 'seafarers', date: '2026-11-01', price: 20, stock: true, currency: 'GBP' } as const],
    ],
  ]);
  expect(pricesUntil([offerOf('seafarers', 1)], history, 'UK', today)).toBe('2027-01-29');
});
