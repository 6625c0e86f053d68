import { diagnostic, type Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import type { Expansion, Game, Offer } from '../../../../domain/data.ts';
import { rankedExpansions } from '../../../../domain/ranking.ts';
import type { Entry } from '../../../load/siteFiles.ts';
import { locationOf } from '../../../yaml/source.ts';
import type { Reading } from '../reading.ts';

export function* checkOffersInRegion({ files, editorial }: Reading): Iterable<Diagnostic> {
  const least = editorial?.lists.offers_in_region?.least;
  if (least === undefined || !files.retailers) return;
  const regions = [...new Set(files.retailers.data.retailers.map(({ region }) => region))];
  for (const game of files.games.values()) {
    if (game.data.status === 'draft' || files.broken.has(`offers/${game.name}`)) continue;
    const all = files.offers.get(game.name)?.data.offers ?? [];
    const boxes = rankedExpansions(game.data).map(({ expansion }) => expansion);
    for (const box of [...(boxes.some((one) => one.is_base_game) ? [] : [null]), ...boxes]) {
      const offers = all.filter((offer) =>
        box && !box.is_base_game ? offer.expansion_id === box.id : offer.item_type === 'base',
      );
      yield* checkItem(game, box, box === boxes[0], offers, regions, least);
    }
  }
}

/** box is null for a base game that is not ranked. */
function* checkItem(
  { name, data, source }: Entry<Game>,
  box: Expansion | null,
  isFirstPick: boolean,
  offers: readonly Offer[],
  regions: readonly string[],
  least: number,
): Iterable<Diagnostic> {
  const { title } = box ?? data;
  const at = () =>
    locationOf(source, box ? ['expansions', data.expansions.indexOf(box), 'title'] : ['title']);
  const hint = `Add offers to data/offers/${name}.yaml; without a product page, use link: search.`;
  if (offers.length === 0) {
    const what = isFirstPick ? `the first pick, ${title}` : title;
    yield diagnostic('editorial/few-offers', at(), `No region has an offer for ${what}.`, hint);
    return;
  }
  for (const region of regions) {
    const count = offers.filter((offer) => offer.region === region).length;
    if (count >= least) continue;
    const found = count === 0 ? 'no offer' : `only ${count} of ${least} offers`;
    const message = `Readers in the ${region} have ${found} for ${title}.`;
    yield diagnostic('editorial/few-offers', at(), message, hint);
  }
}
