// Generated from data/schemas/ by `npm run types`. Do not edit.

/**
 * How our affiliate tag is added when a page is rendered. Leave out where there is none.
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
 * How the texts of this site are written, as bounds and lists that guides validate holds them to: data/editorial.yaml.
 */
export interface Editorial {
  words: SectionWords;
  lists: ListLengths;
  /**
   * The month in which this site began to read its sources, YYYY-MM: none was read before.
   */
  earliest_read?: string;
  sentences: SentenceLengths;
  repeats: Repeats;
  /**
   * Words that take up room and say nothing.
   *
   * @maxItems 500
   */
  filler_phrases: Phrase[];
  /**
   * Words that claim what did not happen or is not known.
   *
   * @maxItems 500
   */
  untrue_claims: Phrase[];
  homework?: Homework;
}
/**
 * How many words each part of a published guide or game has. What is left out has no bounds.
 */
export interface SectionWords {
  guide?: Bounds;
  quick_answer?: Bounds;
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
 * The least and the most of something; what is left out has no bound.
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
 * How many entries each list of a published guide or of the home page has. What is left out has no bounds.
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
   * The most words that the sentences of a section have on average.
   */
  average: number;
  /**
   * The most words that one sentence has.
   */
  most: number;
}
/**
 * What counts as a sentence said twice on different pages.
 */
export interface Repeats {
  /**
   * So many words in a row that are the same count as a repeat. Titles, and what stands in quotation marks, are left out.
   */
  words: number;
  /**
   * So many first words that are the same in one part of two guides count as a repeat. Left out: none do.
   */
  opening?: number;
}
/**
 * Words that no text of the site should hold, and why.
 */
export interface Phrase {
  /**
   * Whole words in one sentence; upper and lower case, and straight and curly apostrophes, are the same.
   */
  phrase: string;
  /**
   * What is wrong with it, in one sentence.
   */
  why: string;
  /**
   * What to write instead, in one sentence.
   */
  instead?: string;
}
/**
 * Sentences that send the reader off to find out. Look it up instead.
 */
export interface Homework {
  /**
   * How many a guide and its game may have, outside the answer and the rows of advice, where there are none.
   */
  most: number;
  /**
   * The words that give them away.
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
   * The game's name as it stands on the box.
   */
  title: string;
  /**
   * The game's part of the guide's address; equal to the file's name.
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
   * The fewest players the base game takes.
   */
  min_players: number;
  /**
   * The most players the base game takes.
   */
  max_players: number;
  /**
   * The shortest usual game, in minutes.
   */
  min_playtime: number;
  /**
   * The longest usual game, in minutes.
   */
  max_playtime: number;
  /**
   * The community's weight, 1 (light) to 5 (heavy).
   */
  complexity_weight: number;
  /**
   * How the game works, for example Deck building.
   *
   * @minItems 1
   * @maxItems 10
   *
   * Items: One line of plain text.
   */
  mechanisms: string[];
  /**
   * The year in which the base game came out.
   */
  release_year: number;
  /**
   * The numbers below the barcode (UPC, EAN) of the edition that this is about, one for each printing. Imports of shops' feeds compare them.
   *
   * @minItems 1
   * @maxItems 12
   */
  gtins?: string[];
  /**
   * The edition that shops sell and this guide is about, for example 2nd edition.
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
   * The guide's page title where the guide gives none, 15 to 60 characters.
   */
  seo_title: string;
  /**
   * The guide's page description where the guide gives none, 70 to 160 characters.
   */
  seo_description: string;
  /**
   * The wide picture (1200 by 630) of guide and cards.
   */
  hero_image: string;
  /**
   * What the picture shows, for readers who cannot see it.
   */
  hero_alt: string;
  /**
   * The small square picture; the hero image where it is left out.
   */
  thumbnail_image?: string;
  /**
   * The share picture (1200 by 630); made from the hero image where it is left out.
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
   * The sources of the base game's own facts (players, time, year, weight).
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
   * Pairs of boxes that a reader could get wrong. A pair that says nothing new is left out.
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
   * The publisher's list price, one for each currency.
   *
   * @minItems 1
   * @maxItems 3
   */
  list_price?: ListPrice[];
  /**
   * One or two sentences on all the pairs that are not listed below, for example that every box works with every other. Where it stands, the page does not count pairs as not known.
   */
  compatibility_note?: string;
}
/**
 * The game's colors on this site.
 */
export interface Palette {
  /**
   * Background of the artwork, shown until the picture has loaded.
   */
  field: string;
  /**
   * Color of the box on the shelf; the field where it is left out.
   */
  spine?: string;
  /**
   * Text on the spine, at least 4.5:1 against it; white where it is left out.
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
   * What it is and whose, for example BoardGameGeek: Wingspan.
   */
  title: string;
  /**
   * The page itself.
   */
  url: string;
  /**
   * publisher: the maker's own page. rulebook: the rules themselves. data_set: figures from a database or its dump. review: somebody who played it. shop: a shop's listing. community: wikis, forums, fans.
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
   * The day that the data describes.
   */
  data_as_of?: string;
  /**
   * What is taken from it, for example players, time, year.
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
   * The game's id. The file says it already; where given it must agree.
   */
  game_id?: string;
  /**
   * The box's name, without the game's name where that reads well.
   */
  title: string;
  /**
   * The box's anchor on the guide page; unique in this game.
   */
  slug: string;
  /**
   * What the box is, in one line of at most 160 characters. For a box without a rank this is all that is said, so it should tell a buyer what it does and for whom.
   */
  short_tagline: string;
  /**
   * The year in which the box came out.
   */
  release_year: number;
  /**
   * The month in which it came out, 1 to 12, if a source names it. Boxes of one year are listed in the order of their months.
   */
  release_month?: number;
  /**
   * How much rules weight the box adds. The words of the middle steps are joined by an en dash (–).
   */
  complexity_delta?: 'Low' | 'Low–Medium' | 'Medium' | 'Medium–High' | 'High';
  /**
   * How much longer a game takes, in words; null where no source says.
   */
  playtime_delta?: string | null;
  /**
   * Who should buy it, in a few words.
   */
  ideal_for?: string;
  /**
   * true when the box cannot be played without the base game of this guide.
   */
  requires_base_game: boolean;
  /**
   * true when the box is a complete game.
   */
  standalone: boolean;
  /**
   * true when this ranked box is the base game itself, listed once under both heads.
   */
  is_base_game?: boolean;
  /**
   * What else the box needs besides the base game, or instead of it.
   *
   * @minItems 1
   * @maxItems 6
   */
  also_needs?: AlsoNeeds[];
  /**
   * true when parts of the box can be left out or mixed in one by one.
   */
  is_modular?: boolean;
  /**
   * What to know before mixing it with other boxes.
   */
  mixing_notes?: string;
  /**
   * The numbers below the barcode (UPC, EAN) of the edition that this is about, one for each printing. Imports of shops' feeds compare them.
   *
   * @minItems 1
   * @maxItems 12
   */
  gtins?: string[];
  /**
   * The edition of this box, where it matters.
   */
  edition?: string;
  /**
   * Which base games or printings the box fits. Required where its edition is not the game's.
   */
  edition_note?: string;
  availability?: Availability;
  /**
   * The publisher's list price, one for each currency.
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
   * What changes at the table, in two to four sentences. Required for a ranked box, left out for others.
   */
  summary?: string;
  /**
   * Its place in the buying order, from 1, counted within its group if the guide has groups. Left out for boxes that are listed but not ranked.
   */
  rank_recommended?: number;
  /**
   * What we advise. buy: for most owners of the game. depends (shown as Only if …): for readers who meet the condition in depends_on. skip: hardly anybody should buy it. A box without a rank has skip or no verdict at all (not weighed).
   */
  verdict?: 'buy' | 'depends' | 'skip';
  /**
   * With the verdict depends: a real condition that some readers meet and others don't, completing the words Only if, for example you often play with six.
   */
  depends_on?: string;
  /**
   * Why it has this verdict and this rank, and what that rests on. Two sentences at most; it must be true for the reader.
   */
  rank_reason?: string;
  /**
   * Who should not buy it; completes the words Skip it if.
   */
  skip_if?: string;
  /**
   * Further pictures of the box, shown with its entry.
   *
   * @maxItems 6
   *
   * Items: An image file below data/, for example art/wingspan.svg.
   */
  images?: string[];
  /**
   * The small picture beside its entry.
   */
  thumbnail_image?: string;
  /**
   * The name of its anchor in structured data and in the search index; the title where it is left out.
   */
  seo_title?: string;
  /**
   * Its text in structured data and in the search index; the tagline where it is left out.
   */
  seo_description?: string;
  /**
   * Ids of the offers to show for this box; all of its offers where it is left out.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: Lower-case letters, digits and single hyphens, for example cities-and-knights.
   */
  retailer_offers?: string[];
  /**
   * Ids of the sources that its facts rest on.
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
   * Its id, where it is one of this game's boxes.
   */
  expansion_id?: string;
}
/**
 * Whether it can be bought, as a source shows it. Leave it out if nothing is known: then the page says nothing.
 */
export interface Availability {
  /**
   * on_sale: seen in stock at the place and on the day given. reprint_announced, out_of_print, retired: said so by the source.
   */
  status: 'on_sale' | 'reprint_announced' | 'out_of_print' | 'retired';
  /**
   * Where it was seen on sale, for example Stonemaier Games (US). Required with on_sale.
   */
  place?: string;
  /**
   * When it was seen, or when the source said so. A sighting is worth twelve months.
   */
  date: string;
  /**
   * The source that shows it.
   */
  source_id: string;
  /**
   * What the reader should know besides, for example that the reprint is due in spring.
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
   * The price as a number, without the symbol.
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
   * Who says so, if it isn't the publisher, for example Miniature Market. Required unless the source is a publisher's page.
   */
  stated_by?: string;
  /**
   * true if it was the price when the box came out and may have changed since.
   */
  at_launch?: true;
}
/**
 * What happens when two boxes are on the table together.
 */
export interface Compatibility {
  /**
   * The id of one box, or base.
   */
  box: string;
  /**
   * The id of the other box, or base. Each pair is listed once.
   */
  with: string;
  /**
   * What happens when both are on the table. works_with_rule: with the rule that rule gives. one_at_a_time: you own both and use one or the other.
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
   * The guide's short name in breadcrumbs, cards and on the shelf.
   */
  name: string;
  /**
   * A still shorter name for the shelf, at most 20 characters; the name where it is left out.
   */
  spine_name?: string;
  /**
   * The heading of the page, at most 38 characters.
   */
  title: string;
  /**
   * Equal to the file's name; the address is /guides/<slug>-expansion-order.
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
   * true shows the list of sections.
   */
  toc: boolean;
  /**
   * The page's title in search results, 15 to 60 characters; the game's where it is left out.
   */
  seo_title?: string;
  /**
   * The page's summary in search results, 70 to 160 characters; the game's where it is left out.
   */
  seo_description?: string;
  /**
   * Need not be given; where given it must equal the computed address.
   */
  canonical_url?: string;
  /**
   * The picture behind the title; the game's where it is left out.
   */
  hero_image?: string;
  /**
   * The answer, at most 220 characters: the first pick in bold in the first sentence, for whom, what it needs, and the catch if there is one. No shop's name.
   */
  quick_answer: string;
  /**
   * One sentence on how to get the first pick where it is out of print or retired. It stands with the answer.
   */
  first_pick_availability?: string;
  /**
   * One or two paragraphs under the answer, about the trap that this game sets for a buyer.
   */
  intro: string;
  /**
   * What to buy next, only where the order of the ranking alone would answer wrongly: what most people own, editions, big boxes, owners who are set, and players or wishes that change the pick. At most ten. Of the rows that fit, the one with the most conditions answers, ties go by file order, and file order is the order on the page: the commonest case first. Where no row fits, the ranking answers. Rows with players or wants are shown under recommendations, the others under If you own.
   *
   * @minItems 4
   * @maxItems 40
   */
  situations: Situation[];
  /**
   * What the finder asks about editions, for example Which core set do you own? Left out: Which edition do you own?
   */
  edition_question?: string;
  /**
   * The editions (or, in a series, the titles) of the base game that a reader may own. Left out where there is only one.
   *
   * @minItems 2
   * @maxItems 14
   */
  editions?: Edition[];
  /**
   * The boxes that we recommend, in the order to buy them; base stands for the base game. The page adds up what the path costs.
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
   * Named groups of ranked boxes between which nobody would choose, each with its own 1, 2, 3. The first group is the one that the answer speaks of. Left out if there is only one ranking.
   *
   * @minItems 2
   * @maxItems 10
   */
  groups?: Group[];
  bundle?: Bundle;
  /**
   * What the table ranks and what it leaves out; stands below the table. Left out where the table says it.
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
   * Getting it to the table: storage, sleeves, table space, setup, an app where one matters. One short paragraph.
   */
  storage?: string;
  /**
   * Where a reader of this guide may go next.
   *
   * @minItems 1
   * @maxItems 8
   */
  related_guides: RelatedGuide[];
}
/**
 * One change of the advice.
 */
export interface Change {
  /**
   * The day of the change.
   */
  date: string;
  /**
   * What changed, in one sentence.
   */
  text: string;
}
/**
 * Who asks, and what we tell them. All conditions must be met; of the rows that fit, the one with the most conditions answers.
 */
export interface Situation {
  /**
   * The reader in their own words, for example You own only the base game.
   */
  label: string;
  /**
   * Everything in this list is owned; base stands for the base game.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: A box of this game, or base.
   */
  owns?: string[];
  /**
   * Nothing in this list is owned.
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
   * What the reader is after, in the words of the finder's answer, for example Few new rules. The same words in several rows are one answer.
   */
  wants?: string;
  /**
   * What to buy: boxes that fit what the row names, in the order to buy them; base for the base game.
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: A box of this game, or base.
   */
  buy?: string[];
  /**
   * Why the reader should buy no box. not_yet: Buy nothing yet. set: You're set. skip: Skip the expansions.
   */
  nothing?: 'not_yet' | 'set' | 'skip';
  other?: Other;
  /**
   * Why, in one or two sentences.
   */
  reason: string;
}
/**
 * How many play, for example { from: 5, to: 6 }.
 */
export interface Players {
  /**
   * The fewest.
   */
  from: number;
  /**
   * The most; left out for any number above.
   */
  to?: number;
}
/**
 * A different game, named as one and never called the next box.
 */
export interface Other {
  /**
   * Its name.
   */
  title: string;
  /**
   * Its id, where it is one of this game's boxes.
   */
  expansion_id?: string;
  /**
   * Its guide, where this site has one.
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
   * Its name with its year, for example Second edition (2020).
   */
  name: string;
  /**
   * true where it is another game and not an edition of the base game: who owns it need not own the base game.
   */
  other_game?: true;
  /**
   * How a reader tells that it is this one on the shelf.
   */
  how_to_tell: string;
  /**
   * What changed in play against the edition before; left out for the oldest.
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
   * What a list of boxes does not say, for example that a box fits with an update pack.
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
   * What the reader owns or is looking for, for example Revised core set.
   */
  name: string;
  /**
   * Who the group is for, in one sentence.
   */
  for?: string;
  /**
   * Its ranked boxes in order; rank_recommended counts 1, 2, 3 in this list.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: A ranked box of this game.
   */
  boxes: string[];
}
/**
 * A box that holds the base game and expansions, or several expansions.
 */
export interface Bundle {
  /**
   * The bundle itself, one of this game's boxes.
   */
  expansion_id: string;
  /**
   * What it holds: ids of boxes, base for the base game.
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
   * What is in a box for this game, how it is mixed in, and what makes it more complex.
   */
  text: string;
  note?: Note;
}
/**
 * A note in the margin, for the thing buyers get wrong.
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
   * Who that is, why this box, and how to begin with it. The heading has named the box already.
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
   * The game that a question of scope game is about.
   */
  game_id?: string;
  /**
   * The box that a question of scope expansion is about.
   */
  expansion_id?: string;
  /**
   * The question as a reader would ask it.
   */
  question: string;
  /**
   * The answer, with the answer itself in the first sentence.
   */
  answer: string;
}
/**
 * The section on buying.
 */
export interface WhereToBuy {
  /**
   * What to know before paying: editions, printings, names on the box.
   */
  text: string;
  /**
   * What only readers in the US should know, for example a US shop.
   */
  us?: string;
  /**
   * What only readers in the UK should know.
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
   * Why a reader of this guide may care.
   */
  description: string;
  /**
   * The other guide's address.
   */
  href: string;
  /**
   * false shows the card as Coming Soon, without a link.
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
 * The top of the home page, with its search box.
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
   * The name of the search box, read aloud.
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
 * A card that leads to a guide. What can be computed from the guide may be left out; where given it must agree.
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
   * The picture; the guide's where it is left out.
   */
  image?: string;
  /**
   * The base game's weight, 1 to 5, with at most one decimal.
   */
  complexity?: number;
  /**
   * The base game's players, for example 2–4.
   */
  players?: string;
  /**
   * The base game's time, for example 40–70 min.
   */
  time?: string;
  /**
   * The card's tags; the game's where they are left out.
   *
   * @minItems 1
   * @maxItems 5
   *
   * Items: One line of plain text.
   */
  tags?: string[];
  /**
   * true shows the label New.
   */
  isNew?: boolean;
  /**
   * The guide's updated_on; computed where it is left out.
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
   * @minItems 1
   * @maxItems 10
   */
  cards: HomeCard[];
}
/**
 * What the site is, in a few lines.
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
   * A few words shown beside the link.
   */
  note?: string;
}
/**
 * A label and what there is to say about it.
 */
export interface Point {
  /**
   * Two to five words, for example Use now.
   */
  label: string;
  /**
   * What belongs under the label.
   */
  text: string;
}
/**
 * Links to pages that are no guides.
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
   * Unique among all offers of all games.
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
   * The id of a retailer in data/retailers.yaml.
   */
  retailer: string;
  /**
   * Where the shop delivers from.
   */
  region: 'US' | 'UK';
  /**
   * The shop's plain address, without any affiliate parameter.
   */
  url: string;
  /**
   * product: the page of the item. search: the shop's search for its title; no stock or price is ever claimed.
   */
  link: 'product' | 'search';
  /**
   * Why we believe that the page exists, if nobody of this site has seen it: for maintainers.
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
   * The price seen, a number without the symbol; null where none is known.
   */
  price: number | null;
  /**
   * true or false as seen at the shop; null where it is not known.
   */
  in_stock: boolean | null;
  /**
   * When price and stock were last seen, as YYYY-MM-DD or an RFC 3339 time in UTC; null for never.
   */
  last_checked: string | null;
  /**
   * 1 is shown before 2 and 3. A service to readers (delivery, range), never commission.
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
   * The page's address without the slash; equal to the file's name.
   */
  slug: string;
  /**
   * The heading of the page.
   */
  title: string;
  /**
   * Its short name in the breadcrumb; the title where it is left out.
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
   * true shows the list of sections.
   */
  toc?: boolean;
  /**
   * The parts of the page, in order.
   *
   * @minItems 1
   * @maxItems 30
   */
  sections: PageSection[];
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
   * A list of points, each with a label.
   *
   * @minItems 1
   * @maxItems 20
   */
  points?: Point[];
  /**
   * How the points are drawn: a plain list, numbered steps, or a checklist to print.
   */
  style?: 'list' | 'steps' | 'checklist';
  /**
   * Guides shown as cards, with a sentence of this page's own for each.
   *
   * @minItems 1
   * @maxItems 20
   */
  guides?: PageGuide[];
  /**
   * true lists one offer of the base game for each guide that this page shows.
   */
  buying?: boolean;
  /**
   * true ends the section with a sentence on which shops pay us today, made from data/retailers.yaml.
   */
  earnings?: boolean;
  /**
   * true shows the questions of scope global from data/site.yaml.
   */
  global_faq?: boolean;
}
/**
 * A guide that the section shows as a card, with words of its own.
 */
export interface PageGuide {
  /**
   * The id of the guide.
   */
  guide: string;
  /**
   * Why it stands on this page.
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
   * Published addresses whose page was removed and that no other page answers.
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
   * The name that offers use, for example MiniatureMarket.
   */
  id: string;
  /**
   * The name that readers see.
   */
  name: string;
  /**
   * What its buttons say if no price is known, for example View on Amazon. View at and the name if left out.
   */
  button?: string;
  /**
   * true for a shop that sells used games; its buttons say so.
   */
  used?: true;
  /**
   * Where the shop delivers from.
   */
  region: 'US' | 'UK';
  /**
   * The currency of a price.
   */
  currency: 'USD' | 'GBP' | 'EUR';
  /**
   * The hosts its product pages live on, without www. (which is understood). Empty means any host.
   *
   * @maxItems 20
   */
  hosts: string[];
  /**
   * true for a shop that specialises in games.
   */
  specialty: boolean;
  /**
   * What guides check does. page: reads stock and price. link: only whether the link is alive. shape: only the form of the address, nothing is fetched. off: nothing.
   */
  mode: 'page' | 'link' | 'shape' | 'off';
  /**
   * A price seen longer ago than this is not shown. 0 never shows a price.
   */
  price_max_age_days: number;
  /**
   * Whether prices that were seen are kept and shown as a history. Default: true where price_max_age_days is more than 1, since a shop that allows a price for a day only does not allow that.
   */
  price_history?: boolean;
  /**
   * A regular expression that the path of a product page matches.
   */
  product_path?: string;
  /**
   * A regular expression that the path and query of a search link match.
   */
  search_path?: string;
  affiliate?: Affiliate;
  /**
   * The sentence that the shop's affiliate programme demands; shown only where affiliate is configured.
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
   * The network's link, with {url} where the encoded address of the shop goes.
   */
  wrapper: string;
}
/**
 * What holds for the whole site: data/site.yaml.
 */
export interface Site {
  /**
   * The site's name.
   */
  name: string;
  logo: Logo;
  /**
   * What the site is, in one sentence.
   */
  description: string;
  /**
   * The canonical origin, without a slash at the end. --base-url overrides it.
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
   * Profiles. Without a url the icon is drawn but is no link.
   *
   * @maxItems 6
   */
  social: SocialProfile[];
  disclosure: Disclosure;
  newsletter: Newsletter;
  not_found: NotFound;
  /**
   * The picture of a related guide that does not exist yet.
   */
  coming_soon_image: string;
  /**
   * Who writes the guides.
   */
  byline: string;
  weights?: Weights;
  corrections: Corrections;
  /**
   * Where a weakness of the site can be reported, for security.txt: a page of this site, an https address or mailto:. Without it there is no security.txt.
   */
  security_contact?: string;
  /**
   * Where browsers report what the security policy of a page kept from happening: an https address that takes such reports. Without it nobody is told, but for guides serve, which takes them itself.
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
 * The site's name on two lines, beside the mark.
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
}
/**
 * What the guides are about.
 */
export interface Vertical {
  /**
   * In words, for example board game expansions.
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
   * The choices above the cards. Every given condition must hold for the base game.
   *
   * @maxItems 8
   */
  filters: IndexFilter[];
}
/**
 * The same guides, the last changed first.
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
   * The game can be played by this many.
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
}
/**
 * The page and the feed of good prices. {percent} stands for how far below its usual price a good one is.
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
   * Said where usual prices are known and none is far enough below.
   */
  none: string;
  /**
   * Said where no usual price is known yet.
   */
  unknown: string;
}
/**
 * The page of what the last checks found behind the links to shops.
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
 * What stands at the end of every page.
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
 * An icon in the footer; a link where it has an address.
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
   * The profile; null where there is none.
   */
  url: string | null;
}
/**
 * What readers are told about commissions.
 */
export interface Disclosure {
  /**
   * Before the first link to a shop. Says that we may earn a commission.
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
   * Shown while there is neither a service nor an endpoint: says that no address is sent or kept.
   */
  preview_note: string;
  /**
   * Who keeps the addresses and sends the mail. Without one the form posts to endpoint.
   */
  service?: 'buttondown' | 'kit' | 'listmonk' | 'formspree' | 'other';
  /**
   * Buttondown's username, Kit's number of the form, Formspree's id of the form, or the UUID of listmonk's list; null until there is one, and no form is shown before.
   */
  form_id?: string | null;
  /**
   * Where the form posts to; null until there is one. For listmonk the address of your own listmonk; for the other services with a name there is none.
   */
  endpoint?: string | null;
  /**
   * For service other: the name of the field that holds the address; email if left out.
   */
  email_field?: string;
}
/**
 * The page for an address that does not exist.
 */
export interface NotFound {
  /**
   * The page's title in search results and in the browser tab, 15 to 60 characters.
   */
  seo_title: string;
  /**
   * Search engines are told not to list this page; the description is for other readers of the head.
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
 * Whose complexity weights the games have; said wherever a weight is shown. Left out where nobody has to be named.
 */
export interface Weights {
  /**
   * A few words beside a weight, for example community weight.
   */
  label: string;
  /**
   * A sentence above cards that show weights.
   */
  text: string;
}
/**
 * How readers report a mistake, at the end of every guide.
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
   * Where reports go: an https address or mailto:. {page} becomes the guide's address, {hash} the hash of its content.
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
  text: Budget;
  not_found: Budget;
}
/**
 * Bytes; compressed means brotli at its best, as files are served that were compressed beforehand.
 */
export interface Budget {
  /**
   * All that is loaded before the reader does anything, compressed: the page, its type, its script, and the pictures that do not wait to be scrolled to.
   */
  first_load: number;
  /**
   * The scripts that stand in the page, compressed.
   */
  inline_script: number;
  /**
   * The script files that are loaded with every visit, compressed.
   */
  deferred_script: number;
  /**
   * Every script of the page once everything on it has been used, compressed.
   */
  all_script: number;
  /**
   * The page itself as the browser reads it, not compressed.
   */
  html: number;
}
/**
 * How guides check goes about the links of shops.
 */
export interface CheckSettings {
  /**
   * The name under which the checker asks shops, in the User-Agent and in their robots.txt.
   */
  agent: string;
  /**
   * Where a shop can say that it minds being checked; part of the User-Agent.
   */
  contact_url: string;
  /**
   * So many nights in a row a link must fail before it is an error.
   */
  strikes: number;
  /**
   * A price that rose or fell by more than this factor is reported, not written.
   */
  price_jump_ratio: number;
  /**
   * An offer that did not change gets a new date after so many days.
   */
  restamp_days: number;
  /**
   * A page fetched less than this ago is not asked for again.
   */
  fresh_hours: number;
  /**
   * So long a page is kept, so that the shop need only say that it is unchanged.
   */
  kept_days: number;
  /**
   * At least so many milliseconds lie between two requests to one host.
   */
  delay_ms: number;
  /**
   * At most so many requests at a time go to one host.
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
   * Buy links in a row of the table.
   */
  table_links: number;
  /**
   * Offers for the base game or a box in Where to buy.
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
   * Offers for each game in a text page's buying section.
   */
  page_offers_per_game: number;
  /**
   * Playstyles in the grid.
   */
  playstyles: number;
  /**
   * Situations shown under If you own; the finder knows the rest.
   */
  owning_rows: number;
  /**
   * Guides in the feed, the latest changes first.
   */
  feed_entries: number;
}
