import { describe, expect, it } from 'vitest';
import { addDays } from './dates.ts';
import { dropOf, keepsHistory, summarizePrices, type OfferHistory, type PricePoint } from './priceHistory.ts';

const today = '2027-04-10';
const daysAgo = (days: number) => addDays(today, -days);

function zatu(points: readonly Partial<PricePoint>[], seenUntil = today): OfferHistory {
  const known = {
    date: today,
    offer: 'wingspan-oceania-zatu',
    price: null,
    currency: 'GBP',
    stock: null,
  } as const;
  return { points: points.map((point) => ({ ...known, ...point })), seenUntil };
}

describe('the prices of the last 90 days', () => {
  it('weight each price by its days', () => {
    const oceania = zatu([
      { date: daysAgo(200), price: 30, stock: true },
      { date: daysAgo(69), price: 25 },
      { date: daysAgo(9), price: 20 },
    ]);
    const summary = summarizePrices([oceania], 'GBP', today);
    // 20 days at 30, 60 at 25, 10 at 20.
    expect(summary?.days).toHaveLength(90);
    expect(summary?.usual).toBe(25);
    expect(summary?.lowest).toEqual({ date: today, amount: 20 });
    expect(summary?.changes).toEqual([
      { date: daysAgo(200), amount: 30 },
      { date: daysAgo(69), amount: 25 },
      { date: daysAgo(9), amount: 20 },
    ]);
  });

  it('have the lowest price of the shops on each day', () => {
    const wayland = zatu([{ date: daysAgo(40), price: 28, stock: true }]);
    const cheaper = zatu([{ date: daysAgo(10), price: 24, stock: true }], daysAgo(5));
    const summary = summarizePrices([wayland, cheaper], 'GBP', today);
    expect(summary?.changes.map(({ amount }) => amount)).toEqual([28, 24, 28]);
    expect(summary?.lowest).toEqual({ date: daysAgo(5), amount: 24 });
  });

  it('name the first day of the price at their start', () => {
    const firstChange = (...offers: OfferHistory[]) => summarizePrices(offers, 'GBP', today)?.changes[0];
    const oceania = zatu([
      { date: daysAgo(300), price: 28, stock: true },
      { date: daysAgo(250), price: 30 },
      { date: daysAgo(200), stock: false },
      { date: daysAgo(150), stock: true },
      { date: daysAgo(120), stock: true },
      { date: daysAgo(89), stock: true },
      { date: daysAgo(9), price: 20 },
    ]);
    expect(firstChange(oceania)).toEqual({ date: daysAgo(150), amount: 30 });
    // Another shop was cheaper until it was last seen.
    const cheaper = zatu([{ date: daysAgo(140), price: 29, stock: true }], daysAgo(101));
    expect(firstChange(oceania, cheaper)).toEqual({ date: daysAgo(100), amount: 30 });
    expect(firstChange(zatu([{ date: daysAgo(89), price: 30, stock: true }]))?.date).toBe(daysAgo(89));
    expect(firstChange(zatu([{ date: daysAgo(40), price: 30, stock: true }]))?.date).toBe(daysAgo(40));
  });

  it('have none for days on which nobody could buy, and none after the shop was last seen', () => {
    const oceania = zatu(
      [
        { date: daysAgo(60), price: 25, stock: true },
        { date: daysAgo(50), stock: false },
        { date: daysAgo(20), price: 25, stock: true },
      ],
      daysAgo(11),
    );
    const days = summarizePrices([oceania], 'GBP', today)?.days.map(({ date }) => date);
    expect(days).toHaveLength(20);
    expect(days?.slice(9, 11)).toEqual([daysAgo(51), daysAgo(20)]);
    expect(days?.at(-1)).toBe(daysAgo(11));
  });

  it('have no usual price before thirty days', () => {
    const price = { price: 25, stock: true };
    expect(summarizePrices([zatu([{ date: daysAgo(28), ...price }])], 'GBP', today)?.usual).toBeNull();
    expect(summarizePrices([zatu([{ date: daysAgo(29), ...price }])], 'GBP', today)?.usual).toBe(25);
  });

  it('are null if no price in the currency is known', () => {
    expect(summarizePrices([zatu([{ stock: true }])], 'GBP', today)).toBeNull();
    expect(summarizePrices([zatu([{ price: 25, stock: true }])], 'USD', today)).toBeNull();
    expect(summarizePrices([], 'GBP', today)).toBeNull();
  });

  it('do not carry a price over to another currency', () => {
    const moved = zatu([
      { date: daysAgo(40), price: 25, stock: true },
      { date: daysAgo(10), price: 31, currency: 'USD' },
    ]);
    expect(summarizePrices([moved], 'GBP', today)?.days).toHaveLength(30);
    expect(summarizePrices([moved], 'USD', today)?.lowest.amount).toBe(31);
  });
});

describe('a good price', () => {
  it('is at least ten percent below the usual one', () => {
    expect(dropOf(26.91, 29.9)).toBe(10);
    expect(dropOf(26.92, 29.9)).toBeNull();
    expect(dropOf(20, 30)).toBe(33);
    expect(dropOf(31, 30)).toBeNull();
  });

  it('is unknown without a usual price', () => {
    expect(dropOf(1, null)).toBeNull();
  });
});

it('keeps no prices of a shop that allows them for a day only, unless the data says so', () => {
  expect(keepsHistory({ price_max_age_days: 180 })).toBe(true);
  expect(keepsHistory({ price_max_age_days: 1 })).toBe(false);
  expect(keepsHistory({ price_max_age_days: 0 })).toBe(false);
  expect(keepsHistory({ price_max_age_days: 1, price_history: true })).toBe(true);
  expect(keepsHistory({ price_max_age_days: 30, price_history: false })).toBe(false);
});
