import type { CodesOf } from '../codeInfo.ts';

export const siteCodes = {
  'site/filter-range': {
    title: 'A filter of the index can match nothing',
    explanation: 'The weight is at least min_weight and below max_weight; no weight is both.',
  },
  'site/filter-matches-nothing': {
    severity: 'warning',
    title: 'A filter of the index matches no game',
    explanation: 'Spell the word as in the games, or delete the filter.',
  },
  'site/low-contrast': {
    title: 'Two colors of the site are too much alike',
    explanation:
      'Text needs a contrast of 4.5:1 in the light and dark schemes. Missing colors have their defaults.',
  },
  'site/newsletter-field': {
    title: 'The newsletter has a field that its service does not use',
    explanation: 'Each service uses form_id, endpoint or both. Delete the field, or name its service.',
    bad: 'newsletter:\n  service: buttondown\n  endpoint: https://buttondown.com/guides',
    good: 'newsletter:\n  service: buttondown\n  form_id: guides',
  },
  'site/newsletter-form': {
    title: 'The newsletter’s form_id does not fit its service',
    explanation:
      'form_id is Buttondown’s username, the number of a Kit form, the id of a Formspree form, or the UUID of a listmonk list.',
    bad: 'newsletter:\n  service: kit\n  form_id: my-form',
    good: 'newsletter:\n  service: kit\n  form_id: "1234567"',
  },
} as const satisfies CodesOf<'site'>;
