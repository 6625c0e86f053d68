import type { CodesOf } from '../codeInfo.ts';

export const homeCodes = {
  'home/card-not-a-guide':
    'A card of the home page does not lead to a guide. Other pages belong under resources.',
  'home/card-disagrees': 'A card of the home page contradicts its guide. Facts on cards are computed.',
} as const satisfies CodesOf<'home'>;
