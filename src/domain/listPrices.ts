import type { ListPrice } from './data.ts';

/** An older list price is shown on the box's own page only. */
const maxMonths = 18;

/** The list prices that may stand beside a shop: not older than 18 months, and not those of the release. */
export function currentListPrices(prices: readonly ListPrice[] | undefined = [], today: string): ListPrice[] {
  return prices.filter((price) => !price.at_launch && monthOf(today) - monthOf(price.date) <= maxMonths);
}

function monthOf(date: string): number {
  return Number(date.slice(0, 4)) * 12 + (Number(date.slice(5, 7)) || 1);
}
