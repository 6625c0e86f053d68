import { diagnostic, type Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Game, Offer } from '../../../domain/data.ts';
import { rankedExpansions } from '../../../domain/ranking.ts';
import type { Entry } from '../../siteFiles.ts';
import { locationOf, type DataPath } from '../../source.ts';
import type { Reading } from '../reading.ts';

interface Item {
  title: string;
  path: DataPath;
  isFirstPick: boolean;
  offers: readonly Offer[];
}

export function* checkOffersInRegion({ files, editorial }: Reading): Iterable<Diagnostic> {
  const least = editorial?.lists.offers_in_region?.least;
  if (least === undefined || !files.retailers) return;
  const regions = [...new Set(files.retailers.data.retailers.map(({ region }) => region))];
  for (const game of files.games.values()) {
    if (game.data.status === 'draft' || files.broken.has(`offers/${game.name}`)) continue;
    const offers = files.offers.get(game.name)?.data.offers ?? [];
    for (const item of itemsOf(game, offers)) yield* checkItem(item, game, regions, least);
  }
}

function* checkItem(
  { title, path, isFirstPick, offers }: Item,
  { name, source }: Entry<Game>,
  regions: readonly string[],
  least: number,
): Iterable<Diagnostic> {
  const at = () => locationOf(source, path);
  const file = `data/offers/${name}.yaml`;
  const hint = `Add offers to ${file}: where no product page is known, one of link: search.`;
  if (offers.length === 0) {
    const what = isFirstPick ? `the first pick, ${title}, anywhere` : `${title} anywhere`;
    yield diagnostic('editorial/few-offers', at(), `No offer leads to ${what}.`, hint);
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

function* itemsOf({ data }: Entry<Game>, offers: readonly Offer[]): Iterable<Item> {
  const ranked = rankedExpansions(data).map(({ expansion }) => expansion);
  const base = offers.filter(({ item_type: type }) => type === 'base');
  if (!ranked.some((box) => box.is_base_game)) {
    yield { title: data.title, path: ['title'], isFirstPick: false, offers: base };
  }
  for (const [index, box] of ranked.entries()) {
    yield {
      title: box.title,
      path: ['expansions', data.expansions.indexOf(box), 'title'],
      isFirstPick: index === 0,
      offers: box.is_base_game ? base : offers.filter((offer) => offer.expansion_id === box.id),
    };
  }
}
