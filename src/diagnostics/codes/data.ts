import { warning, type Codes } from '../codeInfo.ts';

/** Problems of what the files say. */
export const dataCodes = {
  'id/not-file-name': {
    text: 'An id, slug or game_id is not the name of its file. guides rename changes all of them.',
    bad: '# data/games/harbor-lights.yaml\nid: harborlights',
    good: '# data/games/harbor-lights.yaml\nid: harbor-lights',
  },
  'id/duplicate': 'An id is used twice. Change one of them, and what refers to it.',
  'id/reserved': 'The slug of a box is the anchor of a section. Both are anchors of the same page.',
  'id/path-taken':
    'Two pages would have the same address. The index of guides or a folder of the site has this one.',

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

  'guide/unknown-game':
    'A guide is about a game that has no file. Write its file in data/games/, or correct the id.',
  'guide/unknown-expansion':
    'A guide names a box that its game does not have. Guides use the ids of boxes in the game’s file, and base for the base game.',
  'guide/unknown-edition':
    'A situation names an edition that the guide does not have. Conditions use the ids of the guide’s own editions.',
  'guide/situation-for-all': {
    text: 'A situation has no conditions. It fits every reader, so the ranking would never answer.',
    bad: 'label: You own both boxes\nnothing: set',
    good: 'label: You own both boxes\nowns: [base, european, oceania]\nnothing: set',
  },
  'guide/situation-needs': {
    text: 'A situation recommends a box without what it needs. Readers must own what it needs (requires_base_game, also_needs), or the row must name it too.',
    bad: 'buy: [oceania]',
    good: 'owns: [base]\nbuy: [oceania]',
  },
  'guide/other-seats': {
    text: 'A situation sends players to a game that does not seat them. The game or guide that it names, alone or with a box named in the title, must seat the players of the row.',
    bad: 'players: { from: 6 }\nother: { title: Spirit Island, href: /guides/spirit-island-expansion-order }',
    good: 'players: { from: 6, to: 6 }\nother: { title: Spirit Island with Jagged Earth, href: /guides/spirit-island-expansion-order }',
  },
  'guide/situation-unreached': warning(
    'A situation answers nobody. Of the rows that fit a reader, the one that meets most of their answers wins, then the one that says most about what they own, then the first.',
  ),
  'guide/situation-as-ranked': warning(
    'A situation repeats the ranking. If no row fits, the finder recommends the next ranked box. Only the row for owners of the base game may repeat it.',
  ),
  'guide/group-rank':
    'A box’s rank is not its place in the group. rank_recommended counts 1, 2, 3 within each group of the guide.',
  'guide/group-repeated':
    'A box is in two groups of the ranking. Groups separate boxes that nobody would choose between.',
  'guide/group-missing':
    'A ranked box is in no group. A guide with groups shows its ranking group by group, so it would be lost.',
  'guide/answer-not-first':
    'The answer names another first box than the ranking. The first bold box in quick_answer, and the first box of path after the base game, must be number 1 of the first group.',
  'guide/title-not-first': warning(
    'A title names one box, and it is not the first pick. Readers expect the box in the title to be the answer.',
  ),
  'guide/recommends-skip':
    'A guide recommends a box that it says to skip. Situations, the path, the picks and rank 1 must not contradict a verdict.',
  'guide/pick-unranked':
    'A pick for beginners or for strategy has no rank. The section shows the box with its rank.',
  'guide/beginners-skip': warning(
    'The pick for beginners is a box that newcomers should skip. newcomers in data/editorial.yaml has the words that speak of them in skip_if.',
  ),
  'guide/buy-below': warning(
    'A box for some readers ranks above a box for everybody. Within a group, depends and skip come after buy.',
  ),
  'guide/comparison-pick':
    'A comparison contradicts itself or the ranking. pick is one of its two boxes, both, or neither, and pick_if has an entry for each box. Of two boxes in one group, the pick is the better ranked one or both.',
  'guide/comparison-box':
    'A comparison is about a box without a page. Comparisons are shown on the pages of boxes, which need a verdict or not_judged.',
  'guide/first-pick-gone': warning(
    'The first pick is not available. Rank 1 is out of print or retired. Say in first_pick_availability how to get it.',
  ),
  'guide/change-missing': warning(
    'A guide was updated and does not say what changed. changes needs a sentence for each updated_on.',
    {
      bad: "updated_on: '2026-11-20'\nchanges:\n  - id: first\n    date: '2026-11-18'\n    text: Published.",
      good: "updated_on: '2026-11-20'\nchanges:\n  - id: second\n    date: '2026-11-20'\n    text: Ranked the new box second.",
    },
  ),
  'guide/change-order': warning('The changes of a guide are out of order. The newest comes first.'),
  'guide/no-offers': warning('A guide has no offers. Links to a shop’s search are enough.'),
  'guide/canonical':
    'A canonical_url is not the address of the guide. Delete the field: the address is computed.',
  'guide/related-missing':
    'A related guide is called available and does not exist. The card would lead to the 404 page.',
  'guide/related-exists': 'A related guide is called Coming Soon and exists. Set available to true.',
  'guide/related-itself': 'A guide is related to itself. The card would lead to its own page.',
  'guide/related-not-a-guide':
    'A related guide’s address is not that of a guide. It is /guides/<slug>-expansion-order.',
  'guide/related-repeated': 'A related guide is listed twice. The page would show the same card twice.',

  'faq/scope-field':
    'A question’s scope and ids do not fit. Scope game needs game_id, scope expansion needs expansion_id, and scope global has neither.',
  'faq/wrong-game': 'A question is about another game. A guide’s questions are about its own game.',
  'faq/wrong-place':
    'A question is in the wrong file. Those of scope global belong to data/site.yaml, all others to a guide.',

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

  'retailer/currency':
    'A shop’s currency does not fit its region. Region US has USD; region UK has GBP, or EUR for the continent.',
  'retailer/host-shared': 'Two shops have the same host. A shop in two regions has a host for each.',

  'home/card-not-a-guide':
    'A card of the home page does not lead to a guide. Other pages belong under resources.',
  'home/card-disagrees': 'A card of the home page contradicts its guide. Facts on cards are computed.',

  'site/filter-range':
    'A filter of the index can match nothing. The weight is at least min_weight and below max_weight.',
  'site/filter-matches-nothing': warning(
    'A filter of the index matches no game. Spell the word as the games do.',
  ),
  'site/low-contrast':
    'Two colors of the site are too much alike. Text needs a contrast of 4.5:1 in the light and dark schemes.',
  'site/newsletter-field': {
    text: 'The newsletter has a field that its service does not use. Each service uses form_id, endpoint or both.',
    bad: 'service: buttondown\nendpoint: https://buttondown.com/guides',
    good: 'service: buttondown\nform_id: guides',
  },
  'site/newsletter-form': {
    text: 'The newsletter’s form_id does not fit its service. It is Buttondown’s username, the number of a Kit form, the id of a Formspree form, or the UUID of a listmonk list.',
    bad: 'service: kit\nform_id: my-form',
    good: 'service: kit\nform_id: "1234567"',
  },

  'link/unknown-page': 'A link leads to no page of this site. The reader would see Page Not Found.',
  'link/unknown-anchor':
    'A link leads to a missing anchor. Anchors are the ids of sections and the slugs of boxes.',
  'link/redirected': 'A link leads to an old address. A redirect costs the reader time.',
  'link/markup': 'Something looks like a link and is not one. It is shown as typed.',
  'link/orphan-page': warning('No page links to a page. Readers find it only by searching.'),
  'link/unknown-guide': 'A list names a guide that does not exist. Correct the id or write the guide.',

  'draft/reference':
    'Something published refers to a draft. A production build leaves drafts out, so the link would be dead.',

  'redirect/repeated': 'An old address is redirected twice. It can lead to one page only.',
  'redirect/shadows-page': 'A redirect hides a page. The page could not be reached.',
  'redirect/shadows-file':
    'A redirect hides a file. The site or its host needs the file, such as /robots.txt or /_headers, and redirects come first. Paths that servers refuse, such as one with two slashes, cannot be redirected either.',
  'redirect/chain': 'A redirect leads to another redirect. Each hop costs time.',
  'redirect/loop': 'Redirects lead in a circle. The browser gives up.',
  'redirect/unknown-target': 'A redirect leads to no page. Readers of the old link would get the 404 page.',
  'redirect/lost-address': {
    text: 'A published address is gone. data/state/addresses.json lists them. Redirect it, or list it under gone in data/redirects.yaml.',
    bad: 'redirects: []',
    good: 'redirects:\n  - from: /guides/old-name-expansion-order\n    to: /guides/new-name-expansion-order',
  },
  'redirect/gone-answers': 'An address listed as gone still answers. Addresses under gone answer 410.',
  'redirect/addresses-damaged':
    'The list of published addresses cannot be read. Only guides addresses --write writes data/state/addresses.json.',

  'seo/title-length': warning(
    'A page title is shorter than 15 or longer than 60 characters. Search engines cut longer ones; shorter ones say too little.',
  ),
  'seo/description-length': warning(
    'A page description is shorter than 70 or longer than 160 characters. Search engines cut longer ones and replace shorter ones.',
  ),
  'seo/title-repeated': 'Two pages have the same title. Readers cannot tell them apart.',
  'seo/description-repeated': 'Two pages have the same description. Readers cannot tell them apart.',

  'date/not-real': 'A date is not real. Examples are February 30 and a time past 23:59:59.',
  'date/in-future': 'A date is in the future. --today sets another day.',
  'date/checked-in-future': warning(
    'A check of an offer is dated in the future, because a clock was wrong. Its price and stock are not shown, and the ' +
      'next check corrects the date.',
  ),
} as const satisfies Codes;
