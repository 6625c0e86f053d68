import type { CodesOf } from '../codeInfo.ts';

export const offerCodes = {
  'offer/unknown-retailer': {
    title: 'An offer names a shop that does not exist',
    explanation: 'Correct the id, or add the shop to data/retailers.yaml.',
  },
  'offer/unknown-game': {
    title: 'Offers are for a game that has no file',
    explanation: 'The file’s game_id is the id of a game in data/games/.',
  },
  'offer/unknown-expansion': {
    title: 'An offer names a box that its game does not have',
    explanation: 'The ids of boxes are in the game’s file.',
  },
  'offer/item-field': {
    title: 'An offer’s item_type and ids do not fit',
    explanation: 'An offer of the base game has game_id, an offer of a box has expansion_id, none has both.',
  },
  'offer/wrong-game': {
    title: 'An offer is for another game than its file',
    explanation: 'Each file of data/offers/ is about one game. Move the offer or correct game_id.',
  },
  'offer/currency': {
    title: 'An offer’s currency does not fit its shop or region',
    explanation: 'The currency must be that of the shop in data/retailers.yaml.',
  },
  'offer/region': {
    title: 'An offer’s region is not that of its shop',
    explanation: 'Readers choose shops by region. A shop in two regions is two retailers.',
  },
  'offer/host': {
    title: 'An offer’s address is not on a host of its shop',
    explanation: 'data/retailers.yaml lists the hosts of a shop, without www.',
  },
  'offer/path': {
    title: 'An offer’s address does not look like a page of that kind',
    explanation: 'product_path and search_path of the shop describe its product pages and searches.',
  },
  'offer/not-plain-url': {
    title: 'An offer’s address has a port, a user name or a fragment',
    explanation: 'Delete it; only the plain address of the page is needed.',
  },
  'offer/affiliate-parameter': {
    title: 'An offer’s address contains an affiliate or tracking parameter',
    explanation: 'Delete it. Our own, from data/retailers.yaml, is added when a page is rendered.',
  },
  'offer/affiliate-host': {
    title: 'An offer’s address hides the shop',
    explanation: 'Shorteners and affiliate networks hide the destination. Use the shop’s own address.',
  },
  'offer/search-claims': {
    title: 'An offer that is a search claims a price or stock',
    explanation: 'A search has no price or stock of its own. Set price and in_stock to null.',
  },
  'offer/claim-without-date': {
    title: 'A price or stock has no date',
    explanation: 'Add last_checked, or set price and in_stock to null.',
  },
  'offer/price-decimals': {
    title: 'A price has more than two decimals',
    explanation: 'Dollars, pounds and euros have two decimals.',
  },
} as const satisfies CodesOf<'offer'>;
