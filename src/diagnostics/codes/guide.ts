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
      'Picks, questions and recommendations refer to boxes by the ids in the game’s file. The reader would be sent nowhere.',
  },
  'guide/no-pick': {
    severity: 'error',
    title: 'A guide picks nothing',
    explanation: 'The first question of every reader is what to buy first. Give a pick of kind first.',
  },
  'guide/first-picks': {
    severity: 'error',
    title: 'A guide does not have exactly one first pick',
    explanation:
      'Two first picks are no advice, and none is no answer. Exactly one pick has kind first; the others are runner_up.',
  },
  'guide/first-pick-rank': {
    severity: 'error',
    title: 'The first pick is not the box of rank 1',
    explanation:
      'The answer at the top and the table below it would contradict each other. Change the pick or the ranks.',
  },
  'guide/pick-repeated': {
    severity: 'error',
    title: 'A box is picked twice',
    explanation: 'A runner-up is another box than the first pick.',
  },
  'guide/featured-unranked': {
    severity: 'error',
    title: 'A featured box has no rank',
    explanation:
      'Featured boxes stand under the table with their rank and reason. Feature a ranked box, or give this one a rank.',
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
