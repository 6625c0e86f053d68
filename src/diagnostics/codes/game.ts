import type { CodesOf } from '../codeInfo.ts';

export const gameCodes = {
  'game/unknown-expansion': {
    title: 'A game names a box that it does not have',
    explanation: 'compatibility and also_needs use the ids of boxes in the same file.',
  },
  'game/unknown-source': {
    title: 'A source id does not exist',
    explanation: 'sources, source_ids and source_id use the ids of the game’s sources.',
  },
  'game/unknown-offer': {
    title: 'A box lists an offer that is not for it',
    explanation: 'retailer_offers lists ids of offers in data/offers/ that are for this box.',
  },
  'game/other-game': {
    title: 'A box says that it belongs to another game',
    explanation: 'game_id is optional; it must be the file’s game.',
  },
  'game/rank-repeated': {
    title: 'Two boxes have the same rank',
    explanation: 'Give each ranked box its own rank.',
  },
  'game/rank-gap': {
    title: 'The ranks have a gap',
    explanation: 'Ranks count 1, 2, 3, … A box may have been removed or forgotten.',
  },
  'game/spelling': {
    severity: 'warning',
    title: 'Two games spell one tag or mechanism differently',
    explanation: 'Filters and search compare letter by letter. The spelling that more games use is correct.',
  },
  'game/range': {
    title: 'A minimum is larger than its maximum',
    explanation: 'Check the players, the playing time, or the players with a box.',
  },
  'game/year-ahead': {
    severity: 'warning',
    title: 'A year of release is next year',
    explanation: 'Announced boxes are often late. Check that it is worth listing before it is for sale.',
  },
  'game/year-in-future': {
    title: 'A year of release is more than a year ahead',
    explanation: 'Nothing is known about a box that far away. The year may be a typo.',
  },
  'game/standalone-needs-base': {
    title: 'A box is standalone and needs the base game',
    explanation: 'A complete box that can be combined is standalone, without requires_base_game.',
    bad: 'standalone: true\nrequires_base_game: true',
    good: 'standalone: true\nrequires_base_game: false',
  },
  'game/needs-unsaid': {
    title: 'A box is not standalone and does not say what it needs',
    explanation: 'Name what it expands under also_needs, or explain it in edition_note.',
  },
  'game/base-game-box': {
    title: 'A box cannot be the base game itself',
    explanation:
      'is_base_game marks the one ranked box that is the base game. It is standalone, without requires_base_game.',
    bad: 'is_base_game: true\nstandalone: false',
    good: 'is_base_game: true\nstandalone: true',
  },
  'game/edition-unexplained': {
    title: 'A box of another edition does not say what it fits',
    explanation:
      'Editions often do not fit each other. Write in edition_note which base game or printing it fits.',
  },
  'game/no-contents': {
    severity: 'warning',
    title: 'A ranked box does not list its contents',
    explanation: 'List what is in the box in numbers, the most important first.',
    good: 'contents: [81 bird cards, 15 purple eggs]',
  },
  'game/list-price-repeated': {
    title: 'A box has two list prices in one currency',
    explanation: 'list_price has the publisher’s newest price, one for each currency.',
  },
  'game/pair-repeated': {
    title: 'Two entries are about the same pair of boxes',
    explanation: 'box and with may be in either order. Keep the right entry.',
  },
  'game/pair-with-itself': {
    title: 'A box is paired with itself',
    explanation: 'box and with name two different boxes.',
  },
  'game/low-contrast': {
    title: 'The text on the spine is hard to read',
    explanation: 'Text needs a contrast of at least 4.5:1 (WCAG 2, 1.4.3). Change spine_text or spine.',
  },
  'game/gtin-check-digit': {
    title: 'A product number has a typo',
    explanation: 'The last digit of a UPC or EAN is computed from the others, and here it does not match.',
  },
  'game/gtin-repeated': {
    title: 'Two boxes have one product number',
    explanation: 'A number names one product. A UPC and the same digits after a zero are one number.',
  },
  'game/no-guide': {
    severity: 'warning',
    title: 'A game has no guide',
    explanation: 'No page shows it. Write data/guides/<slug>.yaml, or set its status to draft.',
  },
} as const satisfies CodesOf<'game'>;
