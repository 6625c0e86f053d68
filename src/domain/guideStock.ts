import type { Offer } from './data.ts';
import { dayOf, latest } from './dates.ts';
import { isOfferOf, priceUntil, regions, stockOf, type ShopOffer } from './offers.ts';
import type { RankedExpansion } from './ranking.ts';

/** A ranked box that a shop of a region showed in stock; A page may say so from from to until (YYYY-MM-DD). */
export interface StockSighting {
  region: Offer['region'];
  box: string;
  from: string;
  until: string;
}

/** How many ranked boxes are in stock in a region; until is the last day on which that may be said of any. */
export interface RegionStock {
  region: Offer['region'];
  boxes: number;
  until: string;
}

export function stockSightings(
  ranked: readonly RankedExpansion[],
  offers: readonly ShopOffer[],
): StockSighting[] {
  return ranked.flatMap(({ expansion }) =>
    offers.flatMap((shopOffer): StockSighting[] => {
      const { offer } = shopOffer;
      const until = priceUntil(shopOffer);
      if (until === null || offer.last_checked === null || !isOfferOf(offer, expansion)) return [];
      const from = dayOf(offer.last_checked);
      if (stockOf(shopOffer, from) !== 'in') return [];
      return [{ region: offer.region, box: expansion.id, from, until }];
    }),
  );
}

export function stockByRegion(sightings: readonly StockSighting[], today: string): RegionStock[] {
  const fresh = sightings.filter(({ from, until }) => from <= today && today <= until);
  return regions.flatMap((region) => {
    const here = fresh.filter((sighting) => sighting.region === region);
    const until = latest(here.map((sighting) => sighting.until));
    return until === undefined ? [] : [{ region, boxes: new Set(here.map(({ box }) => box)).size, until }];
  });
}
