import type { CodesOf } from '../codeInfo.ts';

export const guideCodes = {
  'guide/unknown-game': {
    title: 'A guide is about a game that has no file',
    explanation: 'Write its file in data/games/, or correct the id.',
  },
  'guide/unknown-expansion': {
    title: 'A guide names a box that its game does not have',
    explanation: 'Guides use the ids of boxes in the game’s file, and base for the base game.',
  },
  'guide/unknown-edition': {
    title: 'A situation is about an edition that the guide does not have',
    explanation: 'Conditions on editions use the ids of the guide’s own editions.',
  },
  'guide/situation-needs': {
    title: 'A situation recommends a box without what it needs',
    explanation:
      'Readers must own what the box needs (requires_base_game, also_needs), or the row must name it too.',
    bad: 'buy: [oceania]',
    good: 'owns: [base]\nbuy: [oceania]',
  },
  'guide/other-seats': {
    title: 'A situation sends players to a game that does not seat them',
    explanation:
      'With the number of players of the row, the game or guide that it names, alone or with a box named in the title, must seat everybody.',
    bad: 'players: { from: 6 }\nother: { title: Spirit Island, href: /guides/spirit-island-expansion-order }',
    good: 'players: { from: 6, to: 6 }\nother: { title: Spirit Island with Jagged Earth, href: /guides/spirit-island-expansion-order }',
  },
  'guide/situation-unreached': {
    severity: 'warning',
    title: 'A situation answers nobody',
    explanation:
      'Of the rows that fit a reader, the one that meets most of their answers wins, then the one that says most about what they own, then the first. No reader gets this row.',
  },
  'guide/situation-as-ranked': {
    severity: 'warning',
    title: 'A situation repeats the ranking',
    explanation:
      'If no row fits, the finder recommends the next ranked box. Only the row for owners of the base game may repeat it.',
  },
  'guide/group-rank': {
    title: 'A box’s rank is not its place in the group',
    explanation: 'rank_recommended counts 1, 2, 3 within each group of the guide.',
  },
  'guide/group-repeated': {
    title: 'A box is in two groups of the ranking',
    explanation: 'Groups separate boxes that nobody would choose between.',
  },
  'guide/group-missing': {
    title: 'A ranked box is in no group',
    explanation: 'A guide with groups shows its ranking group by group, so this box would be lost.',
  },
  'guide/answer-not-first': {
    title: 'The answer names another first box than the ranking',
    explanation:
      'The first bold box in quick_answer, and the first box of path after the base game, must be number 1 of the first group.',
  },
  'guide/title-not-first': {
    severity: 'warning',
    title: 'A title names one box, and it is not the first pick',
    explanation: 'Readers who come from a search page expect the box in the title to be the answer.',
  },
  'guide/recommends-skip': {
    title: 'A guide recommends a box that it says to skip',
    explanation: 'Situations, the path, the picks and rank 1 must not contradict a box’s verdict.',
  },
  'guide/pick-unranked': {
    title: 'A pick for beginners or for strategy has no rank',
    explanation: 'The section shows the box with its rank. Pick another box, or rank this one.',
  },
  'guide/first-pick-gone': {
    severity: 'warning',
    title: 'The first pick is not available',
    explanation: 'Rank 1 is out of print or retired. Say in first_pick_availability how a reader can get it.',
  },
  'guide/change-missing': {
    severity: 'warning',
    title: 'A guide was updated and does not say what changed',
    explanation: 'For each updated_on, changes needs a sentence about what changed.',
    good: "updated_on: '2026-11-22'\nchanges:\n  - date: '2026-11-22'\n    text: Ranked the new box second.",
  },
  'guide/change-order': {
    severity: 'warning',
    title: 'The changes of a guide are out of order',
    explanation: 'The newest comes first, on the page and in the feed.',
  },
  'guide/no-offers': {
    severity: 'warning',
    title: 'A guide has no offers',
    explanation: 'Write data/offers/<slug>.yaml; links to a shop’s search are enough.',
  },
  'guide/canonical': {
    title: 'A canonical_url is not the address of the guide',
    explanation: 'Delete the field: the address is computed.',
  },
  'guide/related-missing': {
    title: 'A related guide is called available and does not exist',
    explanation: 'The card would lead to the 404 page. Set available to false until it is published.',
  },
  'guide/related-exists': {
    title: 'A related guide is called Coming Soon and exists',
    explanation: 'Set available to true.',
  },
  'guide/related-itself': {
    title: 'A guide is related to itself',
    explanation: 'The card would lead to its own page.',
  },
  'guide/related-not-a-guide': {
    title: 'A related guide’s address is not that of a guide',
    explanation: 'The address of a guide is /guides/<slug>-expansion-order.',
  },
  'guide/related-repeated': {
    title: 'A related guide is listed twice',
    explanation: 'The page would show the same card twice.',
  },
} as const satisfies CodesOf<'guide'>;
