import type { CodesOf } from '../codeInfo.ts';

export const homeCodes = {
  'home/card-not-a-guide': {
    severity: 'error',
    title: 'A card of the home page does not lead to a guide',
    explanation:
      'The cards show what the guide says: players, time, weight, tags. Other pages belong under resources.',
  },
  'home/card-disagrees': {
    severity: 'error',
    title: 'A card of the home page contradicts its guide',
    explanation:
      'What a card says about a game is computed where it is left out. Where it is given it must be the same. Delete the field or correct it.',
  },
} as const satisfies CodesOf<'home'>;
