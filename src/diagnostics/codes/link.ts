import type { CodesOf } from '../codeInfo.ts';

export const linkCodes = {
  'link/unknown-page': {
    severity: 'error',
    title: 'A link leads to no page of this site',
    explanation: 'The reader would see Page Not Found. Correct the path, or write the page.',
  },
  'link/unknown-anchor': {
    severity: 'error',
    title: 'A link leads to an anchor that its page does not have',
    explanation:
      'The reader would land at the top of the page. Anchors are the ids of sections and the slugs of boxes.',
  },
  'link/redirected': {
    severity: 'error',
    title: 'A link leads to an old address',
    explanation: 'It works by way of a redirect, which costs the reader time. Link to the page itself.',
  },
  'link/markup': {
    severity: 'error',
    title: 'Something looks like a link and is none',
    explanation:
      'Prose knows [words](/path), [words](https://…) and [words](#anchor). Everything else is shown as it is written.',
  },
  'link/orphan-page': {
    severity: 'warning',
    title: 'No page links to a page',
    explanation:
      'Readers and search engines follow links. Link to it from the footer, from home, or from another page.',
  },
  'link/unknown-guide': {
    severity: 'error',
    title: 'A list names a guide that does not exist',
    explanation:
      'The shelf, the footer, the cards and the text pages name guides by id. Correct the id or write the guide.',
  },
} as const satisfies CodesOf<'link'>;
