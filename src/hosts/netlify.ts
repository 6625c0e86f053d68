import type { Deployment } from '../domain/deployment.ts';
import { canonicalHost } from '../domain/deployment/hosts.ts';
import { listGone, listMoves } from '../domain/deployment/resolveRequest.ts';
import { headersFile } from './headersFile.ts';
import type { Host } from './host.ts';

const redirectsFile = '_redirects';

/** https://docs.netlify.com/manage/routing/redirects/overview/: the first rule that matches wins. */
export const netlify: Host = {
  title: 'Netlify',
  configFiles: ['_headers', redirectsFile],
  policyInPages: false,
  answersGone: true,
  files: (deployment) => [
    { path: '_headers', text: headersFile(deployment) },
    { path: redirectsFile, text: redirects(deployment) },
  ],
  check: () => [],
};

/**
 * A rule matches its path with and without a trailing slash, so rules between spellings of one page could loop: on
 * the main host, "Pretty URLs" handles those.
 */
function redirects(deployment: Deployment): string {
  const { origin, pages } = deployment;
  const home = canonicalHost(origin);
  const moves = [...listMoves(deployment)].filter(([from]) => !from.endsWith('/'));
  const canonical = [...pages.map(({ path }) => [path, path] as const), ...moves];
  const others = home === null ? [] : [`https://${home.other}`, `http://${home.other}`];
  const plain = home?.secure === true ? [`http://${home.name}`] : [];
  return [
    '# Other hosts come first and go straight to the last address, so an old path is one hop too.',
    ...[...others, ...plain].flatMap((other) =>
      canonical.map(([from, to]) => `${other}${from} ${origin}${to} 301!`),
    ),
    ...others.map((other) => `${other}/* ${origin}/:splat 301!`),
    ...moves.filter(([from, to]) => !isSpelling(from, to)).map(([from, to]) => `${from} ${to} 301!`),
    ...[...listGone(deployment)]
      .filter((path) => !path.endsWith('/'))
      .map((path) => `${path} /${deployment.notFound} 410!`),
    // The build's internal files, in case they were uploaded.
    `/.guides/* /${deployment.notFound} 404!`,
    '',
  ].join('\n');
}

function isSpelling(from: string, to: string): boolean {
  return from === `${to}.html` || from === `${to}/index.html` || (to === '/' && from === '/index.html');
}
