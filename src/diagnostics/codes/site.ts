import type { CodesOf } from '../codeInfo.ts';

export const siteCodes = {
  'site/filter-range': {
    severity: 'error',
    title: 'A filter of the index can match nothing',
    explanation: 'The weight is at least min_weight and below max_weight; no weight is both.',
  },
  'site/filter-matches-nothing': {
    severity: 'warning',
    title: 'A filter of the index matches no game',
    explanation:
      'The button would show an empty page. Correct the word, which must be spelled as in the games, or delete the filter.',
  },
} as const satisfies CodesOf<'site'>;
