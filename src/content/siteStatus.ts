import type { Expansion, Game, Guide, Offer, Retailer } from '../domain/data.ts';
import { latest } from '../domain/dates.ts';
import { byText } from '../domain/lists.ts';
import { isOfferOf, regions, shownPrice } from '../domain/offers.ts';
import { baseGameBox, rankedExpansions } from '../domain/ranking.ts';
import { availabilityText, fullTitle } from '../domain/words.ts';
import type { Content } from './content.ts';
import { findPlaceholders } from './placeholders.ts';

export type SiteStatus = ReturnType<typeof siteStatus>;

/** changedOn: the day of a file’s last change, if known. Lists are in order of importance. */
export function siteStatus(content: Content, today: string, changedOn: (file: string) => string | undefined) {
  const guides = [...content.guides.values()];
  const published = guides.filter(({ status }) => status === 'published');
  const oldest = published.toSorted(byText((guide) => guide.updated_on))[0];
  const offers = [...content.offers.values()].flat();
  const games = [...content.games.values()];
  const offersOf = ({ id }: Game) => content.offers.get(id) ?? [];
  const boxes = games.flatMap((game) =>
    rankedExpansions(game).map(({ rank, expansion }) => ({ game, rank, box: expansion })),
  );
  const byRank = boxes.toSorted((a, b) => a.rank - b.rank);
  const nameOf = ({ game, box }: (typeof boxes)[number]) => fullTitle(game, box);
  return {
    guides: {
      published: published.length,
      drafts: guides.filter(({ status }) => status === 'draft').map(({ id }) => id),
      oldest: oldest ? { id: oldest.id, updated_on: oldest.updated_on } : null,
    },
    links: {
      product: offers.filter(({ link }) => link === 'product').length,
      search: offers.filter(({ link }) => link === 'search').length,
      boxesWithoutOffer: byRank
        .filter(({ game, box }) => !offersOf(game).some((offer) => isOfferOf(offer, box)))
        .map(nameOf),
      searched: searchedItems(content),
      pages: regions.map((region) => {
        const hasPage = (game: Game, box: Expansion | null) =>
          offersOf(game).some(
            (offer) => offer.region === region && offer.link === 'product' && isOfferOf(offer, box),
          );
        return {
          region,
          boxes: boxes.filter(({ game, box }) => hasPage(game, box)).length,
          baseGames: games.filter((game) => hasPage(game, baseGameBox(game) ?? null)).length,
        };
      }),
    },
    prices: countPrices(offers, content.retailers, today),
    facts: {
      availabilityUnknown: byRank
        .filter(({ box }) => availabilityText(box.availability, today) === null)
        .map(nameOf),
      listPriceUnknown: boxes.filter(({ box }) => box.list_price === undefined).length,
      contentsUnknown: byRank.filter(({ box }) => box.contents === undefined).map(nameOf),
      ranked: boxes.length,
    },
    placeholders: [
      ...new Set(findPlaceholders(content).map(({ field, value }) => value ?? `${field}: empty`)),
    ],
    changedSince: published.flatMap((guide) => changedAfter(guide, changedOn)),
  };
}

function countPrices(offers: readonly Offer[], retailers: ReadonlyMap<string, Retailer>, today: string) {
  const counts = { shown: 0, tooOld: 0, notKnown: 0 };
  for (const offer of offers) {
    if (offer.link === 'search') continue;
    const retailer = retailers.get(offer.retailer);
    if (offer.price === null || offer.last_checked === null || retailer === undefined) counts.notKnown += 1;
    else if (shownPrice({ offer, retailer }, today) === null) counts.tooOld += 1;
    else counts.shown += 1;
  }
  return counts;
}

function changedAfter({ id, game, updated_on }: Guide, changedOn: (file: string) => string | undefined) {
  const days = [`guides/${id}.yaml`, `games/${game}.yaml`].flatMap((file) => changedOn(file) ?? []);
  const changed_on = latest(days);
  return changed_on !== undefined && changed_on.slice(0, updated_on.length) > updated_on
    ? [{ id, updated_on, changed_on }]
    : [];
}

const verdicts: readonly Expansion['verdict'][] = ['buy', 'depends', undefined, 'skip'];

/** By how much readers would gain from a product page: none in the region, recommended boxes, rank. */
export function searchedItems(content: Content) {
  return [...content.guides.values()]
    .filter(({ status }) => status === 'published')
    .flatMap(({ game: id }) => {
      const game = content.games.get(id);
      const offers = content.offers.get(id) ?? [];
      if (game === undefined) return [];
      const base = baseGameBox(game) ? [] : [{ rank: 0, expansion: null }];
      return [...base, ...rankedExpansions(game)].flatMap(({ rank, expansion }) =>
        regions.flatMap((region) => {
          const own = offers.filter((offer) => offer.region === region && isOfferOf(offer, expansion));
          const searches = own.filter(({ link }) => link === 'search');
          if (searches.length === 0) return [];
          return {
            box: fullTitle(game, expansion),
            region,
            offers: searches.map(({ id: offer, retailer }) => ({ id: offer, retailer })),
            order: [
              Number(searches.length < own.length),
              expansion === null ? 0 : verdicts.indexOf(expansion.verdict),
              rank,
            ],
          };
        }),
      );
    })
    .sort((a, b) => compare(a.order, b.order) || (a.box < b.box ? -1 : 1))
    .map(({ box, region, offers }) => ({ box, region, offers }));
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
