import type { CodesOf } from '../codeInfo.ts';

export const redirectCodes = {
  'redirect/repeated': {
    title: 'An old address is redirected twice',
    explanation: 'It can lead to one page only. Keep the right one.',
  },
  'redirect/shadows-page': {
    title: 'A redirect hides a page',
    explanation: 'The page could not be reached. Delete the redirect.',
  },
  'redirect/shadows-file': {
    title: 'A redirect hides a file',
    explanation:
      'The site or its host needs the file, such as /robots.txt or /_headers, and redirects come first. A path that servers refuse, as one with two slashes, cannot be redirected either.',
  },
  'redirect/chain': {
    title: 'A redirect leads to another redirect',
    explanation: 'Each hop costs time. Redirect it to the last page.',
  },
  'redirect/loop': {
    title: 'Redirects lead in a circle',
    explanation: 'The browser gives up. Redirect each of them to a page.',
  },
  'redirect/unknown-target': {
    title: 'A redirect leads to no page',
    explanation: 'The old address would lead to the 404 page.',
  },
  'redirect/lost-address': {
    title: 'A published address is gone',
    explanation:
      'data/state/addresses.json lists the published addresses. Redirect it to the renamed guide or to the nearest page, or list it under gone in data/redirects.yaml.',
    bad: 'redirects: []',
    good: 'redirects:\n  - from: /guides/old-name-expansion-order\n    to: /guides/new-name-expansion-order',
  },
  'redirect/gone-answers': {
    title: 'An address listed as gone still answers',
    explanation:
      'Addresses under gone in data/redirects.yaml answer 410. They must not have a page, redirect or file too.',
  },
  'redirect/addresses-damaged': {
    title: 'The list of published addresses cannot be read',
    explanation: 'Only guides addresses --write writes data/state/addresses.json. Restore it with git.',
  },
} as const satisfies CodesOf<'redirect'>;
