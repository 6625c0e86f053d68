import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { UnitFiles } from '../load/siteFiles.ts';
import { locationOf } from '../yaml/source.ts';
import { suggest } from './candidates.ts';

export function* checkBoxOffers(files: UnitFiles): Iterable<Diagnostic> {
  for (const [name, { data, source }] of files.games) {
    const offers = files.offers.get(name);
    if (!offers && files.broken.has(`offers/${name}`)) continue;
    for (const [index, box] of data.expansions.entries()) {
      const own = (offers?.data.offers ?? []).flatMap((offer, at) =>
        offers && (offer.expansion_id === box.id || (box.is_base_game && offer.item_type === 'base'))
          ? [{ name: offer.id, location: () => locationOf(offers.source, ['offers', at, 'id'], 'key') }]
          : [],
      );
      for (const [entry, id] of (box.retailer_offers ?? []).entries()) {
        if (own.some((offer) => offer.name === id)) continue;
        yield diagnostic(
          'game/unknown-offer',
          locationOf(source, ['expansions', index, 'retailer_offers', entry]),
          `Expansion "${box.id}" lists offer "${id}", which is not an offer for this box.`,
          suggest(id, own, `Add it to data/offers/${name}.yaml, or delete the list to show all offers.`),
        );
      }
    }
  }
}
