/** The JSON API; schema.json is the same for other programs. null: not known, or nothing to say. */

import type { Compatibility, Source } from '../../domain/data.ts';

export interface ApiGuideList {
  $schema: string;
  version: 2;
  site: { name: string; url: string };
  guides: ApiGuideSummary[];
  /** The list goes on there; absent on its last page. */
  next?: string;
}

export interface ApiGuideSummary {
  id: string;
  name: string;
  title: string;
  url: string;
  api_url: string;
  thumbnail_image: string;
  /** YYYY-MM-DD or YYYY-MM. */
  updated_on: string;
  content_hash: string;
  ranked_boxes: number;
  first_pick: string | null;
  /** Regions where a ranked box is known to be in stock; empty where none is. */
  in_stock: { region: 'US' | 'UK'; ranked_boxes: number; until: string }[];
  min_players: number;
  max_players: number;
  min_playtime: number;
  max_playtime: number;
  tags: string[];
}

export interface ApiGuide {
  $schema: string;
  version: 2;
  id: string;
  name: string;
  title: string;
  url: string;
  updated_on: string;
  content_hash: string;
  quick_answer: string;
  /** How to get a first pick that is no longer in shops. */
  first_pick_availability: string | null;
  game: ApiGame;
  /** Ids of boxes in buying order, the first pick first. */
  ranking: string[];
  /** Ranked boxes in buying order, then the others by release. */
  boxes: ApiBox[];
  /** Read in order: the first that fits answers. Ids are those of boxes, or base for the base game. */
  situations: ApiSituation[];
  editions: ApiEdition[];
  /** The recommended boxes in the order to buy them: ids of boxes, or base. */
  path: string[];
  bundle: ApiBundle | null;
  compatibility: ApiPair[];
  /** Newest first. */
  changes: { date: string; text: string }[];
  offers: ApiOffer[];
  prices: ApiPrices[];
  sources: ApiSource[];
}

export interface ApiGame {
  title: string;
  publisher: string;
  designers: string[] | null;
  release_year: number;
  edition: string | null;
  contents: string[] | null;
  availability: ApiAvailability | null;
  list_price: ApiListPrice[];
  min_players: number;
  max_players: number;
  min_playtime: number;
  max_playtime: number;
  mechanisms: string[];
  tags: string[];
  description: string;
  /** The same picture by format and size; a reader takes the first that it knows. */
  thumbnails: ApiImage[];
  source_ids: string[];
}

export interface ApiImage {
  url: string;
  type: string;
  width: number;
  height: number;
}

export interface ApiBox {
  id: string;
  title: string;
  url: string;
  rank: number | null;
  short_tagline: string;
  /** A year, or YYYY-MM. */
  released: string;
  edition: string | null;
  /** Null for a box that was not weighed. */
  verdict: 'buy' | 'depends' | 'skip' | null;
  /** Completes "Buy it if …". */
  depends_on: string | null;
  contents: string[] | null;
  availability: ApiAvailability | null;
  list_price: ApiListPrice[];
  standalone: boolean;
  /** Titles of what has to be owned already; empty for a complete game. */
  needs: string[] | null;
  is_modular: boolean | null;
  complexity_delta: string | null;
  playtime_delta: string | null;
  ideal_for: string | null;
  players_after_min: number | null;
  players_after_max: number | null;
  source_ids: string[];
}

export interface ApiAvailability {
  status: 'on_sale' | 'reprint_announced' | 'out_of_print' | 'retired';
  /** Where it was seen on sale. */
  place: string | null;
  date: string;
  note: string | null;
  source_id: string;
}

/** The publisher's, never a shop's. */
export interface ApiListPrice {
  currency: 'USD' | 'GBP' | 'EUR';
  amount: number;
  date: string;
  source_id: string;
}

/** An empty list and null set no condition. */
export interface ApiSituation {
  label: string;
  owns: string[];
  lacks: string[];
  /** Ids of editions. */
  editions: string[];
  /** to is null for any number above. */
  players: { from: number; to: number | null } | null;
  wants: string | null;
  advice: 'buy' | 'nothing' | 'other';
  /** In the order to buy them; empty unless the advice is to buy. */
  buy: string[];
  other: { title: string; url: string | null } | null;
  reason: string;
}

export interface ApiEdition {
  id: string;
  name: string;
  how_to_tell: string;
  what_changed: string | null;
  /** Ids of boxes. */
  fits: string[];
  fits_note: string | null;
}

export interface ApiBundle {
  /** The id of the box that holds the others. */
  id: string;
  holds: string[];
  note: string;
}

export interface ApiPair {
  box: string;
  with: string;
  verdict: Compatibility['verdict'];
  rule: string | null;
  note: string | null;
  source_id: string;
}

export interface ApiOffer {
  id: string;
  item_type: 'base' | 'expansion';
  expansion_id: string | null;
  retailer: string;
  region: 'US' | 'UK';
  /** The shop's own address, without anybody's affiliate parameter. */
  url: string;
  link: 'product' | 'search';
  currency: 'USD' | 'GBP' | 'EUR';
  /** Null where the page says "Price varies". */
  price: number | null;
  /** The last day on which the price may be shown. */
  price_until: string | null;
  in_stock: boolean | null;
  last_checked: string | null;
}

export interface ApiSource {
  id: string;
  title: string;
  url: string;
  kind: Source['kind'];
  published: string | null;
  read: string | null;
  data_as_of: string | null;
  note: string | null;
}

/** Prices of a box, or of the base game, in a region over the last 90 days. Dates are YYYY-MM-DD. */
export interface ApiPrices {
  id: string;
  region: 'US' | 'UK';
  currency: 'USD' | 'GBP' | 'EUR';
  lowest: number;
  lowest_on: string;
  /** Null where prices of fewer than 30 days are known. */
  usual: number | null;
  /** Oldest first. */
  changes: { date: string; amount: number }[];
}

export interface ApiDeals {
  $schema: string;
  version: 2;
  /** The largest drop first; at most 500. */
  deals: ApiDeal[];
}

/** A box, or base, in stock at least 10 % below its usual price. */
export interface ApiDeal {
  guide: string;
  id: string;
  title: string;
  url: string;
  offer_id: string;
  retailer: string;
  region: 'US' | 'UK';
  /** The shop's own address, without anybody's affiliate parameter. */
  shop_url: string;
  currency: 'USD' | 'GBP' | 'EUR';
  price: number;
  usual: number;
  lowest: number;
  percent_below_usual: number;
  /** The first and the last day on which this price was seen, and the last on which it may be shown. */
  since: string;
  seen: string;
  price_until: string;
}
