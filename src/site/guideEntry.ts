import type { Game, Guide, Offer } from '../domain/data.ts';
import type { StockSighting } from '../domain/guideStock.ts';
import type { ShopOffer } from '../domain/offers.ts';
import type { SearchIndex } from '../domain/search.ts';

/** The facts of a guide that other pages show: editing anything else changes none of them. */
export interface GuideFacts {
  guide: Pick<Guide, (typeof guideFields)[number]>;
  game: Pick<Game, (typeof gameFields)[number]>;
  /** The number of ranked boxes, and the title of the first. */
  boxes: number;
  firstPick: string | null;
}

export const guideFields = ['name', 'title', 'spine_name', 'updated_on', 'hero_image'] as const;
export const gameFields = [
  'title',
  'description',
  'tags',
  'mechanisms',
  'min_players',
  'max_players',
  'min_playtime',
  'max_playtime',
  'complexity_weight',
  'hero_image',
  'thumbnail_image',
  'palette',
] as const;

/** Prices that may be shown between two days, YYYY-MM-DD. */
export interface PriceDays {
  from: string;
  until: string;
  prices: number;
}

/**
 * What the files about many guides need of a published one, as plain data. It is kept between builds, so that an edit
 * of a guide leaves the data of all others unread.
 */
export interface GuideBrief {
  /** The guide's. */
  id: string;
  path: string;
  /** Changes with all that the guide's own page reads of it. */
  inputs: string;
  /** The result of guideHash. */
  guideHash: string;
  facts: GuideFacts;
  /** GuideBoxes as JSON: a run reads those of few guides. */
  boxes: string;
  changes: Guide['changes'];
  /** Pictures of its ranked boxes, the paths of the guides that it shows, and whether it announces others. */
  pictures: { boxes: readonly string[]; related: readonly string[]; coming: boolean };
  share: { image: string | null; heroAlt: string };
  /** The letters in its texts that a font may lack, each once. */
  accents: string;
  /** One per line. */
  offerIds: string;
  links: readonly ShopLinks[];
  prices: readonly PriceDays[];
  /** Of the parts that other files read. */
  hashes: Readonly<Record<'facts' | 'stock' | 'search', string>>;
}

/** What lists and the search say of a guide's boxes. */
export interface GuideBoxes {
  /** Which ranked boxes were seen in stock. */
  stock: readonly StockSighting[];
  search: {
    boxes: SearchIndex['guides'][number]['boxes'];
    /** Titles of guides that it announces. */
    coming: readonly string[];
  };
}

/** The data that a brief is made from. */
export interface GuideParts {
  guide: Guide;
  game: Game;
  offers: readonly ShopOffer[];
}

/** A published guide with its game; its data is read when it is asked for. */
export interface GuideEntry extends GuideBrief, Readonly<GuideParts>, Readonly<GuideBoxes> {
  /** Its part in today's prices. */
  readonly deals: DealCounts;
}

/** How many prices are good, and of how many items the usual price is known, by region. */
export interface DealCounts {
  deals: number;
  usualKnown: Partial<Record<Offer['region'], number>>;
}

export const linkStates = ['alive', 'moved', 'gone', 'silent', 'blocked', 'unchecked'] as const;
export type LinkState = (typeof linkStates)[number];

/** The links of a guide to a shop, by their state; checked: the day of the last check, null for never. */
export interface ShopLinks {
  shop: string;
  checked: string | null;
  counts: Partial<Record<LinkState, number>>;
}
