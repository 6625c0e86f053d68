import type { CodesOf } from '../codeInfo.ts';

export const gameCodes = {
  'game/unknown-expansion': {
    severity: 'error',
    title: 'A game names a box that it does not have',
    explanation:
      'Compatibility and also_needs refer to boxes by the ids in the same file. The sentence about the missing box would be lost.',
    bad: 'box: deep-watr',
    good: 'box: deep-water',
  },
  'game/unknown-source': {
    severity: 'error',
    title: 'A source id leads to no source',
    explanation:
      'Readers see the sources of every fact. Each id under sources, source_ids and source_id is the id of an entry of the game’s sources.',
  },
  'game/unknown-offer': {
    severity: 'error',
    title: 'A box lists an offer that is not for it',
    explanation:
      'retailer_offers picks among the offers for this box in data/offers/. An id that is not there, or that is for another item, would show nothing or the wrong shop.',
  },
  'game/other-game': {
    severity: 'error',
    title: 'A box says that it belongs to another game',
    explanation:
      'game_id need not be given, since the file says it already; where it is given it must agree.',
  },
  'game/rank-repeated': {
    severity: 'error',
    title: 'Two boxes have the same rank',
    explanation: 'The order of the table would depend on chance. Give each ranked box a rank of its own.',
  },
  'game/rank-gap': {
    severity: 'error',
    title: 'The ranks have a gap',
    explanation:
      'Ranks count 1, 2, 3, … A gap mostly means that a box was removed or forgotten. Number the boxes anew.',
  },
  'game/spelling': {
    severity: 'warning',
    title: 'Two games spell one tag or mechanism differently',
    explanation:
      'Filters and the search compare letter by letter: a game with Co-operative is not among those with Cooperative. The spelling that more games use is taken for the usual one.',
    bad: 'mechanisms: [Co-operative]',
    good: 'mechanisms: [Cooperative]',
  },
  'game/range': {
    severity: 'error',
    title: 'The smallest is larger than the largest',
    explanation: 'Players, playing time and players with a box are ranges, and one end of this one is wrong.',
    bad: 'min_players: 5\nmax_players: 1',
    good: 'min_players: 1\nmax_players: 5',
  },
  'game/year-ahead': {
    severity: 'warning',
    title: 'A year of release is next year',
    explanation:
      'Announced boxes are often late. Check that the box is worth listing before it can be bought.',
  },
  'game/year-in-future': {
    severity: 'error',
    title: 'A year of release is more than a year ahead',
    explanation: 'Nothing can be said about a box that far away; mostly the year is a slip of the hand.',
  },
  'game/standalone-needs-base': {
    severity: 'error',
    title: 'A box stands alone and needs the base game at once',
    explanation:
      'A buyer must know which of the two is true. A box that is complete but can be combined is standalone, without requires_base_game.',
    bad: 'standalone: true\nrequires_base_game: true',
    good: 'standalone: true\nrequires_base_game: false',
  },
  'game/needs-unsaid': {
    severity: 'error',
    title: 'A box neither stands alone nor needs the base game, and does not say what it needs',
    explanation:
      'Such a box expands something else, for example another expansion. Name it under also_needs, or explain it in edition_note.',
  },
  'game/base-game-box': {
    severity: 'error',
    title: 'A box cannot be the base game itself',
    explanation:
      'is_base_game marks the one ranked box that is the base game, so that its offers and its release are shown once. Such a box is complete: standalone, without requires_base_game.',
    bad: 'is_base_game: true\nstandalone: false',
    good: 'is_base_game: true\nstandalone: true',
  },
  'game/edition-unexplained': {
    severity: 'error',
    title: 'A box of another edition does not say what it fits',
    explanation:
      'Boxes of different editions often do not fit each other, and buyers pay for that mistake. Write in edition_note which base game or printing the box fits.',
  },
  'game/no-contents': {
    severity: 'warning',
    title: 'A ranked box does not say what is in it',
    explanation:
      'Readers compare boxes by what they add. contents lists it in numbers, the most telling first, from the rulebook or the publisher.',
    good: 'contents: [81 bird cards, 15 purple eggs]',
  },
  'game/list-price-repeated': {
    severity: 'error',
    title: 'A box has two list prices in one currency',
    explanation: 'list_price holds the newest price that the publisher named, one for each currency.',
  },
  'game/pair-repeated': {
    severity: 'error',
    title: 'Two entries speak of the same pair of boxes',
    explanation: 'box and with can stand in either order; each pair has one verdict. Keep the right one.',
  },
  'game/pair-with-itself': {
    severity: 'error',
    title: 'A box is paired with itself',
    explanation: 'box and with name two different boxes.',
  },
  'game/low-contrast': {
    severity: 'error',
    title: 'The text on the spine is hard to read',
    explanation:
      'Text needs a contrast of at least 4.5:1 against its background (WCAG 2, 1.4.3). Choose a lighter or darker spine_text, or another spine.',
  },
  'game/gtin-check-digit': {
    severity: 'error',
    title: 'A product number that cannot be one',
    explanation:
      'The last digit of a UPC or EAN is computed from the others, so that a slip of the pen shows. A wrong number would let an import miss the box.',
    bad: "gtins: ['644216627722']",
    good: "gtins: ['644216627721']",
  },
  'game/gtin-repeated': {
    severity: 'error',
    title: 'Two boxes with one product number',
    explanation:
      'A number below a barcode names one product. Given to two boxes, an import of a shop’s feed could not tell them apart. A UPC and the same digits with a zero before them are one number.',
  },
  'game/no-guide': {
    severity: 'warning',
    title: 'A game has no guide',
    explanation:
      'Its file is read, but no page shows it. Write data/guides/<slug>.yaml, or set the game’s status to draft.',
  },
} as const satisfies CodesOf<'game'>;
