import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { UnitFiles } from '../siteFiles.ts';
import { locationOf } from '../source.ts';

export function* checkOfferClaims(files: UnitFiles): Iterable<Diagnostic> {
  for (const { data, source } of files.offers.values()) {
    for (const [index, offer] of data.offers.entries()) {
      const path = ['offers', index];
      const claims = (['price', 'in_stock'] as const).filter((field) => offer[field] !== null);
      if (offer.link === 'search') {
        for (const field of claims) {
          const message = `Offer "${offer.id}" is a search, and yet claims "${field}".`;
          const hint = 'Write null, or link to the product’s page.';
          yield diagnostic('offer/search-claims', locationOf(source, [...path, field]), message, hint);
        }
      } else if (claims.length > 0 && offer.last_checked === null) {
        const at = locationOf(source, [...path, 'last_checked']);
        const message = `Offer "${offer.id}" claims ${claims.map((field) => `"${field}"`).join(' and ')} without a date.`;
        const hint = 'Write when it was seen, or set the claims to null.';
        yield diagnostic('offer/claim-without-date', at, message, hint);
      }
      if (offer.price !== null && Math.abs(offer.price * 100 - Math.round(offer.price * 100)) > 1e-6) {
        const message = `Offer "${offer.id}" costs ${offer.price}; a price has at most two decimals.`;
        const hint = 'Write the price as the shop shows it.';
        yield diagnostic('offer/price-decimals', locationOf(source, [...path, 'price']), message, hint);
      }
    }
  }
}
