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
  'site/newsletter-field': {
    severity: 'error',
    title: 'A field of the newsletter that its service does not use',
    explanation:
      'Each service has a form of its own, made from form_id, endpoint or both. A field that counts for nothing would let one believe that addresses go elsewhere. Delete it, or name the service that it belongs to.',
    bad: 'newsletter:\n  service: buttondown\n  endpoint: https://buttondown.com/guides',
    good: 'newsletter:\n  service: buttondown\n  form_id: guides',
  },
  'site/newsletter-form': {
    severity: 'error',
    title: 'A form_id that the newsletter’s service cannot have',
    explanation:
      'The form would post to an address that does not exist, and readers would think that they had signed up. form_id is Buttondown’s username, the number of a form of Kit, the id of a form of Formspree, or the UUID of a list of listmonk.',
    bad: 'newsletter:\n  service: kit\n  form_id: my-form',
    good: 'newsletter:\n  service: kit\n  form_id: "1234567"',
  },
} as const satisfies CodesOf<'site'>;
