import { diagnostic } from '../diagnostics/diagnostic.ts';
import type { Deployment, HttpHeader } from '../domain/deployment.ts';
import { canonicalHost } from '../domain/deployment/hosts.ts';
import { listGone, listMoves } from '../domain/deployment/resolveRequest.ts';
import type { Host } from './host.ts';

const file = 'vercel.json';
const ignoreFile = '.vercelignore';

// https://vercel.com/docs/redirects/configuration-redirects
const maxRedirects = 2048;

export const vercel: Host = {
  title: 'Vercel',
  configFiles: [file, ignoreFile],
  policyInPages: false,
  answersGone: true,
  files: (deployment) => [
    { path: file, text: `${JSON.stringify(configuration(deployment), null, 1)}\n` },
    // The build's internal files.
    { path: ignoreFile, text: '.guides\n' },
  ],
  check: (deployment, label) => {
    const count = redirects(deployment).length;
    if (count <= maxRedirects) return [];
    return [
      diagnostic(
        'host/too-many-redirects',
        { file: `${label}/${file}`, line: 1, column: 1 },
        `Vercel reads at most ${maxRedirects} redirects, and the site has ${count}: six for each old address and six for each page.`,
        { hint: 'Delete old addresses that nobody visits anymore, or serve the site from another host.' },
      ),
    ];
  },
};

/** cleanUrls and trailingSlash stay off: they run before the redirects, answer with 308, and can add a second hop. */
function configuration(deployment: Deployment) {
  const { pages, headers, pageHeaders, caching, assetPrefixes, dataPrefixes } = deployment;
  const rule = (source: string, list: readonly HttpHeader[]) => ({
    source,
    headers: list.map(({ name, value }) => ({ key: name, value })),
  });
  const cache = (source: string, value: string) => rule(source, [{ name: 'Cache-Control', value }]);
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    redirects: redirects(deployment),
    headers: [
      rule('/(.*)', [...headers, ...pageHeaders]),
      ...assetPrefixes.map((prefix) => cache(`${prefix}(.*)`, caching.assets)),
      ...dataPrefixes.map((prefix) => cache(`${prefix}(.*)`, caching.data)),
      ...pages.map(({ path }) => cache(path, caching.pages)),
    ],
    rewrites: [
      ...pages
        .filter(({ path }) => path !== '/')
        .map(({ path, file: page }) => ({ source: path, destination: `/${page}` })),
      ...[...listGone(deployment)].map((source) => ({
        source,
        destination: `/${deployment.notFound}`,
        statusCode: 410,
      })),
    ],
  };
}

function redirects(deployment: Deployment) {
  const { origin } = deployment;
  const home = canonicalHost(origin);
  const moves = [...listMoves(deployment)];
  const has = home === null ? [] : [{ type: 'host', value: home.other }];
  const toOwnHost = [...moves, ...(home === null ? [] : [['/:path*', '/:path*'] as const])];
  return [
    // Goes straight to the last address, so www plus an old path is one hop.
    ...(home === null
      ? []
      : toOwnHost.map(([source, to]) => ({ source, has, destination: `${origin}${to}`, statusCode: 301 }))),
    ...moves.map(([source, destination]) => ({ source, destination, statusCode: 301 })),
  ];
}
