import { warning, type CodesOf } from '../codeInfo.ts';

export const guideCodes = {
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
} as const satisfies CodesOf<'guide'>;
