/** What the JSON API says; schema.json is the same for other programs. null: not known, or nothing to say. */

export interface ApiGuideList {
  $schema: string;
  version: 1;
  site: { name: string; url: string };
  guides: ApiGuideSummary[];
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
  min_players: number;
  max_players: number;
  min_playtime: number;
  max_playtime: number;
  tags: string[];
}

export interface ApiGuide {
  $schema: string;
  version: 1;
  id: string;
  name: string;
  title: string;
  url: string;
  updated_on: string;
  content_hash: string;
  quick_answer: string;
  game: ApiGame;
  /** Ids of boxes in buying order, the first pick first. */
  ranking: string[];
  /** Ranked boxes in buying order, then the others by release. */
  boxes: ApiBox[];
  compatibility: ApiPair[];
  offers: ApiOffer[];
  sources: ApiSource[];
}

export interface ApiGame {
  title: string;
  publisher: string;
  designers: string[] | null;
  release_year: number;
  edition: string | null;
  print_status: 'in_print' | 'out_of_print' | null;
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
  release_year: number;
  edition: string | null;
  print_status: 'in_print' | 'out_of_print' | null;
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

export interface ApiPair {
  box: string;
  with: string;
  verdict: 'works' | 'works_with_rule' | 'not_recommended' | 'does_not_work' | null;
  note: string;
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
  date: string;
  note: string | null;
}
