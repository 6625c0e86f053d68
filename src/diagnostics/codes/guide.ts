import type { CodesOf } from '../codeInfo.ts';

export const guideCodes = {
  'guide/unknown-game': {
    severity: 'error',
    title: 'A guide is about a game that has no file',
    explanation:
      'The ranking, the boxes and the sources come from data/games/. Write the game’s file or correct the id.',
  },
  'guide/unknown-expansion': {
    severity: 'error',
    title: 'A guide names a box that its game does not have',
    explanation:
      'Situations, editions, the path, picks and questions refer to boxes by the ids in the game’s file, and to the base game as base. The reader would be sent nowhere.',
  },
  'guide/unknown-edition': {
    severity: 'error',
    title: 'A situation is about an edition that the guide does not have',
    explanation:
      'A condition on editions names ids of the guide’s own editions. The row would never answer anybody.',
  },
  'guide/situation-needs': {
    severity: 'error',
    title: 'A situation sells a box without what it needs',
    explanation:
      'What a box needs (requires_base_game and also_needs) has to be owned by every reader whom the row answers, or to stand in the same row.',
    bad: 'buy: [oceania]',
    good: 'owns: [base]\nbuy: [oceania]',
  },
  'guide/other-seats': {
    severity: 'error',
    title: 'A situation sends players to a game that does not seat them',
    explanation:
      'A row that answers with a different game is read by everybody whom its conditions fit. With the number of players ticked, the box of the list that it names, or the game of the guide that it links to, alone or with a box of that guide named in the title, has to seat all of them.',
    bad: 'players: { from: 6 }\nother: { title: Spirit Island, href: /guides/spirit-island-expansion-order }',
    good: 'players: { from: 6, to: 6 }\nother: { title: Spirit Island with Jagged Earth, href: /guides/spirit-island-expansion-order }',
  },
  'guide/situation-unreached': {
    severity: 'warning',
    title: 'A situation answers nobody',
    explanation:
      'Of the rows that fit a reader, the one that meets most of their answers wins, then the one that says most about what they own, then the first. No combination of boxes, players, edition, and wish leads to this row.',
  },
  'guide/situation-as-ranked': {
    severity: 'warning',
    title: 'A situation says what the ranking says',
    explanation:
      'If no row fits, the finder answers with the next box of the ranking. A row earns its place by saying something that the order does not. The row for owners of the base game alone is always welcome.',
  },
  'guide/group-rank': {
    severity: 'error',
    title: 'A box has another rank than its place in the group',
    explanation: 'rank_recommended counts 1, 2, 3 within each group of the guide.',
  },
  'guide/group-repeated': {
    severity: 'error',
    title: 'A box is in two groups of the ranking',
    explanation: 'Groups are for boxes that nobody would choose between, so a box is in one of them.',
  },
  'guide/group-missing': {
    severity: 'error',
    title: 'A ranked box is in no group',
    explanation: 'A guide with groups shows its ranking group by group. A box in none of them would be lost.',
  },
  'guide/answer-not-first': {
    severity: 'error',
    title: 'The answer names another first box than the ranking',
    explanation:
      'The first ranked box in bold in quick_answer, and the first box of path after the base game, are number 1 of the first group.',
  },
  'guide/title-not-first': {
    severity: 'warning',
    title: 'A title names one box, and it is not the first pick',
    explanation: 'Readers who come from a search page expect the box in the title to be the answer.',
  },
  'guide/recommends-skip': {
    severity: 'error',
    title: 'A guide recommends a box that it tells readers to skip',
    explanation:
      'The verdict on a box is what its entry says, and situations, the path, the picks and the first rank must not say the opposite.',
  },
  'guide/pick-unranked': {
    severity: 'error',
    title: 'A pick for beginners or for strategy has no rank',
    explanation: 'The section shows the box with its rank. Pick a ranked box, or give this one a rank.',
  },
  'guide/first-pick-gone': {
    severity: 'warning',
    title: 'The first pick is not to be had',
    explanation:
      'The box of rank 1 is out of print or retired. Say in one sentence, as first_pick_availability, how a reader gets it all the same; it stands with the answer.',
  },
  'guide/change-missing': {
    severity: 'warning',
    title: 'A guide was updated and does not say what changed',
    explanation:
      'updated_on moves when the advice changes, and whoever comes back wants to know how. Each such day has one sentence under changes.',
    good: "updated_on: '2026-11-22'\nchanges:\n  - date: '2026-11-22'\n    text: Ranked the new box second.",
  },
  'guide/change-order': {
    severity: 'warning',
    title: 'The changes of a guide are out of order',
    explanation: 'The newest stands first, on the page and in the feed.',
  },
  'guide/no-offers': {
    severity: 'warning',
    title: 'A guide has no offers',
    explanation:
      'Its readers find no shop. Write data/offers/<slug>.yaml; links to a shop’s search are enough.',
  },
  'guide/canonical': {
    severity: 'error',
    title: 'A canonical_url is not the address of the guide',
    explanation:
      'Search engines would be told that the page lives elsewhere. Delete the field: the address is computed.',
  },
  'guide/related-missing': {
    severity: 'error',
    title: 'A related guide is called available and does not exist',
    explanation:
      'The card would lead to the page that says that there is none. Set available to false until the guide is published.',
  },
  'guide/related-exists': {
    severity: 'error',
    title: 'A related guide is called Coming Soon and exists',
    explanation: 'Readers are kept from a page that is there. Set available to true.',
  },
  'guide/related-itself': {
    severity: 'error',
    title: 'A guide is related to itself',
    explanation: 'The card would lead to the page it stands on.',
  },
  'guide/related-not-a-guide': {
    severity: 'error',
    title: 'A related guide’s address is not that of a guide',
    explanation: 'The address of a guide is /guides/<slug>-expansion-order.',
  },
  'guide/related-repeated': {
    severity: 'error',
    title: 'A related guide is listed twice',
    explanation: 'The same card would stand twice in a row.',
  },
} as const satisfies CodesOf<'guide'>;
