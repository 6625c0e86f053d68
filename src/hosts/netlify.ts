import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type Deployment, canonicalHost } from '../domain/deployment.ts';
import { listGone, listOldMoves } from '../domain/deployment/resolveRequest.ts';
import { briefAssets, cacheRule, folderRules, formatHeaderRules } from './headersFile.ts';
import { pagePatterns, tooManyRedirects, type Host } from './host.ts';
import {
  cachesMissing,
  cleansAddresses,
  keepsAssetsBriefly,
  movesHostFirst,
  spellsPlus,
} from './verify/deviations.ts';

const redirectsFile = '_redirects';

/** Beyond this, Netlify says, a deployment may fail. */
const maxRedirects = 10_000;

/** https://docs.netlify.com/manage/routing/redirects/overview/: the first rule that matches wins. */
export const netlify: Host = {
  title: 'Netlify',
  configFiles: ['_headers', redirectsFile],
  buildsFromGit: true,
  deviations: [movesHostFirst, spellsPlus, cachesMissing, keepsAssetsBriefly, cleansAddresses],
  files: (deployment) => [
    { path: '_headers', text: headers(deployment) },
    { path: redirectsFile, text: `${redirects(deployment).join('\n')}\n` },
  ],
  check: checkLimit,
};

/** Where two rules have the same header, the later one wins. Only existing pages get a cache time. */
function headers(deployment: Deployment): string {
  const { pages, files, headers: always, pageHeaders, caching } = deployment;
  return formatHeaderRules([
    { pattern: '/*', headers: [...always, ...pageHeaders] },
    ...folderRules(deployment, briefAssets),
    ...pages.map(({ path }) => cacheRule(path, caching.pages)),
    ...files.map((file) => cacheRule(`/${file}`, caching.other)),
  ]);
}

/** Netlify redirects a page's slash itself; a placeholder takes a whole segment, so .html needs a rule per page. */
function redirects(deployment: Deployment): string[] {
  const { origin, pages, notFound } = deployment;
  const home = canonicalHost(origin);
  const moves = [...listOldMoves(deployment)].filter(([from]) => !from.endsWith('/'));
  const others = home === null ? [] : [`https://${home.other}`, `http://${home.other}`];
  const plain = home?.secure === true ? [`http://${home.name}`] : [];
  return [
    '# Other hosts come first and go straight to the last address, so an old path is one hop too.',
    ...[...others, ...plain].flatMap((other) =>
      moves.map(([from, to]) => `${other}${from} ${origin}${to} 301!`),
    ),
    ...others.map((other) => `${other}/* ${origin}/:splat 301!`),
    ...moves.map(([from, to]) => `${from} ${to} 301!`),
    ...pages.filter(({ path }) => path !== '/').map(({ path }) => `${path}.html ${path} 301!`),
    ...pagePatterns(deployment).map((pattern) => `${pattern}/index.html ${pattern} 301!`),
    '/index.html / 301!',
    ...[...listGone(deployment)]
      .filter((path) => !path.endsWith('/'))
      .map((path) => `${path} /${notFound} 410!`),
    `/${notFound} /${notFound} 404!`,
    // The build's internal files, in case they were uploaded.
    `/.guides/* /${notFound} 404!`,
  ];
}

function checkLimit(deployment: Deployment, label: string): Diagnostic[] {
  const count = redirects(deployment).length;
  const message = `Netlify advises against more than ${maxRedirects} redirects, and the site has ${count}: one for each page and eight for each old address. The deployment may fail.`;
  return count > maxRedirects ? [tooManyRedirects(`${label}/${redirectsFile}`, message)] : [];
}
