import type { CodesOf } from '../codeInfo.ts';

export const homeCodes = {
  'home/card-not-a-guide': {
    title: 'A card of the home page does not lead to a guide',
    explanation: 'The cards show facts of guides. Other pages belong under resources.',
  },
  'home/card-disagrees': {
    title: 'A card of the home page contradicts its guide',
    explanation: 'Facts on cards are computed. Delete the field or correct it.',
  },
} as const satisfies CodesOf<'home'>;
