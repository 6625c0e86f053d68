import type { CodesOf } from '../codeInfo.ts';

export const redirectCodes = {
  'redirect/repeated': 'An old address is redirected twice. It can lead to one page only.',
  'redirect/shadows-page': 'A redirect hides a page. The page could not be reached.',
  'redirect/shadows-file':
    'A redirect hides a file. The site or its host needs the file, such as /robots.txt or /_headers, and redirects come first. Paths that servers refuse, such as one with two slashes, cannot be redirected either.',
  'redirect/chain': 'A redirect leads to another redirect. Each hop costs time.',
  'redirect/loop': 'Redirects lead in a circle. The browser gives up.',
  'redirect/unknown-target': 'A redirect leads to no page. Readers of the old link would get the 404 page.',
  'redirect/lost-address': {
    text: 'A published address is gone. data/state/addresses.json lists them. Redirect it, or list it under gone in data/redirects.yaml.',
    bad: 'redirects: []',
    good: 'redirects:\n  - from: /guides/old-name-expansion-order\n    to: /guides/new-name-expansion-order',
  },
  'redirect/gone-answers': 'An address listed as gone still answers. Addresses under gone answer 410.',
  'redirect/addresses-damaged':
    'The list of published addresses cannot be read. Only guides addresses --write writes data/state/addresses.json.',
} as const satisfies CodesOf<'redirect'>;
