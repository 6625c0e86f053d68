import type { Content } from '../../content/content.ts';
import type { PricePoint } from '../../domain/priceHistory.ts';
import { withGuide } from './dataFiles.ts';

/** The first product link of a guide at Zatu, in stock at 20 pounds after 30 and 25. */
export const catanSeafarers = 'catan-seafarers-zatu';

/** The sample with what Catan's Seafarers cost since summer. The sample's day is November 21, 2026. */
export function withPrices(
  content: Content,
  changes: readonly Partial<PricePoint>[] = courseOfSeafarers,
): Content {
  const known = { offer: catanSeafarers, price: null, currency: 'GBP', stock: null, date: '' } as const;
  const points = changes.map((change) => ({ ...known, ...change }));
  const price = points.findLast((point) => point.price !== null)?.price ?? null;
  const stock = points.findLast((point) => point.stock !== null)?.stock ?? null;
  const changed = withGuide(content, 'catan', ({ offers }) => {
    for (const offer of offers)
      if (offer.id === catanSeafarers)
        Object.assign(offer, { price, in_stock: stock, last_checked: '2026-11-20T03:00:41Z' });
  });
  return { ...changed, history: new Map([[catanSeafarers, points]]) };
}

export const courseOfSeafarers = [
  { date: '2026-07-01', price: 30, stock: true },
  { date: '2026-09-20', price: 25 },
  { date: '2026-11-11', price: 20 },
] as const;
