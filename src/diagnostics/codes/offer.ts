import type { CodesOf } from '../codeInfo.ts';

export const offerCodes = {
  'offer/unknown-retailer': 'An offer names a shop that does not exist. data/retailers.yaml lists the shops.',
  'offer/unknown-game': 'Offers are for a game that has no file. game_id is the id of a game in data/games/.',
  'offer/unknown-expansion':
    'An offer names a box that its game does not have. The ids of boxes are in the game’s file.',
  'offer/item-field':
    'An offer’s item_type and ids do not fit. An offer of the base game has game_id, an offer of a box has expansion_id.',
  'offer/wrong-game': 'An offer is for another game than its file. Move the offer or correct game_id.',
  'offer/currency':
    'An offer’s currency does not match its shop. data/retailers.yaml has the shop’s currency.',
  'offer/region': 'An offer’s region does not match its shop. A shop in two regions is two retailers.',
  'offer/host':
    'An offer’s address is not on a host of its shop. data/retailers.yaml lists the hosts, without www.',
  'offer/path':
    'An offer’s address does not look like a page of that kind. product_path and search_path of the shop describe its pages.',
  'offer/not-plain-url': 'An offer’s address has a port, a user name or a fragment. Delete it.',
  'offer/affiliate-parameter':
    'An offer’s address contains an affiliate or tracking parameter. Our own is added when a page is rendered.',
  'offer/affiliate-host':
    'An offer’s address hides the shop. Shorteners and affiliate networks hide the destination.',
  'offer/shared-page':
    'Two boxes have the same product page, so one gets the other’s price. Link each box’s own page, or a search.',
  'offer/search-claims': 'An offer that is a search claims a price or stock. A search has none of its own.',
  'offer/claim-without-date':
    'A price or stock has no date. Add last_checked, or set price and in_stock to null.',
  'offer/price-decimals': 'A price has more than two decimals. Dollars, pounds and euros have two.',
} as const satisfies CodesOf<'offer'>;
