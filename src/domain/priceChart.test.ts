import { expect, it } from 'vitest';
import { addDays } from './dates.ts';
import { priceChart } from './priceChart.ts';
import { summarizePrices, type OfferHistory } from './priceHistory.ts';

const today = '2027-04-10';

function oceania(...prices: [daysAgo: number, price: number | null, stock?: boolean][]): OfferHistory {
  const points = prices.map(([daysAgo, price, stock = true]) => ({
    date: addDays(today, -daysAgo),
    offer: 'wingspan-oceania-zatu',
    price,
    currency: 'GBP' as const,
    stock,
  }));
  return { points, seenUntil: today };
}

function chartOf(history: OfferHistory) {
  const summary = summarizePrices([history], 'GBP', today);
  return summary && priceChart(summary, 'GBP', today);
}

it('draws steps from the first day to the last, the highest price on top', () => {
  const chart = chartOf(oceania([89, 30], [59, 20], [9, 25]));
  expect(chart?.path).toBe('M0 4H60V36H160V20H180');
  expect(chart?.usualY).toBe(36);
  expect(chart?.end).toEqual({ x: 180, y: 20 });
});

it('leaves out days on which nobody could buy', () => {
  expect(chartOf(oceania([89, 30], [79, 20], [69, null, false], [9, 25]))?.path).toBe(
    'M0 4H20V36H40M160 20H180',
  );
});

it('describes its range, start and end in words', () => {
  expect(chartOf(oceania([89, 30], [59, 20.5], [9, 25]))?.label).toBe(
    '3 prices between £20.50 and £30: £30 from January 11, 2027, £25 from April 1, 2027, last seen April 10, 2027',
  );
});

it('shows the real first day of a price that is older than the chart', () => {
  expect(chartOf(oceania([200, 30], [59, 20.5], [9, 25]))?.label).toContain(
    ': £30 from September 22, 2026, ',
  );
  expect(chartOf(oceania([49, 30], [29, 20.5], [9, 25]))?.label).toContain(': £30 from February 20, 2027, ');
});

it('is null before the third dated price', () => {
  expect(chartOf(oceania([89, 30], [59, 20]))).toBeNull();
});
