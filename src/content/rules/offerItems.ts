import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Offer } from '../../domain/data.ts';
import type { UnitFiles } from '../siteFiles.ts';
import { locationOf, type DataPath, type Source } from '../source.ts';
import { candidatesAt, suggest } from './candidates.ts';

export function* checkOfferItems(files: UnitFiles): Iterable<Diagnostic> {
  for (const [name, { data, source }] of files.offers) {
    const game = files.games.get(name);
    for (const [index, offer] of data.offers.entries()) {
      const path = ['offers', index];
      yield* checkFields(offer, path, source);
      if (offer.game_id !== undefined && offer.game_id !== name) {
        const message = `Offer "${offer.id}" is for game "${offer.game_id}", but stands in the file of "${name}".`;
        const hint = `Write "${name}", or move the offer to data/offers/${offer.game_id}.yaml.`;
        yield diagnostic('offer/wrong-game', locationOf(source, [...path, 'game_id']), message, hint);
      }
      const box = offer.expansion_id;
      if (!game || box === undefined || game.data.expansions.some(({ id }) => id === box)) continue;
      const message = `Offer "${offer.id}" names expansion "${box}", which ${game.data.title} does not have.`;
      yield diagnostic(
        'offer/unknown-expansion',
        locationOf(source, [...path, 'expansion_id']),
        message,
        suggest(box, candidatesAt([game], 'expansions.*.id'), `Add the box to data/games/${name}.yaml.`),
      );
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
    const at = locationOf(source, [...path, 'item_type']);
    yield diagnostic('offer/item-field', at, `${who} and has no ${needed}.`, `Add ${needed}.`);
  }
  if (offer[other] !== undefined) {
    const at = locationOf(source, [...path, other], 'key');
    const message = `${who} and has ${other}.`;
    yield diagnostic('offer/item-field', at, message, 'Delete the field, or change item_type.');
  }
}
