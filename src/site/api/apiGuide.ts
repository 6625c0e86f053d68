import { boxPrices } from '../../domain/boxPrices.ts';
import type { Expansion, Game } from '../../domain/data.ts';
import {
  orderOffers,
  priceUntil,
  retailerName,
  shownPrice,
  stockOf,
  type ShopOffer,
} from '../../domain/offers.ts';
import { plainText } from '../../domain/prose.ts';
import { rankedExpansions, unrankedExpansions } from '../../domain/ranking.ts';
import { absoluteUrl, apiSchemaPath } from '../../domain/routes.ts';
import { adviceOf } from '../../domain/finder/answer.ts';
import { finderGame } from '../../domain/finder/finderGame.ts';
import type { SiteContext } from '../context.ts';
import { pricedItems } from '../guides/deals.ts';
import { thumbnailImage } from '../assets/images/source.ts';
import { offersFor, type GuideEntry } from '../guides/publishedGuides.ts';
import { needsOf } from '../pages/views/boxes.ts';

export type ApiGuide = ReturnType<typeof apiGuide>;

/** One guide's facts, without its prose and without the community's weights, which we may not republish. */
export function apiGuide(context: SiteContext, entry: GuideEntry) {
  const { guide, game, path } = entry;
  const url = absoluteUrl(context.baseUrl, path);
  const ranked = rankedExpansions(game, guide);
  const { bundle, first_pick_availability: availability } = guide;
  return {
    $schema: `${absoluteUrl(context.baseUrl, apiSchemaPath)}#/definitions/guide`,
    version: 2,
    ...pick(guide, 'id', 'name', 'title'),
    url,
    updated_on: guide.updated_on,
    content_hash: entry.guideHash,
    quick_answer: plainText(guide.quick_answer),
    first_pick_availability: availability === undefined ? null : plainText(availability),
    game: {
      ...pick(game, 'title', 'publisher', 'designers', 'release_year', 'edition'),
      ...apiFacts(game),
      ...pick(game, 'min_players', 'max_players', 'min_playtime', 'max_playtime'),
      ...pick(game, 'mechanisms', 'tags', 'description'),
      thumbnails: context.assets.images.thumbnails(thumbnailImage(entry)).map((image) => ({
        url: absoluteUrl(context.baseUrl, image.href),
        ...pick(image, 'type', 'width', 'height'),
      })),
      source_ids: game.source_ids,
    },
    ranking: ranked.map(({ expansion }) => expansion.id),
    boxes: [
      ...ranked.map(({ expansion, rank }) => apiBox(game, expansion, rank, url)),
      ...unrankedExpansions(game).map((expansion) => apiBox(game, expansion, null, url)),
    ],
    situations: apiSituations(entry, url),
    editions: (guide.editions ?? []).map((edition) =>
      pick(edition, 'id', 'name', 'how_to_tell', 'what_changed', 'fits', 'fits_note'),
    ),
    path: guide.path,
    bundle: bundle ? { id: bundle.expansion_id, ...pick(bundle, 'holds', 'note') } : null,
    compatibility: (game.compatibility ?? []).map((pair) =>
      pick(pair, 'box', 'with', 'verdict', 'rule', 'note', 'source_id'),
    ),
    changes: guide.changes.map(({ date, text }) => ({ date, text: plainText(text) })),
    offers: apiOffers(context, entry),
    prices: apiPrices(context, entry),
    sources: game.sources.map((source) =>
      pick(source, 'id', 'title', 'url', 'kind', 'published', 'read', 'data_as_of', 'note'),
    ),
  };
}

function apiBox(game: Game, box: Expansion, rank: number | null, guideUrl: string) {
  return {
    ...pick(box, 'id', 'title'),
    url: `${guideUrl}#${box.slug}`,
    rank,
    short_tagline: box.short_tagline,
    released: [box.release_year, box.release_month]
      .flatMap((part) => part ?? [])
      .map((part) => `${part}`.padStart(2, '0'))
      .join('-'),
    ...pick(box, 'edition', 'verdict', 'depends_on'),
    ...apiFacts(box),
    standalone: box.standalone,
    needs: needsOf(game, box),
    ...pick(box, 'is_modular', 'complexity_delta', 'playtime_delta', 'ideal_for'),
    ...pick(box, 'players_after_min', 'players_after_max'),
    source_ids: box.sources,
  };
}

function apiFacts({ contents, availability, list_price }: Game | Expansion) {
  return {
    contents: contents ?? null,
    availability: availability ? pick(availability, 'status', 'place', 'date', 'note', 'source_id') : null,
    list_price: (list_price ?? []).map((price) => pick(price, 'currency', 'amount', 'date', 'source_id')),
  };
}

/** The guide's situations; `base` is the base game, and url is the address of its page. */
function apiSituations({ guide, game }: GuideEntry, url: string) {
  const facts = finderGame(guide, game);
  return facts.rows.map((row) => {
    const advice = adviceOf(row, facts);
    return {
      label: row.label,
      owns: row.owns ?? [],
      lacks: row.lacks ?? [],
      editions: row.editions ?? [],
      players: row.players ? pick(row.players, 'from', 'to') : null,
      wants: row.wants ?? null,
      advice: advice.kind,
      buy: row.buy ?? [],
      other:
        advice.kind === 'other'
          ? { title: advice.title, url: advice.href === null ? null : new URL(advice.href, url).href }
          : null,
      reason: plainText(row.reason),
    };
  });
}

/** A guide's offers in the order of its page: base game first, then box by box. */
function apiOffers({ today }: SiteContext, entry: GuideEntry) {
  const boxes = rankedExpansions(entry.game, entry.guide).map(({ expansion }) => expansion);
  const items = [null, ...boxes, ...unrankedExpansions(entry.game)];
  // Without this, a ranked base game would list its offers twice.
  const offers = new Set(items.flatMap((item) => orderOffers(offersFor(entry, item), today)));
  return [...offers].map((shopOffer) => apiOffer(shopOffer, today));
}

const stocks = { in: true, out: false, unknown: null } as const;

function apiOffer(shopOffer: ShopOffer, today: string) {
  const { offer } = shopOffer;
  const price = shownPrice(shopOffer, today);
  return {
    ...pick(offer, 'id', 'item_type', 'expansion_id'),
    retailer: retailerName(shopOffer),
    ...pick(offer, 'region', 'url', 'link', 'currency'),
    price,
    price_until: price === null ? null : priceUntil(shopOffer),
    in_stock: stocks[stockOf(shopOffer, today)],
    last_checked: offer.link === 'search' ? null : offer.last_checked,
  };
}

function apiPrices(context: SiteContext, entry: GuideEntry) {
  return pricedItems({ guides: [entry] }).flatMap(({ box, region }) => {
    const prices = boxPrices(offersFor(entry, box), context.content.history, region, context.today);
    if (prices === null) return [];
    const { summary, currency } = prices;
    return [
      {
        id: box?.id ?? 'base',
        region,
        currency,
        lowest: summary.lowest.amount,
        lowest_on: summary.lowest.date,
        usual: summary.usual,
        changes: summary.changes.map((change) => pick(change, 'date', 'amount')),
      },
    ];
  });
}

type Picked<T, K extends keyof T> = {
  [F in K]-?: undefined extends T[F] ? Exclude<T[F], undefined> | null : T[F];
};

/** The named fields of a value, in that order; null for a missing one. */
export function pick<T extends object, K extends keyof T>(from: T, ...fields: K[]): Picked<T, K> {
  return Object.fromEntries(fields.map((field) => [field, from[field] ?? null])) as Picked<T, K>;
}
