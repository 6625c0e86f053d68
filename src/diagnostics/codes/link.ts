import type { CodesOf } from '../codeInfo.ts';

export const linkCodes = {
  'link/unknown-page': {
    title: 'A link leads to no page of this site',
    explanation: 'The reader would see Page Not Found. Correct the path, or write the page.',
  },
  'link/unknown-anchor': {
    title: 'A link leads to a missing anchor',
    explanation: 'Anchors are the ids of sections and the slugs of boxes.',
  },
  'link/redirected': {
    title: 'A link leads to an old address',
    explanation: 'A redirect costs the reader time. Link to the page itself.',
  },
  'link/markup': {
    title: 'Something looks like a link and is not one',
    explanation:
      'Links are [words](/path), [words](https://…) and [words](#anchor). The rest is shown as typed.',
  },
  'link/orphan-page': {
    severity: 'warning',
    title: 'No page links to a page',
    explanation: 'Link to it from the footer, from home, or from another page.',
  },
  'link/unknown-guide': {
    title: 'A list names a guide that does not exist',
    explanation: 'Correct the id or write the guide.',
  },
} as const satisfies CodesOf<'link'>;
