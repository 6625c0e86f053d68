import { warning, type CodesOf } from '../codeInfo.ts';

export const linkCodes = {
  'link/unknown-page': 'A link leads to no page of this site. The reader would see Page Not Found.',
  'link/unknown-anchor':
    'A link leads to a missing anchor. Anchors are the ids of sections and the slugs of boxes.',
  'link/redirected': 'A link leads to an old address. A redirect costs the reader time.',
  'link/markup': 'Something looks like a link and is not one. It is shown as typed.',
  'link/orphan-page': warning('No page links to a page. Readers find it only by searching.'),
  'link/unknown-guide': 'A list names a guide that does not exist. Correct the id or write the guide.',
} as const satisfies CodesOf<'link'>;
