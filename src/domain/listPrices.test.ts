import { expect, it } from 'vitest';
import type { ListPrice } from './data.ts';
import { currentListPrices } from './boxPrices.ts';

const oceania: ListPrice = { currency: 'USD', amount: 35, date: '2025-05-22', source_id: 'publisher' };

it('a list price is current for 18 months, unless it is that of the release', () => {
  expect(currentListPrices([oceania], '2026-11-28')).toEqual([oceania]);
  expect(currentListPrices([oceania], '2026-12-01')).toEqual([]);
  expect(currentListPrices([{ ...oceania, date: '2025' }], '2026-06-30')).toHaveLength(1);
  expect(currentListPrices([{ ...oceania, date: '2026-11', at_launch: true }], '2026-11-28')).toEqual([]);
  expect(currentListPrices(undefined, '2026-11-28')).toEqual([]);
});
