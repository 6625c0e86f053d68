import type { CodesOf } from '../codeInfo.ts';

export const redirectCodes = {
  'redirect/repeated': {
    severity: 'error',
    title: 'An old address is redirected twice',
    explanation: 'It can lead to one page only. Keep the right one.',
  },
  'redirect/shadows-page': {
    severity: 'error',
    title: 'A redirect hides a page',
    explanation:
      'The address belongs to a page of the site, which could no longer be reached. Delete the redirect.',
  },
  'redirect/shadows-file': {
    severity: 'error',
    title: 'A redirect hides a file',
    explanation:
      'The address is that of a file which the site or its host needs, such as /robots.txt, /assets/… or /_headers, and redirects come before files. A path that servers refuse, such as one with two slashes, cannot be redirected either.',
  },
  'redirect/chain': {
    severity: 'error',
    title: 'A redirect leads to another redirect',
    explanation: 'Each hop costs time, and search engines follow few. Lead it to the last page at once.',
  },
  'redirect/loop': {
    severity: 'error',
    title: 'Redirects lead in a circle',
    explanation: 'The browser gives up. Lead each of them to a page.',
  },
  'redirect/unknown-target': {
    severity: 'error',
    title: 'A redirect leads to no page',
    explanation: 'An old address that leads to Page Not Found is worth nothing.',
  },
  'redirect/lost-address': {
    severity: 'error',
    title: 'A published address leads nowhere any more',
    explanation:
      'Readers, search engines and other sites keep addresses for years. data/state/addresses.json lists those of this site; the night adds new ones. A guide that was renamed needs a redirect from its old address; one that was removed needs a redirect to the page that comes nearest, or to be listed under gone in data/redirects.yaml.',
    bad: 'redirects: []',
    good: 'redirects:\n  - from: /guides/old-name-expansion-order\n    to: /guides/new-name-expansion-order',
  },
  'redirect/gone-answers': {
    severity: 'error',
    title: 'An address that is said to be gone still answers',
    explanation:
      'What is listed under gone in data/redirects.yaml is answered with status 410, so that search engines forget it. A page, a redirect or a file at the same address says the opposite, and hosts disagree on which of them wins.',
    bad: 'gone:\n  - /guides/wingspan-expansion-order',
    good: 'gone:\n  - /guides/a-removed-guide-expansion-order',
  },
  'redirect/addresses-damaged': {
    severity: 'error',
    title: 'The list of published addresses cannot be read',
    explanation:
      'data/state/addresses.json is written by guides addresses --write. Mended by hand or merged by git it may be none; then a removed page would be a silent 404. Bring the file back from git.',
  },
} as const satisfies CodesOf<'redirect'>;
