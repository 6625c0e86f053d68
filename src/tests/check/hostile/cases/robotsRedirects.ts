import { to } from '../answers.ts';
import { casesOf, defaultPath, moved, only, type Row } from '../case.ts';
import { plainPage } from '../pages.ts';

const afterWards: Row[] = [
  [
    'a redirect that the rules forbid',
    { by: () => ({ [defaultPath]: to('/private/wingspan-oceania-expansion'), '*': plainPage }) },
    only('skipped'),
    { robots: 'User-agent: *\nDisallow: /private/' },
  ],
  [
    'a redirect that they allow',
    { by: () => ({ [defaultPath]: to('/shop/wingspan-oceania-expansion'), '*': plainPage }) },
    moved('/shop/wingspan-oceania-expansion'),
    { robots: 'User-agent: *\nDisallow: /private/' },
  ],
];

export const robotsRedirectsCases = casesOf('robots.txt and', afterWards);
