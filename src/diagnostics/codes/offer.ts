import type { CodesOf } from '../codeInfo.ts';

export const offerCodes = {
  'offer/unknown-retailer': {
    severity: 'error',
    title: 'An offer names a shop that does not exist',
    explanation:
      'The name, region and rules of a shop come from data/retailers.yaml. Correct the id or add the shop there.',
  },
  'offer/unknown-game': {
    severity: 'error',
    title: 'Offers are for a game that has no file',
    explanation: 'The file’s game_id is the id of a game in data/games/.',
  },
  'offer/unknown-expansion': {
    severity: 'error',
    title: 'An offer names a box that its game does not have',
    explanation: 'The link would be shown nowhere. The ids of boxes are in the game’s file.',
  },
  'offer/item-field': {
    severity: 'error',
    title: 'An offer’s item_type and ids do not fit',
    explanation:
      'An offer of the base game has game_id, an offer of a box has expansion_id, and none has both.',
    bad: 'item_type: base\nexpansion_id: deep-water',
    good: 'item_type: expansion\nexpansion_id: deep-water',
  },
  'offer/wrong-game': {
    severity: 'error',
    title: 'An offer is for another game than its file',
    explanation: 'Each file of data/offers/ is about one game. Move the offer or correct game_id.',
  },
  'offer/currency': {
    severity: 'error',
    title: 'An offer’s currency does not fit its shop or region',
    explanation:
      'A price with the wrong symbol is a wrong price. The currency is that of the shop in data/retailers.yaml.',
  },
  'offer/region': {
    severity: 'error',
    title: 'An offer’s region is not that of its shop',
    explanation: 'Readers choose shops by region. A shop that delivers from two countries is two retailers.',
  },
  'offer/host': {
    severity: 'error',
    title: 'An offer’s address is not on a host of its shop',
    explanation:
      'The button names the shop, and the link would lead elsewhere. The hosts of a shop are in data/retailers.yaml; www. is understood.',
  },
  'offer/path': {
    severity: 'error',
    title: 'An offer’s address does not look like a page of that kind',
    explanation:
      'The shop’s product_path and search_path say what its product pages and its searches look like. A search given as a product would show stock and price that nobody has seen.',
  },
  'offer/not-plain-url': {
    severity: 'error',
    title: 'An offer’s address has a port, a user name or a fragment',
    explanation:
      'The address in the data is the plain address of the page; anything beyond is lost or leads astray. Delete it.',
  },
  'offer/affiliate-parameter': {
    severity: 'error',
    title: 'An offer’s address carries an affiliate or tracking parameter',
    explanation:
      'Somebody else’s tag would earn with our readers, and our own is added when a page is rendered, from data/retailers.yaml. Delete the parameter.',
  },
  'offer/affiliate-host': {
    severity: 'error',
    title: 'An offer’s address hides the shop',
    explanation:
      'Shorteners and the links of affiliate networks keep the reader from seeing where a link leads. Use the shop’s own address.',
  },
  'offer/search-claims': {
    severity: 'error',
    title: 'An offer that is a search claims a price or stock',
    explanation:
      'A search shows whatever the shop finds today; no price or stock belongs to it. Set price and in_stock to null.',
  },
  'offer/claim-without-date': {
    severity: 'error',
    title: 'A price or stock has no date',
    explanation: 'Every price shows when it was seen. Give last_checked, or set price and in_stock to null.',
  },
  'offer/price-decimals': {
    severity: 'error',
    title: 'A price has more than two decimals',
    explanation:
      'Dollars, pounds and euros have cents and pence. Mostly two prices were mixed or a rate was multiplied.',
  },
} as const satisfies CodesOf<'offer'>;
