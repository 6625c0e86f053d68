import { isoCurrency, sharedCodes } from '../currency.ts';
import { parseAmount } from '../price.ts';
import { readAvailability } from './availability.ts';
import type { Page } from './page.ts';
import type { Signal } from './reading.ts';

/** Whether the metas call the page's product used. */
export function isCalledUsed(page: Page): boolean {
  return /used|refurb/i.test(metaOf(page, ['product:condition', 'og:condition']) ?? '');
}

/** What the product and og metas of a page say. */
export function readOpenGraph(page: Page): Signal[] {
  const meta = (...names: readonly string[]) => metaOf(page, names);
  const signals: Signal[] = [];
  const availability = meta('product:availability', 'og:availability');
  const stock = availability === null ? undefined : readAvailability(availability);
  if (availability !== null && stock !== undefined) {
    signals.push({
      source: 'opengraph',
      where: 'product:availability',
      text: availability.slice(0, 80),
      in_stock: stock,
    });
  }
  const price = meta('product:sale_price:amount', 'product:price:amount', 'og:price:amount');
  const amount = price === null ? null : parseAmount(price);
  const code = meta('product:sale_price:currency', 'product:price:currency', 'og:price:currency');
  if (price !== null && amount !== null) {
    signals.push({
      source: 'opengraph',
      where: 'product:price:amount',
      text: price.slice(0, 80),
      prices: [amount],
      currency: code === null || sharedCodes(code.trim()) !== null ? null : isoCurrency(code),
    });
  }
  return signals;
}

/** The first of some metas that is there and not empty. */
function metaOf({ metas }: Page, names: readonly string[]): string | null {
  for (const name of names) {
    const value = metas.get(name);
    if (value !== undefined && value !== '') return value;
  }
  return null;
}
