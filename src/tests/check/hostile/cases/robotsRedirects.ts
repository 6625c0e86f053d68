import { to } from '../answers.ts';
import { defaultPath, only } from '../../../../check/read/cases/truth.ts';
import { casesOf, moved, type Row } from '../case.ts';
import { plainPage } from '../../../../check/read/cases/pages.ts';

const afterWards: Row[] = [
  [
    'a redirect that the rules forbid',
    { by: () => ({ [defaultPath]: to('/private/wingspan-oceania-expansion'), '*': plainPage }) },
    only('skipped'),
    { robots: 'User-agent: *\nDisallow: /private/' },
  ],
  [
    'a redirect that the rules allow',
    { by: () => ({ [defaultPath]: to('/shop/wingspan-oceania-expansion'), '*': plainPage }) },
    moved('/shop/wingspan-oceania-expansion'),
    { robots: 'User-agent: *\nDisallow: /private/' },
  ],
];

export const robotsRedirectsCases = casesOf('robots.txt and', afterWards);
