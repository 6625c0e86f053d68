import { describe, expect, it } from 'vitest';
import { loadSample } from '../tests/sample/sample.ts';
import type { Offer } from './data.ts';
import { rankedExpansions } from './ranking.ts';
import { stockByRegion } from './boxStock.ts';

const { games, offers, retailers } = await loadSample();
const game = games.get('wingspan');
if (game === undefined) throw new Error('No Wingspan');

/** Oceania at Zatu, whose prices may be shown for so many days; the other offers are as they are, or changed. */
function stockOn(today: string, seen: Partial<Offer>, days = 10) {
  const changed = (offers.get('wingspan') ?? []).map((offer) =>
    offer.id === 'wingspan-oceania-zatu' ? { ...offer, ...seen } : { ...offer, in_stock: null },
  );
  const shopOffers = changed.flatMap((offer) => {
    const retailer = retailers.get(offer.retailer);
    return retailer ? [{ offer, retailer: { ...retailer, price_max_age_days: days } }] : [];
  });
  return stockByRegion(rankedExpansions(game ?? { expansions: [] }), shopOffers, today);
}
const seen = { in_stock: true, price: 24.99, last_checked: '2026-11-20T03:00:00Z', link: 'product' } as const;

describe('a guide has a box in stock', () => {
  it('if a shop of the region showed a ranked one, until its price expires', () => {
    const known = [{ region: 'UK', boxes: 1, until: '2026-11-30' }];
    expect(stockOn('2026-11-21', seen)).toEqual(known);
    expect(stockOn('2026-11-30', seen)).toEqual(known);
    expect(stockOn('2026-12-01', seen)).toEqual([]);
  });

  it.each([
    ['out of stock', { ...seen, in_stock: false }, 10],
    ['not known', { ...seen, in_stock: null }, 10],
    ['of a search', { ...seen, link: 'search' }, 10],
    ['dated tomorrow', { ...seen, last_checked: '2026-11-22' }, 10],
    ['of a shop that allows no price', seen, 0],
  ] as const)('but not if it is %s', (_, offer, days) => {
    expect(stockOn('2026-11-21', offer, days)).toEqual([]);
  });

  it('but not because of its base game, which it does not rank', () => {
    const base = (offers.get('wingspan') ?? []).filter(({ item_type: type }) => type === 'base');
    const shopOffers = base.flatMap((offer) => {
      const retailer = retailers.get(offer.retailer);
      return retailer ? [{ offer: { ...offer, ...seen }, retailer }] : [];
    });
    expect(shopOffers.length).toBeGreaterThan(0);
    expect(stockByRegion(rankedExpansions(game), shopOffers, '2026-11-21')).toEqual([]);
  });
});
