import { type Deployment, canonicalHost } from '../domain/deployment.ts';
import { folderCaching } from '../domain/deployment/answerHeaders.ts';
import { listGone, listOldMoves } from '../domain/deployment/resolveRequest.ts';
import { groupBy } from '../domain/lists.ts';
import { escapeRegExp, tooManyRedirects, type Host } from './host.ts';
import { cleansAddresses, movesUnknown } from './verify/deviations.ts';

const file = 'vercel.json';
const ignoreFile = '.vercelignore';

// https://vercel.com/docs/limits
const maxRoutes = 2048;
const maxSourceLength = 4096;

export const vercel: Host = {
  title: 'Vercel',
  configFiles: [file, ignoreFile],
  maxFiles: 15_000,
  deviations: [movesUnknown, cleansAddresses],
  files: (deployment) => [
    { path: file, text: `${JSON.stringify({ routes: routes(deployment) }, null, 1)}\n` },
    // The build's internal files.
    { path: ignoreFile, text: '.guides\n' },
  ],
  check: (deployment, label) => {
    const count = routes(deployment).length;
    const message = `Vercel reads at most ${maxRoutes} routes, and the site needs ${count}. The deployment would fail.`;
    return count > maxRoutes ? [tooManyRedirects(`${label}/${file}`, message)] : [];
  },
};

/** Routes, because headers come before Vercel looks for the file. https://vercel.com/docs/build-output-api/configuration */
function routes(deployment: Deployment) {
  const { origin, headers, pageHeaders, caching, notFound } = deployment;
  const home = canonicalHost(origin);
  const hasOther = home === null ? null : [{ type: 'host', value: home.other }];
  const always = [...headers, ...pageHeaders].map(({ name, value }): [string, string] => [name, value]);
  const old = [...groupBy(listOldMoves(deployment), ([, to]) => to)].flatMap(([to, list]) =>
    chunks(list.map(([from]) => from)).map((src) => [src, to] as const),
  );
  const moves = (to: string, more: object) =>
    [
      ...old,
      ['^/index\\.html$', '/'] as const,
      // Two slashes at the start would be another host.
      ['^(/[^/].*?)(?:/index\\.html|\\.html|/)$', '$1'] as const,
    ].map(([src, target]) => redirect(src, to + target, more));
  const redirect = (src: string, location: string, more: object) => ({
    src,
    status: 301,
    headers: { Location: location, 'Cache-Control': caching.redirects },
    ...more,
  });
  const missing = (src: string, status: number) => ({
    src,
    status,
    headers: { 'Cache-Control': caching.notFound },
    dest: `/${notFound}`,
  });
  const folders = folderCaching(deployment);
  const inFolder = folders.map(([prefix]) => escapeRegExp(prefix)).join('|');
  return [
    { src: '^.*$', headers: Object.fromEntries(always), continue: true },
    missing(`^/${escapeRegExp(notFound)}$`, 404),
    // Goes straight to the last address, so www plus an old path is one hop.
    ...(hasOther === null
      ? []
      : [...moves(origin, { has: hasOther }), redirect('^(.*)$', `${origin}$1`, { has: hasOther })]),
    ...chunks([...listGone(deployment)]).map((src) => missing(src, 410)),
    ...moves('', {}),
    { handle: 'filesystem' },
    { src: '^(/.*[^/])$', dest: '$1.html', check: true },
    { handle: 'hit' },
    ...folders.map(([prefix, time]) => ({
      src: `^(?:${escapeRegExp(prefix)}).*$`,
      headers: { 'Cache-Control': time },
      continue: true,
    })),
    { src: `^(?!${inFolder}).*$`, headers: { 'Cache-Control': caching.other }, continue: true },
    { handle: 'error' },
    missing('^.*$', 404),
  ];
}

/** Exact paths as few patterns, each as long as Vercel allows. */
function chunks(paths: readonly string[]): string[] {
  const lists: string[] = [];
  for (const path of paths.map(escapeRegExp)) {
    const last = lists.at(-1);
    if (last !== undefined && last.length + path.length < maxSourceLength - 10)
      lists[lists.length - 1] = `${last}|${path}`;
    else lists.push(path);
  }
  return lists.map((list) => `^(?:${list})$`);
}
