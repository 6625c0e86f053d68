import { warning, type CodesOf } from '../codeInfo.ts';

export const siteCodes = {
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
} as const satisfies CodesOf<'site'>;
