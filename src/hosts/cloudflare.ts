import { diagnostic, type Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Deployment } from '../domain/deployment.ts';
import { listOldMoves } from '../domain/deployment/resolveRequest.ts';
import { cloudflareHeaders } from './headersFile.ts';
import { pagePatterns, tooManyRedirects, type Host } from './host.ts';
import {
  cleansAddresses,
  forgetsSlowly,
  otherHostInPanel,
  removedIs404,
  spellsWith,
} from './verify/deviations.ts';

export const headersName = '_headers';
export const redirectsName = '_redirects';

// https://developers.cloudflare.com/pages/configuration/headers/ and .../redirects/
const maxLineLength = 2000;
const maxRedirects = 2000;
const maxRedirectLength = 1000;

export const cloudflare: Host = {
  title: 'Cloudflare Pages',
  configFiles: [headersName, redirectsName],
  buildsFromGit: true,
  maxFiles: 20_000,
  deviations: [spellsWith(308), otherHostInPanel, removedIs404, forgetsSlowly, cleansAddresses],
  files: (deployment) => [
    { path: headersName, text: cloudflareHeaders(deployment, deployment.caching.assets) },
    { path: redirectsName, text: cloudflareRedirects(deployment) },
  ],
  check: checkCloudflareLimits,
};

/** After the first pattern, each line counts as one of the 100 patterns that Cloudflare reads. */
export function cloudflareRedirects(deployment: Deployment): string {
  const bare = deployment.notFound.replace(/\.html$/, '');
  return [
    ...[...listOldMoves(deployment)].map(([from, to]) => `${from} ${to} 301`),
    // No file has this name, so the response is the 404 page.
    ...[`/${bare}`, `/${deployment.notFound}`].map((path) => `${path} /.nowhere 200`),
    ...pagePatterns(deployment).map((pattern) => `${pattern}/index.html ${pattern} 301`),
    '/.guides/* /.nowhere 200',
    '',
  ].join('\n');
}

export function checkCloudflareLimits(deployment: Deployment, label: string): Diagnostic[] {
  const headers = cloudflareHeaders(deployment, deployment.caching.assets);
  const moves = listOldMoves(deployment).size + 2;
  const longLines = (name: string, text: string, limit: number) =>
    text.split('\n').flatMap((line, index) => {
      const at = { file: `${label}/${name}`, line: index + 1, column: 1 };
      const message = `Cloudflare drops lines longer than ${limit} characters, and this one has ${line.length}.`;
      return line.length > limit ? diagnostic('host/line-too-long', at, message, 'Shorten this line.') : [];
    });
  const message = `Cloudflare reads at most ${maxRedirects} redirects, and the site has ${moves}, three for each old address. It would ignore the rest.`;
  return [
    ...(moves > maxRedirects ? [tooManyRedirects(`${label}/${redirectsName}`, message)] : []),
    ...longLines(headersName, headers, maxLineLength),
    ...longLines(redirectsName, cloudflareRedirects(deployment), maxRedirectLength),
  ];
}
