import { warning, type CodesOf } from '../codeInfo.ts';

export const gameCodes = {
  'game/unknown-expansion':
    'A game names a box that it does not have. compatibility and also_needs use the ids of boxes in the same file.',
  'game/unknown-source':
    'A source id does not exist. sources, source_ids and source_id use the ids of the game’s sources.',
  'game/unknown-offer': 'A box lists an offer that is not for it. retailer_offers has ids of data/offers/.',
  'game/other-game':
    'A box says that it belongs to another game. game_id is optional; it must be the file’s game.',
  'game/rank-repeated': 'Two boxes have the same rank. Give each ranked box its own rank.',
  'game/rank-gap': 'The ranks have a gap. A box may have been removed or forgotten.',
  'game/spelling': warning(
    'Two games spell one tag or mechanism differently. Filters and search compare letter by letter.',
  ),
  'game/range': 'A minimum is larger than its maximum. Check the players and the playing time.',
  'game/year-ahead': warning('A year of release is next year. Announced boxes are often late.'),
  'game/year-in-future': 'A year of release is more than a year ahead. It may be a typo.',
  'game/standalone-needs-base': {
    text: 'A box is standalone and needs the base game. A complete box that can be combined is standalone.',
    bad: 'standalone: true\nrequires_base_game: true',
    good: 'standalone: true\nrequires_base_game: false',
  },
  'game/needs-unsaid':
    'A box is not standalone and does not say what it needs. Say it in also_needs or edition_note.',
  'game/base-game-box': {
    text: 'A box cannot be the base game itself. is_base_game marks the one ranked box that is. It is standalone, without requires_base_game.',
    bad: 'is_base_game: true\nstandalone: false',
    good: 'is_base_game: true\nstandalone: true',
  },
  'game/edition-unexplained':
    'A box of another edition does not say what it fits. Editions often do not fit each other.',
  'game/no-contents': warning(
    'A ranked box does not list its contents. List what is in the box in numbers, the most important first.',
    { good: 'contents: [81 bird cards, 15 purple eggs]' },
  ),
  'game/list-price-repeated':
    'A box has two list prices in one currency. list_price has the publisher’s newest price in each.',
  'game/pair-repeated': 'Two entries are about the same pair of boxes. box and with may be in either order.',
  'game/pair-with-itself': 'A box is paired with itself. box and with name two different boxes.',
  'game/low-contrast':
    'The text on the spine is hard to read. It needs a contrast of at least 4.5:1 (WCAG 2, 1.4.3).',
  'game/gtin-check-digit':
    'A product number has a typo. The last digit of a UPC or EAN is computed from the others.',
  'game/gtin-repeated':
    'Two boxes have one product number. A UPC and the same digits after a zero are one number.',
  'game/no-guide': warning('A game has no guide. No page shows it.'),
} as const satisfies CodesOf<'game'>;
