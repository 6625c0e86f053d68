import { finding, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Offer } from '../../domain/data.ts';
import type { UnitFiles } from '../siteFiles.ts';
import { placeOf, type DataPath, type Source } from '../source.ts';
import { boxCandidates, suggest } from './candidates.ts';

/** An offer is for the game of its file or for one of its boxes. */
export function* checkOfferItems(files: UnitFiles): Iterable<Diagnostic> {
  for (const [name, { data, source }] of files.offers) {
    const game = files.games.get(name);
    for (const [index, offer] of data.offers.entries()) {
      const path = ['offers', index];
      yield* checkFields(offer, path, source);
      if (offer.game_id !== undefined && offer.game_id !== name) {
        const message = `Offer "${offer.id}" is for game "${offer.game_id}", but stands in the file of "${name}".`;
        const hint = `Write "${name}", or move the offer to data/offers/${offer.game_id}.yaml.`;
        yield finding('offer/wrong-game', placeOf(source, [...path, 'game_id']), message, { hint });
      }
      const box = offer.expansion_id;
      if (!game || box === undefined || game.data.expansions.some(({ id }) => id === box)) continue;
      const message = `Offer "${offer.id}" names expansion "${box}", which ${game.data.title} does not have.`;
      const more = suggest(box, boxCandidates(game), `Add the box to data/games/${name}.yaml.`);
      yield finding('offer/unknown-expansion', placeOf(source, [...path, 'expansion_id']), message, more);
    }
  }
}

function* checkFields(offer: Offer, path: DataPath, source: Source): Iterable<Diagnostic> {
  const [needed, other] =
    offer.item_type === 'base'
      ? (['game_id', 'expansion_id'] as const)
      : (['expansion_id', 'game_id'] as const);
  const who = `Offer "${offer.id}" is of type ${offer.item_type}`;
  if (offer[needed] === undefined) {
    const hint = `Add ${needed}.`;
    yield finding(
      'offer/item-field',
      placeOf(source, [...path, 'item_type']),
      `${who} and has no ${needed}.`,
      { hint },
    );
  }
  if (offer[other] !== undefined) {
    const hint = 'Delete the field, or change item_type.';
    yield finding('offer/item-field', placeOf(source, [...path, other], 'key'), `${who} and has ${other}.`, {
      hint,
    });
  }
}
