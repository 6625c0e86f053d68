// Generated from data/schemas/ by `npm run types`. Do not edit.

/**
 * How our affiliate tag is added. Leave it out if there is none.
 */
export type Affiliate = AffiliateParameter | AffiliateWrapper;

/**
 * One member for each kind of file below data/.
 */
export interface DataFiles {
  editorial: Editorial;
  game: Game;
  guide: Guide;
  home: Home;
  offers: Offers;
  page: Page;
  redirects: Redirects;
  retailers: Retailers;
  site: Site;
}
/**
 * The editorial rules that guides validate checks: data/editorial.yaml.
 */
export interface Editorial {
  words: SectionWords;
  lists: ListLengths;
  /**
   * The month before which no source was read, YYYY-MM.
   */
  earliest_read?: string;
  sentences: SentenceLengths;
  repeats: Repeats;
  /**
   * Words that say nothing.
   *
   * @maxItems 500
   */
  filler_phrases: Phrase[];
  /**
   * Claims of what did not happen or is not known.
   *
   * @maxItems 500
   */
  untrue_claims: Phrase[];
  /**
   * Words for newcomers in skip_if. A box with one of them is not the pick for beginners.
   *
   * @maxItems 50
   */
  newcomers?: string[];
  homework?: Homework;
}
/**
 * How many words a published guide's fields have. Default: no bounds.
 */
export interface SectionWords {
  guide?: Bounds;
  quick_answer?: Bounds;
  worth_it?: Bounds;
  intro?: Bounds;
  ranking_note?: Bounds;
  how_expansions_work?: Bounds;
  best_for_beginners?: Bounds;
  best_for_strategy?: Bounds;
  release_order?: Bounds;
  situation?: Bounds;
  edition?: Bounds;
  storage?: Bounds;
  faq_answer?: Bounds;
  where_to_buy?: Bounds;
  summary?: Bounds;
  rank_reason?: Bounds;
}
/**
 * The least and the most. Default: no bound.
 */
export interface Bounds {
  /**
   * No fewer than this.
   */
  least?: number;
  /**
   * No more than this.
   */
  most?: number;
}
/**
 * How many entries each list has. Default: no bounds.
 */
export interface ListLengths {
  recommendations?: Bounds;
  situations?: Bounds;
  faq?: Bounds;
  related_guides?: Bounds;
  top_cards?: Bounds;
  explore_cards?: Bounds;
  offers_in_region?: Bounds;
}
/**
 * How long sentences are, in words.
 */
export interface SentenceLengths {
  /**
   * Of a section's sentences.
   */
  average: number;
  /**
   * Of one sentence.
   */
  most: number;
}
/**
 * What counts as a repeat.
 */
export interface Repeats {
  /**
   * Identical words in a row. Titles and quotations don't count.
   */
  words: number;
  /**
   * Identical first words in one part of two guides. Default: none.
   */
  opening?: number;
}
/**
 * Words that no text of the site should contain, and why.
 */
export interface Phrase {
  /**
   * Whole words in one sentence, in any case.
   */
  phrase: string;
  /**
   * What is wrong with it.
   */
  why: string;
  /**
   * What to write instead.
   */
  instead?: string;
}
/**
 * Phrases that send the reader off to find out. Look it up instead.
 */
export interface Homework {
  /**
   * How many a guide may have. The answer and the rows may have none.
   */
  most: number;
  /**
   * The words.
   *
   * @maxItems 200
   */
  phrases: Phrase[];
}
/**
 * A game and its expansions, with the sources of every fact: data/games/<slug>.yaml.
 */
export interface Game {
  /**
   * Equal to the file's name.
   */
  id: string;
  /**
   * The name on the box.
   */
  title: string;
  /**
   * Equal to the file's name; part of the guide's address.
   */
  slug: string;
  /**
   * Who publishes the game.
   */
  publisher: string;
  /**
   * Who designed the game.
   *
   * @minItems 1
   * @maxItems 8
   *
   * Items: One line of plain text.
   */
  designers?: string[];
  /**
   * The base game's fewest players.
   */
  min_players?: number;
  /**
   * The base game's most players.
   */
  max_players?: number;
  /**
   * The shortest usual game, in minutes.
   */
  min_playtime?: number;
  /**
   * The longest usual game, in minutes.
   */
  max_playtime?: number;
  /**
   * The community's weight, 1 (light) to 5 (heavy).
   */
  complexity_weight?: number;
  /**
   * How the game works, such as Deck building.
   *
   * @minItems 1
   * @maxItems 10
   *
   * Items: One line of plain text.
   */
  mechanisms: string[];
  /**
   * When the base game came out.
   */
  release_year: number;
  /**
   * UPC or EAN numbers, one for each printing. Imports of shops' feeds compare them.
   *
   * @minItems 1
   * @maxItems 12
   */
  gtins?: string[];
  /**
   * The edition this guide is about, such as 2nd edition.
   */
  edition?: string;
  /**
   * One or two sentences for cards, 40 to 200 characters.
   */
  description: string;
  /**
   * Two to five words a shopper would look for.
   *
   * @minItems 1
   * @maxItems 5
   *
   * Items: One line of plain text.
   */
  tags: string[];
  /**
   * The guide's page title if the guide has none, 15 to 60 characters.
   */
  seo_title: string;
  /**
   * The guide's page description if the guide has none, 70 to 160 characters.
   */
  seo_description: string;
  /**
   * The picture of guide and cards, 1200 by 630.
   */
  hero_image: string;
  /**
   * What the picture shows, for readers who can't see it.
   */
  hero_alt: string;
  /**
   * The small square picture. Default: the hero image.
   */
  thumbnail_image?: string;
  /**
   * The share picture, 1200 by 630. Default: made from the hero image.
   */
  og_image?: string;
  palette: Palette;
  /**
   * A draft never reaches a production build.
   */
  status: 'published' | 'draft';
  /**
   * Where the facts come from. Readers see this list.
   *
   * @minItems 1
   * @maxItems 60
   */
  sources: Source[];
  /**
   * The sources of the base game's facts.
   *
   * @minItems 1
   *
   * Items: Lower-case letters, digits and single hyphens, for example cities-and-knights.
   */
  source_ids: string[];
  /**
   * Every box a reader may ask about; those with rank_recommended are ranked.
   *
   * @minItems 1
   * @maxItems 60
   */
  expansions: Expansion[];
  /**
   * Pairs of boxes that a reader could get wrong.
   *
   * @maxItems 400
   */
  compatibility?: Compatibility[];
  /**
   * What is in the base game, in numbers.
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: A number and what it counts, for example 81 bird cards.
   */
  contents?: string[];
  availability?: Availability;
  /**
   * The publisher's price, one for each currency.
   *
   * @minItems 1
   * @maxItems 3
   */
  list_price?: ListPrice[];
  /**
   * One or two sentences on the pairs that are not listed.
   */
  compatibility_note?: string;
}
/**
 * The game's colors on this site.
 */
export interface Palette {
  /**
   * Background until the picture has loaded.
   */
  field: string;
  /**
   * Color of the box on the shelf. Default: the field.
   */
  spine?: string;
  /**
   * Text on the spine, at least 4.5:1 against it. Default: white.
   */
  spine_text?: string;
}
/**
 * One page, rulebook or data set that facts come from.
 */
export interface Source {
  /**
   * Unique in this file.
   */
  id: string;
  /**
   * What it is and whose, such as BoardGameGeek: Wingspan.
   */
  title: string;
  /**
   * The page itself.
   */
  url: string;
  /**
   * publisher: the maker's page. rulebook: the rules. data_set: a database or its dump. review: somebody played it. shop: a listing. community: wikis, forums, fans.
   */
  kind: 'publisher' | 'rulebook' | 'data_set' | 'review' | 'shop' | 'community';
  /**
   * When the page was published.
   */
  published?: string;
  /**
   * When we read it.
   */
  read?: string;
  /**
   * The day the data describes.
   */
  data_as_of?: string;
  /**
   * What is taken from it, such as players, time, year.
   */
  note?: string;
}
/**
 * One box, pack or related game of the line.
 */
export interface Expansion {
  /**
   * Unique in this game.
   */
  id: string;
  /**
   * The game's id.
   */
  game_id?: string;
  /**
   * The box's name, usually without the game's.
   */
  title: string;
  /**
   * A shorter title for rows and breadcrumbs, at most 24 characters; unique in this game.
   */
  short_title?: string;
  /**
   * Its page's heading. Default: Game: is Box worth it?
   */
  question?: string;
  /**
   * The end of its page's address, and its anchor on the guide; unique in this game.
   */
  slug: string;
  /**
   * What the box is, in at most 160 characters. A box without a rank has nothing else, so say what it does and for whom.
   */
  short_tagline: string;
  /**
   * When the box came out.
   */
  release_year: number;
  /**
   * The month, if a source names it. Boxes of one year are listed in the order of their months.
   */
  release_month?: number;
  /**
   * How much rules weight the box adds. Note the en dash (–).
   */
  complexity_delta?: 'Low' | 'Low–Medium' | 'Medium' | 'Medium–High' | 'High';
  /**
   * How much longer a game takes, in words; null if no source says.
   */
  playtime_delta?: string | null;
  /**
   * Who should buy it, in a few words.
   */
  ideal_for?: string;
  /**
   * Whether it needs this guide's base game.
   */
  requires_base_game: boolean;
  /**
   * Whether it is a complete game.
   */
  standalone: boolean;
  /**
   * true if this ranked box is the base game itself.
   */
  is_base_game?: boolean;
  /**
   * What the box needs besides the base game, or instead of it.
   *
   * @minItems 1
   * @maxItems 6
   */
  also_needs?: AlsoNeeds[];
  /**
   * Whether its parts can be used one by one.
   */
  is_modular?: boolean;
  /**
   * What to know before mixing it with other boxes.
   */
  mixing_notes?: string;
  /**
   * UPC or EAN numbers, one for each printing. Imports of shops' feeds compare them.
   *
   * @minItems 1
   * @maxItems 12
   */
  gtins?: string[];
  /**
   * The edition of this box, if it matters.
   */
  edition?: string;
  /**
   * Which base games or printings the box fits. Required if its edition is not the game's.
   */
  edition_note?: string;
  availability?: Availability;
  /**
   * The publisher's price, one for each currency.
   *
   * @minItems 1
   * @maxItems 3
   */
  list_price?: ListPrice[];
  /**
   * What is in the box, in numbers, the most telling first.
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: A number and what it counts, for example 81 bird cards.
   */
  contents?: string[];
  /**
   * The fewest players with this box.
   */
  players_after_min?: number;
  /**
   * The most players with this box.
   */
  players_after_max?: number;
  /**
   * The fewest players without any other box. For standalone boxes.
   */
  players_alone_min?: number;
  /**
   * The most players without any other box.
   */
  players_alone_max?: number;
  /**
   * What changes at the table, in two to four sentences.
   */
  summary?: string;
  /**
   * Is the box worth buying? At most 35 words that start with the answer (yes, no, or if) and say for whom. True and enough when read alone. Left out: rank_reason answers.
   */
  worth_it?: string;
  /**
   * Its rank in the buying order, or in its group, from 1. Leave it out for a box that is listed but not ranked.
   */
  rank_recommended?: number;
  /**
   * buy: for most owners. depends: for readers who meet depends_on. skip: for hardly anybody. A box without a rank has skip or no verdict.
   */
  verdict?: 'buy' | 'depends' | 'skip';
  /**
   * For the verdict depends: completes Only if, such as you often play with six.
   */
  depends_on?: string;
  /**
   * Instead of verdict and rank, if no source describes play, rules, or cards: what is known, in at most 140 characters.
   */
  not_judged?: string;
  /**
   * Why this verdict and rank, and what they rest on, in at most two sentences.
   */
  rank_reason?: string;
  /**
   * Who should not buy it; completes Skip it if.
   */
  skip_if?: string;
  /**
   * Further pictures. Not shown yet.
   *
   * @maxItems 6
   *
   * Items: An image file below data/, for example art/wingspan.svg.
   */
  images?: string[];
  /**
   * A small picture. Not shown yet.
   */
  thumbnail_image?: string;
  /**
   * Its page's title in search results. Default: made from its question and verdict.
   */
  seo_title?: string;
  /**
   * Its page's summary in search results. Default: worth_it.
   */
  seo_description?: string;
  /**
   * Ids of the offers to show. Default: all of its offers.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: Lower-case letters, digits and single hyphens, for example cities-and-knights.
   */
  retailer_offers?: string[];
  /**
   * Ids of the sources of its facts.
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: Lower-case letters, digits and single hyphens, for example cities-and-knights.
   */
  sources: string[];
}
/**
 * Something the box needs besides (or instead of) the base game.
 */
export interface AlsoNeeds {
  /**
   * Its name as a reader would look for it.
   */
  title: string;
  /**
   * Its id, if it is one of this game's boxes.
   */
  expansion_id?: string;
}
/**
 * Whether it can be bought, as a source shows it. Leave it out if nothing is known.
 */
export interface Availability {
  /**
   * on_sale: seen in stock. The others: the source says so.
   */
  status: 'on_sale' | 'reprint_announced' | 'out_of_print' | 'retired';
  /**
   * Where it was seen, such as Stonemaier Games (US). Required with on_sale.
   */
  place?: string;
  /**
   * When it was seen or said. A sighting is worth twelve months.
   */
  date: string;
  /**
   * The source that shows it.
   */
  source_id: string;
  /**
   * What else the reader should know, such as when the reprint is due.
   */
  note?: string;
}
/**
 * A list price as a source states it.
 */
export interface ListPrice {
  /**
   * The currency of a price.
   */
  currency: 'USD' | 'GBP' | 'EUR';
  /**
   * A number without the symbol.
   */
  amount: number;
  /**
   * When it was the price.
   */
  date: string;
  /**
   * The source that names it.
   */
  source_id: string;
  /**
   * Who says so, if it isn't the publisher. Required unless the source is a publisher's page.
   */
  stated_by?: string;
  /**
   * It was the price when the box came out and may have changed.
   */
  at_launch?: true;
}
/**
 * What happens when two boxes are on the table together.
 */
export interface Compatibility {
  /**
   * The id of a box, or base.
   */
  box: string;
  /**
   * The other one. Each pair is listed once.
   */
  with: string;
  /**
   * What happens when both are on the table. works_with_rule: with the rule in rule. one_at_a_time: use one or the other.
   */
  verdict: 'works' | 'works_with_rule' | 'one_at_a_time' | 'not_recommended' | 'does_not_work';
  /**
   * The rule, in one sentence. Required with works_with_rule.
   */
  rule?: string;
  /**
   * The reason, in one sentence.
   */
  note?: string;
  /**
   * The source that says so.
   */
  source_id: string;
}
/**
 * The words of one buying guide: data/guides/<slug>.yaml.
 */
export interface Guide {
  /**
   * Equal to the file's name.
   */
  id: string;
  /**
   * Its name in breadcrumbs, on cards, and on the shelf.
   */
  name: string;
  /**
   * A shorter name for the shelf, at most 20 characters. Default: the name.
   */
  spine_name?: string;
  /**
   * The heading of the page, at most 38 characters.
   */
  title: string;
  /**
   * Its slug before it was renamed, which is part of its feed entries' ids. guides rename writes it.
   */
  first_slug?: string;
  /**
   * Equal to the file's name; part of the guide's address.
   */
  slug: string;
  /**
   * The id of the game this guide is about.
   */
  game: string;
  /**
   * A draft never reaches a production build.
   */
  status: 'published' | 'draft';
  /**
   * When the guide's advice last changed. Price checks do not count.
   */
  updated_on: string;
  /**
   * What changed in the advice, newest first, as a reader should know it.
   *
   * @minItems 1
   * @maxItems 60
   */
  changes: Change[];
  /**
   * Whether to show the list of sections.
   */
  toc: boolean;
  /**
   * The page's title in search results, 15 to 60 characters. Default: the game's.
   */
  seo_title?: string;
  /**
   * The page's summary in search results, 70 to 160 characters. Default: the game's.
   */
  seo_description?: string;
  /**
   * Must equal the computed address.
   */
  canonical_url?: string;
  /**
   * The picture behind the title. Default: the game's.
   */
  hero_image?: string;
  /**
   * At most 220 characters: the first pick in bold in the first sentence, for whom, what it needs, and the catch if there is one. No shop's name.
   */
  quick_answer: string;
  /**
   * How to get a first pick that is out of print or retired, in one sentence.
   */
  first_pick_availability?: string;
  /**
   * One or two paragraphs about the trap that this game sets for a buyer.
   */
  intro: string;
  /**
   * What to buy next if the ranking alone would answer wrongly. At most ten rows. Of the rows that fit, the one with the most conditions answers, ties go by file order, and file order is the order on the page: the commonest case first. Where no row fits, the ranking answers. Rows with players or wants are shown under recommendations, the others under If you own.
   *
   * @minItems 3
   * @maxItems 40
   */
  situations: Situation[];
  /**
   * What the finder asks. Default: Which edition do you own?
   */
  edition_question?: string;
  /**
   * The editions (or titles of a series) that a reader may own.
   *
   * @minItems 2
   * @maxItems 14
   */
  editions?: Edition[];
  /**
   * The recommended boxes in buying order; base is the base game. The page adds up what they cost.
   *
   * @minItems 1
   * @maxItems 8
   *
   * Items: A box of this game, or base.
   */
  path: string[];
  /**
   * The two picks below the answer, best first. The first two boxes of the first group if left out.
   *
   * @minItems 1
   * @maxItems 2
   *
   * Items: A ranked box of this game.
   */
  featured_expansions?: string[];
  /**
   * Named groups of ranked boxes, each with its own 1, 2, 3. The answer is about the first group.
   *
   * @minItems 2
   * @maxItems 10
   */
  groups?: Group[];
  /**
   * Complete games share a name and no base game, as with Azul.
   */
  series?: true;
  /**
   * Pairs that buyers weigh, the most asked first. Each is shown in full on the pages of both boxes, and in one line on the guide.
   *
   * @minItems 1
   * @maxItems 5
   */
  comparisons?: Comparison[];
  bundle?: Bundle;
  /**
   * Below the table: what it ranks and leaves out.
   */
  ranking_note?: string;
  how_expansions_work: HowExpansionsWork;
  best_for_beginners: BestFor;
  best_for_strategy: BestFor;
  release_order?: ReleaseOrder;
  /**
   * Questions people really ask.
   *
   * @minItems 1
   * @maxItems 20
   */
  faq: FaqItem[];
  where_to_buy: WhereToBuy;
  /**
   * Storage, sleeves, table space, setup, an app if one matters. One short paragraph.
   */
  storage?: string;
  /**
   * Where a reader may go next.
   *
   * @maxItems 8
   */
  related_guides: RelatedGuide[];
}
/**
 * One change of the advice.
 */
export interface Change {
  /**
   * Unique in this guide. Once published, never changed nor used again: feed readers know the entry by it.
   */
  id: string;
  /**
   * The day of the change.
   */
  date: string;
  /**
   * What changed, in one sentence.
   */
  text: string;
  /**
   * The boxes whose pages show it, by id.
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: A box of this game.
   */
  boxes?: string[];
}
/**
 * Who asks, and what we tell them. All conditions must be met; of the rows that fit, the one with the most conditions answers.
 */
export interface Situation {
  /**
   * The reader's situation, such as You own only the base game.
   */
  label: string;
  /**
   * The reader owns all of these.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: A box of this game, or base.
   */
  owns?: string[];
  /**
   * The reader owns none of these.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: A box of this game, or base.
   */
  lacks?: string[];
  /**
   * The reader owns one of these editions.
   *
   * @minItems 1
   * @maxItems 14
   *
   * Items: An edition of this guide.
   */
  editions?: string[];
  players?: Players;
  /**
   * What the reader wants, as a choice in the finder, such as Few new rules. The same words in several rows are one choice.
   */
  wants?: string;
  /**
   * The boxes to buy, in order.
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: A box of this game, or base.
   */
  buy?: string[];
  /**
   * The answer without a box. not_yet: Buy nothing yet. set: You're set. skip: Skip the expansions.
   */
  nothing?: 'not_yet' | 'set' | 'skip';
  other?: Other;
  /**
   * Why, in one or two sentences.
   */
  reason: string;
}
/**
 * How many play, such as { from: 5, to: 6 }.
 */
export interface Players {
  /**
   * The fewest.
   */
  from: number;
  /**
   * The most. Default: no limit.
   */
  to?: number;
}
/**
 * A different game, never called the next box.
 */
export interface Other {
  /**
   * Its name.
   */
  title: string;
  /**
   * Its id, if it is one of this game's boxes.
   */
  expansion_id?: string;
  /**
   * Its guide, if this site has one.
   */
  href?: string;
}
/**
 * One edition of the base game, or one title of a series.
 */
export interface Edition {
  /**
   * Unique in this guide.
   */
  id: string;
  /**
   * Its name with its year, such as Second edition (2020).
   */
  name: string;
  /**
   * It is another game, not an edition.
   */
  other_game?: true;
  /**
   * How to recognize it.
   */
  how_to_tell: string;
  /**
   * What changed in play since the one before.
   */
  what_changed?: string;
  /**
   * The ids of the boxes that fit it. A box that fits no edition listed here fits none of them.
   *
   * @minItems 0
   * @maxItems 60
   *
   * Items: A box of this game.
   */
  fits: string[];
  /**
   * What the list doesn't say, such as that a box needs an update pack.
   */
  fits_note?: string;
}
/**
 * Boxes that a reader chooses between, with a ranking of their own.
 */
export interface Group {
  /**
   * Unique in this guide.
   */
  id: string;
  /**
   * What the reader owns or wants, such as Revised core set.
   */
  name: string;
  /**
   * Who the group is for, in one sentence.
   */
  for?: string;
  /**
   * Its ranked boxes in order.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: A ranked box of this game.
   */
  boxes: string[];
}
/**
 * Two boxes that a buyer chooses between.
 */
export interface Comparison {
  /**
   * Unique in this guide; its anchor on box pages.
   */
  id: string;
  /**
   * The two ids.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: A box of this game, or base.
   */
  boxes: string[];
  /**
   * What people type, such as Seafarers or Cities & Knights? At most 80 characters.
   */
  question: string;
  /**
   * One sentence of at most 160 characters.
   */
  answer: string;
  /**
   * What differs, and why it decides, in at most 240 characters.
   */
  why: string;
  /**
   * The box to buy: one of the two, both, or neither. Within a group it is the better ranked one, or both.
   */
  pick: string;
  /**
   * By box id: what completes Pick it if.
   */
  pick_if: {
    /**
     * At most 140 characters; completes Pick it if.
     */
    [k: string]: string;
  };
}
/**
 * A box that includes others.
 */
export interface Bundle {
  /**
   * The bundle itself, one of these boxes.
   */
  expansion_id: string;
  /**
   * The ids of the boxes in it.
   *
   * @minItems 2
   * @maxItems 30
   *
   * Items: A box of this game, or base.
   */
  holds: string[];
  /**
   * Who should buy it instead of the parts. Sums are computed, so no prices here.
   */
  note: string;
}
/**
 * How boxes of this game work.
 */
export interface HowExpansionsWork {
  /**
   * What is in a box, how it is mixed in, and what makes it more complex.
   */
  text: string;
  note?: Note;
}
/**
 * In the margin: what buyers get wrong.
 */
export interface Note {
  /**
   * Two to five words.
   */
  title: string;
  /**
   * The note itself.
   */
  text: string;
}
/**
 * A pick for one kind of reader.
 */
export interface BestFor {
  /**
   * The box that is picked.
   */
  expansion_id: string;
  /**
   * Who that is, why this box, and how to begin. Don't repeat the box's name.
   */
  text: string;
}
/**
 * The section on the order of release.
 */
export interface ReleaseOrder {
  /**
   * Only if a date decides a purchase. The timeline is made from the data.
   */
  text?: string;
}
/**
 * A question and its answer.
 */
export interface FaqItem {
  /**
   * Unique among all questions of its file.
   */
  id: string;
  /**
   * global: about expansions in general. game: about this game. expansion: about one box.
   */
  scope: 'global' | 'game' | 'expansion';
  /**
   * For scope game.
   */
  game_id?: string;
  /**
   * For scope expansion.
   */
  expansion_id?: string;
  /**
   * As a reader would ask it.
   */
  question: string;
  /**
   * Begins with the answer itself.
   */
  answer: string;
}
/**
 * The section on buying.
 */
export interface WhereToBuy {
  /**
   * What to know before paying.
   */
  text: string;
  /**
   * For readers in the US only.
   */
  us?: string;
  /**
   * For readers in the UK only.
   */
  uk?: string;
}
/**
 * Another guide, or a game without one yet.
 */
export interface RelatedGuide {
  /**
   * The other game's name.
   */
  title: string;
  /**
   * Why a reader may care.
   */
  description: string;
  /**
   * The other guide's address.
   */
  href: string;
  /**
   * false: Coming Soon, without a link.
   */
  available: boolean;
}
/**
 * The home page: data/home.yaml.
 */
export interface Home {
  /**
   * The page's title in search results and in the browser tab, 15 to 60 characters.
   */
  seo_title: string;
  /**
   * The summary that search engines may show, 70 to 160 characters.
   */
  seo_description: string;
  hero: HomeHero;
  /**
   * The guides on the shelf, by id, from left to right.
   *
   * @minItems 1
   * @maxItems 40
   *
   * Items: Lower-case letters, digits and single hyphens, for example cities-and-knights.
   */
  shelf: string[];
  top_guides: TopGuides;
  explore: Explore;
  about: About;
  resources: Resources;
}
/**
 * The top of the page, with its search box.
 */
export interface HomeHero {
  /**
   * The heading of the page.
   */
  title: string;
  /**
   * What the site does, in one sentence.
   */
  text: string;
  /**
   * The search box's name, read aloud.
   */
  search_label: string;
  /**
   * An example shown in the empty box.
   */
  search_placeholder: string;
  /**
   * The words on the button.
   */
  search_button: string;
}
/**
 * The first cards below the shelf.
 */
export interface TopGuides {
  /**
   * One line of plain text.
   */
  heading: string;
  /**
   * At most four; the first is the large one.
   *
   * @minItems 1
   * @maxItems 4
   */
  cards: HomeCard[];
}
/**
 * A card that leads to a guide. Fields that can be computed from the guide are optional and must agree with it.
 */
export interface HomeCard {
  /**
   * The card's heading.
   */
  title: string;
  /**
   * One or two sentences.
   */
  description: string;
  /**
   * The guide's address.
   */
  href: string;
  /**
   * The picture. Default: the guide's.
   */
  image?: string;
  /**
   * The base game's weight, with at most one decimal.
   */
  complexity?: number;
  /**
   * The base game's players, such as 2–4.
   */
  players?: string;
  /**
   * The base game's time, such as 40–70 min.
   */
  time?: string;
  /**
   * The card's tags. Default: the game's.
   *
   * @minItems 1
   * @maxItems 5
   *
   * Items: One line of plain text.
   */
  tags?: string[];
  /**
   * Whether to show the label New.
   */
  isNew?: boolean;
  /**
   * The guide's updated_on. Default: computed.
   */
  lastUpdated?: string;
}
/**
 * The other guides, as smaller cards.
 */
export interface Explore {
  /**
   * One line of plain text.
   */
  heading: string;
  /**
   * A line under the heading.
   */
  text: string;
  /**
   * At most ten.
   *
   * @maxItems 10
   */
  cards: HomeCard[];
}
/**
 * What the site is.
 */
export interface About {
  /**
   * One line of plain text.
   */
  heading: string;
  /**
   * What the project is.
   */
  lede: string;
  /**
   * The paragraph under it.
   */
  text: string;
  link: Link;
  /**
   * How we work, in two to four steps.
   *
   * @minItems 1
   * @maxItems 5
   */
  steps: Point[];
}
/**
 * A link: its words, and where it leads.
 */
export interface Link {
  /**
   * The words of the link.
   */
  label: string;
  /**
   * The page of this site that it leads to.
   */
  href: string;
  /**
   * A few words next to the link.
   */
  note?: string;
}
/**
 * A label and what there is to say about it.
 */
export interface Point {
  /**
   * Two to five words, such as Use now.
   */
  label: string;
  /**
   * The text under the label.
   */
  text: string;
}
/**
 * Links to other pages of the site.
 */
export interface Resources {
  /**
   * One line of plain text.
   */
  heading: string;
  /**
   * Links to the site's own pages.
   *
   * @minItems 1
   * @maxItems 8
   */
  links: Link[];
}
/**
 * Where one game and its boxes can be bought: data/offers/<slug>.yaml. The checker writes in_stock, price and last_checked.
 */
export interface Offers {
  /**
   * The game's id; equal to the file's name.
   */
  game_id: string;
  /**
   * One entry for each item at each shop.
   *
   * @maxItems 400
   */
  offers: Offer[];
}
/**
 * One shop’s page, or its search, for the base game or for one box.
 */
export interface Offer {
  /**
   * Unique in all files.
   */
  id: string;
  /**
   * base: the base game. expansion: one of its boxes.
   */
  item_type: 'base' | 'expansion';
  /**
   * The game, for an offer of the base game.
   */
  game_id?: string;
  /**
   * The box, for an offer of an expansion.
   */
  expansion_id?: string;
  /**
   * An id in data/retailers.yaml.
   */
  retailer: string;
  /**
   * Where the shop delivers from.
   */
  region: 'US' | 'UK';
  /**
   * The plain address, without affiliate parameters.
   */
  url: string;
  /**
   * product: the item's page. search: the shop's search for its title, never with a stock or price.
   */
  link: 'product' | 'search';
  /**
   * For maintainers: why we believe that the page exists.
   */
  source?: {
    /**
     * Who says so, in a sentence.
     */
    title: string;
    /**
     * Where it can be read.
     */
    url?: string;
    /**
     * When it was said.
     */
    date?: string;
  };
  /**
   * The currency of a price.
   */
  currency: 'USD' | 'GBP' | 'EUR';
  /**
   * The price seen, without the symbol; null if unknown.
   */
  price: number | null;
  /**
   * As seen at the shop; null if unknown.
   */
  in_stock: boolean | null;
  /**
   * When price and stock were last seen; null for never. YYYY-MM-DD, or an RFC 3339 time in UTC.
   */
  last_checked: string | null;
  /**
   * 1 is shown first. For delivery or range, never for commission.
   */
  priority: 1 | 2 | 3;
}
/**
 * A text page of the site: data/pages/<slug>.yaml.
 */
export interface Page {
  /**
   * Equal to the file's name.
   */
  id: string;
  /**
   * The address without the slash; equal to the file's name.
   */
  slug: string;
  /**
   * The heading of the page.
   */
  title: string;
  /**
   * Its short name in the breadcrumb. Default: the title.
   */
  name?: string;
  /**
   * The answer or the point, in one or two sentences.
   */
  lede: string;
  /**
   * The page's title in search results and in the browser tab, 15 to 60 characters.
   */
  seo_title: string;
  /**
   * The summary that search engines may show, 70 to 160 characters.
   */
  seo_description: string;
  /**
   * When the text last changed.
   */
  updated_on: string;
  /**
   * A draft never reaches a production build.
   */
  status: 'published' | 'draft';
  /**
   * More words that find the page in the search.
   *
   * Items: One line of plain text.
   */
  search_words?: string[];
  /**
   * Whether to show the list of sections.
   */
  toc?: boolean;
  /**
   * Markdown with headings, lists, tables, links, and pictures from art/. At most ten quotes or lists inside each other; HTML is shown as text.
   */
  body?: string;
  /**
   * Parts with points, guides, or questions, after the body.
   *
   * @minItems 1
   * @maxItems 30
   */
  sections?: PageSection[];
}
/**
 * A section of the page: a heading with text, points, guides or questions.
 */
export interface PageSection {
  /**
   * The section's anchor.
   */
  id: string;
  /**
   * One line of plain text.
   */
  heading: string;
  /**
   * The paragraphs under the heading.
   */
  text?: string;
  /**
   * A list with labels.
   *
   * @minItems 1
   * @maxItems 20
   */
  points?: Point[];
  /**
   * How the points are drawn.
   */
  style?: 'list' | 'steps' | 'checklist';
  /**
   * Guides shown as cards.
   *
   * @minItems 1
   * @maxItems 20
   */
  guides?: PageGuide[];
  /**
   * Whether to list an offer of the base game for each guide shown.
   */
  buying?: boolean;
  /**
   * Whether to end with a sentence on which shops pay us today. It is made from data/retailers.yaml.
   */
  earnings?: boolean;
  /**
   * Whether to show the questions in data/site.yaml.
   */
  global_faq?: boolean;
}
/**
 * A guide that the section shows as a card.
 */
export interface PageGuide {
  /**
   * The id of the guide.
   */
  guide: string;
  /**
   * Why it is on this page.
   */
  text: string;
}
/**
 * Old addresses and where they lead, one hop each: data/redirects.yaml.
 */
export interface Redirects {
  /**
   * Permanent redirects. A query is kept.
   *
   * @maxItems 1500
   */
  redirects: Redirect[];
  /**
   * Addresses of removed pages that no other page replaces.
   *
   * @maxItems 1500
   *
   * Items: A path on this site that starts with a slash, for example /how-to-choose.
   */
  gone?: string[];
}
/**
 * An old address and the page that it leads to.
 */
export interface Redirect {
  /**
   * The old path.
   */
  from: string;
  /**
   * The page it leads to.
   */
  to: string;
}
/**
 * The shops that offers may name: data/retailers.yaml.
 */
export interface Retailers {
  /**
   * One entry for each shop.
   *
   * @minItems 1
   * @maxItems 100
   */
  retailers: Retailer[];
}
/**
 * A shop: its hosts, and what the checker does with its pages.
 */
export interface Retailer {
  /**
   * The name that offers use, such as MiniatureMarket.
   */
  id: string;
  /**
   * The name that readers see.
   */
  name: string;
  /**
   * What its buttons say without a price. Default: View at and the name.
   */
  button?: string;
  /**
   * It sells used games; its buttons say so.
   */
  used?: true;
  /**
   * For a publisher's own shop: the publisher of its games. guides new offers skips the shop for other games.
   */
  publisher?: string;
  /**
   * Where the shop delivers from.
   */
  region: 'US' | 'UK';
  /**
   * The currency of a price.
   */
  currency: 'USD' | 'GBP' | 'EUR';
  /**
   * The hosts of its product pages, without www. Empty means any host.
   *
   * @maxItems 20
   */
  hosts: string[];
  /**
   * Whether it specializes in games.
   */
  specialty: boolean;
  /**
   * What guides check reads. page: stock and price. link: whether the link is alive. shape: the form of the address; nothing is fetched. off: nothing.
   */
  mode: 'page' | 'link' | 'shape' | 'off';
  /**
   * A price older than this is not shown. 0 never shows a price.
   */
  price_max_age_days: number;
  /**
   * Whether to keep and show old prices. Default: true if price_max_age_days is more than 1.
   */
  price_history?: boolean;
  /**
   * A regular expression for the path of product pages. It starts with ^, has at most two * or + and none after a group, and at most eight ? and |.
   */
  product_path?: string;
  /**
   * The same for path and query of searches. A regular expression that starts with ^, has at most two * or + and none after a group, and at most eight ? and |.
   */
  search_path?: string;
  affiliate?: Affiliate;
  /**
   * What the affiliate program demands; shown with affiliate only.
   */
  associate_statement?: string;
}
export interface AffiliateParameter {
  /**
   * The name of the query parameter, for example tag.
   */
  parameter: string;
  /**
   * Our own id at the shop.
   */
  value: string;
}
export interface AffiliateWrapper {
  /**
   * The network's link, with {url} for the encoded address of the shop.
   */
  wrapper: string;
}
/**
 * Settings and words of the whole site: data/site.yaml.
 */
export interface Site {
  /**
   * The site's name.
   */
  name: string;
  logo: Logo;
  /**
   * The icon in browser tabs, a square SVG file. Default: a stack of three boxes.
   */
  favicon?: string;
  features?: Features;
  colors?: Colors;
  terms?: SiteTerms;
  /**
   * The address of a guide. Default: /guides/{slug}-expansion-order.
   */
  guide_address?: string;
  /**
   * The address of a box's page, with the slugs of both. Default: /expansions/{game}/{box}. What is above it redirects: to the index, and to the game's guide.
   */
  box_address?: string;
  /**
   * What the site is, in one sentence.
   */
  description: string;
  /**
   * The site's own address, as in https://guides.example.org, without a slash at the end. --base-url overrides it.
   */
  base_url: string;
  /**
   * The language of every page.
   */
  language: 'en-US';
  vertical: Vertical;
  index: Index;
  changes: ChangesText;
  deals: DealsText;
  link_health: LinkHealthText;
  /**
   * The links in the header.
   *
   * @minItems 1
   * @maxItems 5
   */
  nav: Link[];
  footer: Footer;
  /**
   * Profiles in social networks.
   *
   * @maxItems 6
   */
  social: SocialProfile[];
  disclosure: Disclosure;
  newsletter: Newsletter;
  not_found: NotFound;
  /**
   * Games whose guides are still to come, named by search and index.
   *
   * Items: One line of plain text.
   */
  coming_soon?: string[];
  /**
   * The picture of a guide still to come.
   */
  coming_soon_image: string;
  /**
   * Who writes the guides.
   */
  byline: string;
  weights?: Weights;
  method?: Link;
  corrections: Corrections;
  /**
   * The contact in security.txt: a page of this site, an https address, or mailto:. Without it there is no security.txt.
   */
  security_contact?: string;
  /**
   * Where browsers send policy reports.
   */
  policy_reports?: string;
  budgets: Budgets;
  check: CheckSettings;
  limits: Limits;
  /**
   * Questions of scope global. Text pages with global_faq show them.
   *
   * @minItems 1
   * @maxItems 12
   */
  faq: FaqItem[];
}
/**
 * The name on two lines, next to the mark.
 */
export interface Logo {
  /**
   * The first, small line.
   */
  small: string;
  /**
   * The second, large line.
   */
  large: string;
  /**
   * The mark, a square SVG file. Default: a stack of three boxes.
   */
  image?: string;
}
/**
 * What can be switched off; all is on. A part that is off leaves no page, link, script, or sitemap entry.
 */
export interface Features {
  /**
   * The newsletter form.
   */
  newsletter?: boolean;
  /**
   * The form that finds the next box for what a reader owns.
   */
  finder?: boolean;
  /**
   * The page and the feed of good prices.
   */
  deals?: boolean;
  /**
   * The page about the last check of every shop link.
   */
  link_health?: boolean;
  /**
   * The switch between US and UK shops. Without it, every reader sees what readers without JavaScript see: the shops of both regions.
   */
  region_switch?: boolean;
}
/**
 * Colors instead of the default ones.
 */
export interface Colors {
  background?: SchemeColors;
  surface?: SchemeColors;
  text?: SchemeColors;
  muted?: SchemeColors;
  link?: SchemeColors;
  button?: SchemeColors;
  button_text?: SchemeColors;
  accent?: SchemeColors;
  /**
   * The opening of the home page, the footer, and shared pictures: dark, for light text, as in '#0e4033'.
   */
  band?: string;
}
/**
 * A color by day and by night.
 */
export interface SchemeColors {
  /**
   * As in '#f1f4ee'.
   */
  light: string;
  /**
   * As in '#0d1b16'.
   */
  dark: string;
}
/**
 * What labels call things, in lowercase; by default what the field's name says.
 */
export interface SiteTerms {
  /**
   * One line of plain text.
   */
  box?: string;
  /**
   * One line of plain text.
   */
  boxes?: string;
  /**
   * One line of plain text.
   */
  expansions?: string;
  /**
   * One line of plain text.
   */
  base_game?: string;
  /**
   * One line of plain text.
   */
  player?: string;
  /**
   * One line of plain text.
   */
  players?: string;
  /**
   * One line of plain text.
   */
  ranking?: string;
  /**
   * Default: adds rules.
   */
  added_rules?: string;
  /**
   * One line of plain text.
   */
  minutes?: string;
  /**
   * One line of plain text.
   */
  release_order?: string;
  /**
   * One line of plain text.
   */
  by_playstyle?: string;
  /**
   * One line of plain text.
   */
  at_your_table?: string;
  /**
   * One line of plain text.
   */
  works_with?: string;
}
/**
 * What the guides are about.
 */
export interface Vertical {
  /**
   * In words, such as board game expansions.
   */
  name: string;
  /**
   * The address of the index of guides, without the slash.
   */
  slug: string;
}
/**
 * The index of guides.
 */
export interface Index {
  /**
   * The heading of the page.
   */
  title: string;
  /**
   * A line under the heading.
   */
  lede: string;
  /**
   * The page's title in search results and in the browser tab, 15 to 60 characters.
   */
  seo_title: string;
  /**
   * The summary that search engines may show, 70 to 160 characters.
   */
  seo_description: string;
  updated: UpdatedText;
  /**
   * The choices above the cards. Every given condition must hold.
   *
   * @maxItems 8
   */
  filters: IndexFilter[];
}
/**
 * The same guides by their last change.
 */
export interface UpdatedText {
  /**
   * The heading of the page.
   */
  title: string;
  /**
   * A line under the heading.
   */
  lede: string;
  /**
   * The page's title in search results and in the browser tab, 15 to 60 characters.
   */
  seo_title: string;
  /**
   * The summary that search engines may show, 70 to 160 characters.
   */
  seo_description: string;
}
/**
 * A button above the list of all guides that leaves only some of them.
 */
export interface IndexFilter {
  /**
   * Unique among the filters.
   */
  id: string;
  /**
   * The words on the button.
   */
  label: string;
  /**
   * The game has this mechanism.
   */
  mechanism?: string;
  /**
   * The game has this tag.
   */
  tag?: string;
  /**
   * This many can play, with boxes worth buying.
   */
  players?: number;
  /**
   * The longest usual game is at most this many minutes.
   */
  max_time?: number;
  /**
   * The weight is at least this.
   */
  min_weight?: number;
  /**
   * The weight is below this.
   */
  max_weight?: number;
}
/**
 * The page of what changed in the guides.
 */
export interface ChangesText {
  /**
   * The heading of the page.
   */
  title: string;
  /**
   * A line under the heading, before the link to the feed.
   */
  lede: string;
  /**
   * The page's title in search results and in the browser tab, 15 to 60 characters.
   */
  seo_title: string;
  /**
   * The summary that search engines may show, 70 to 160 characters.
   */
  seo_description: string;
  /**
   * More words that find the page in the search.
   *
   * Items: One line of plain text.
   */
  search_words?: string[];
}
/**
 * The page and the feed of good prices. {percent} becomes how far below the usual price they are.
 */
export interface DealsText {
  /**
   * The heading of the page.
   */
  title: string;
  /**
   * A line under the heading, before the link to the feed.
   */
  lede: string;
  /**
   * The page's title in search results and in the browser tab, 15 to 60 characters.
   */
  seo_title: string;
  /**
   * The summary that search engines may show, 70 to 160 characters.
   */
  seo_description: string;
  /**
   * More words that find the page in the search.
   *
   * Items: One line of plain text.
   */
  search_words?: string[];
  /**
   * Shown if usual prices are known and no price is far enough below.
   */
  none: string;
  /**
   * Shown if no usual price is known yet.
   */
  unknown: string;
}
/**
 * The page about the last check of every shop link.
 */
export interface LinkHealthText {
  /**
   * The heading of the page.
   */
  title: string;
  /**
   * A line under the heading.
   */
  lede: string;
  /**
   * The page's title in search results and in the browser tab, 15 to 60 characters.
   */
  seo_title: string;
  /**
   * The summary that search engines may show, 70 to 160 characters.
   */
  seo_description: string;
}
/**
 * The end of every page.
 */
export interface Footer {
  /**
   * The lists of links. A list with from_guides gets one link for each guide id.
   *
   * @minItems 1
   * @maxItems 4
   */
  columns: FooterColumn[];
  /**
   * The last line of every page.
   */
  end: string;
}
/**
 * A column of links in the footer.
 */
export interface FooterColumn {
  /**
   * One line of plain text.
   */
  heading: string;
  /**
   * Guide ids.
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: Lower-case letters, digits and single hyphens, for example cities-and-knights.
   */
  from_guides?: string[];
  /**
   * Links to the site's own pages.
   *
   * @minItems 1
   * @maxItems 12
   */
  links?: Link[];
}
/**
 * An icon in the footer; a link if it has an address.
 */
export interface SocialProfile {
  /**
   * The network's name.
   */
  name: string;
  /**
   * The drawing.
   */
  icon: 'facebook' | 'instagram' | 'twitter' | 'youtube';
  /**
   * The profile; null: an icon without a link.
   */
  url: string | null;
}
/**
 * What readers are told about commissions.
 */
export interface Disclosure {
  /**
   * Before the first shop link: that we may earn a commission.
   */
  short: string;
  /**
   * Beside the offers.
   */
  offers: string;
  /**
   * In the footer.
   */
  footer: string;
  link: Link;
}
/**
 * The newsletter form at the end of pages.
 */
export interface Newsletter {
  /**
   * One line of plain text.
   */
  heading: string;
  /**
   * What a subscriber gets.
   */
  text: string;
  /**
   * Shown without service and endpoint: no address is sent or kept.
   */
  preview_note: string;
  /**
   * Who keeps the addresses. Without one the form posts to endpoint.
   */
  service?: 'buttondown' | 'kit' | 'listmonk' | 'formspree' | 'other';
  /**
   * Buttondown's username, Kit's form number, Formspree's form id, or the UUID of listmonk's list; null until there is one, and no form is shown before.
   */
  form_id?: string | null;
  /**
   * Where the form posts to; null until there is one. For listmonk its address; other services with a name have none.
   */
  endpoint?: string | null;
  /**
   * For service other: the name of the address field. Default: email.
   */
  email_field?: string;
}
/**
 * The page for unknown addresses.
 */
export interface NotFound {
  /**
   * The page's title in search results and in the browser tab, 15 to 60 characters.
   */
  seo_title: string;
  /**
   * Search engines are told not to list this page.
   */
  seo_description: string;
  /**
   * The large number.
   */
  code: string;
  /**
   * One line of plain text.
   */
  title: string;
  /**
   * One line of plain text.
   */
  text: string;
  /**
   * An image file below data/, for example art/wingspan.svg.
   */
  image: string;
  /**
   * What the picture shows.
   */
  image_alt: string;
  /**
   * The buttons under the text.
   *
   * @minItems 1
   * @maxItems 3
   */
  buttons: Link[];
  /**
   * The guides shown as cards, by id.
   *
   * @minItems 1
   * @maxItems 4
   *
   * Items: Lower-case letters, digits and single hyphens, for example cities-and-knights.
   */
  cards: string[];
}
/**
 * Whose complexity weights these are.
 */
export interface Weights {
  /**
   * A few words next to a weight, such as community weight.
   */
  label: string;
  /**
   * A sentence above cards that show weights.
   */
  text: string;
}
/**
 * How to report a mistake, at the end of every guide.
 */
export interface Corrections {
  /**
   * How corrections are made.
   */
  text: string;
  /**
   * The words of the link that reports an error.
   */
  label: string;
  /**
   * An https address or mailto:. {page} becomes the guide's address, {hash} the hash of its content.
   */
  href: string;
}
/**
 * How many bytes a page may cost a reader. A build in which a page costs more fails.
 */
export interface Budgets {
  home: Budget;
  index: Budget;
  guide: Budget;
  box: Budget;
  text: Budget;
  not_found: Budget;
}
/**
 * Bytes; compressed means brotli at its best.
 */
export interface Budget {
  /**
   * All that loads before the reader does anything, compressed.
   */
  first_load: number;
  /**
   * Inline scripts, compressed.
   */
  inline_script: number;
  /**
   * Script files that every visit loads, compressed.
   */
  deferred_script: number;
  /**
   * Every script once everything on the page was used, compressed.
   */
  all_script: number;
  /**
   * The page itself, not compressed.
   */
  html: number;
}
/**
 * Settings of guides check.
 */
export interface CheckSettings {
  /**
   * The checker's name in the User-Agent and in robots.txt.
   */
  agent: string;
  /**
   * Where shops can complain; part of the User-Agent.
   */
  contact_url: string;
  /**
   * Failed nights in a row that make a link an error.
   */
  strikes: number;
  /**
   * A price that changed by more than this factor is not written.
   */
  price_jump_ratio: number;
  /**
   * Days after which an unchanged offer gets a new date.
   */
  restamp_days: number;
  /**
   * Hours before a cached page is requested again.
   */
  fresh_hours: number;
  /**
   * Days until a page leaves the cache.
   */
  kept_days: number;
  /**
   * Milliseconds between two requests to one host.
   */
  delay_ms: number;
  /**
   * Concurrent requests to one host.
   */
  per_host: number;
}
/**
 * How much of a list a page shows.
 */
export interface Limits {
  /**
   * Rows of the ranking table.
   */
  table_rows: number;
  /**
   * Offers for each box in Where to buy.
   */
  offers_per_item: number;
  /**
   * Offers in Best Deals.
   */
  best_deals: number;
  /**
   * Offers in Specialty Retailers.
   */
  specialty_offers: number;
  /**
   * Offers for each game on a text page.
   */
  page_offers_per_game: number;
  /**
   * Guides in the feed, the latest changes first.
   */
  feed_entries: number;
}
