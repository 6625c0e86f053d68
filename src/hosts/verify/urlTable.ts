import { type Deployment, canonicalHost } from '../../domain/deployment.ts';
import { answerExpecter, type AskedRequest, type RequestRow, type SiteFacts } from './expectAnswer.ts';

/** The most pages of one kind, and the most old addresses, that are asked for. */
const sampleSize = 50;

export function urlTable(facts: SiteFacts): RequestRow[] {
  const { deployment, baseUrl } = facts;
  const expectAnswer = answerExpecter(facts);
  const kinds = pagesByKind(deployment);
  const examples = chooseExamples(facts, kinds.at(-1)?.[0] ?? '/');
  return [
    ...kinds.flatMap(pageRequests),
    request('home page, with index.html', '/index.html'),
    request('home page, with index.html and a query', '/index.html?a=1'),
    ...oldRequests(deployment, examples),
    ...goneRequests(deployment),
    ...fileRequests(deployment, examples),
    ...unknownRequests(deployment, kinds),
    ...hostileRequests(examples.page),
    ...hostRequests(deployment.origin, baseUrl, examples),
  ].map((row) => ({ ...row, expected: expectAnswer(row) }));
}

/** The paths of pages by folder and depth, so that pages of one kind are together. Home comes first. */
function pagesByKind({ pages }: Deployment): string[][] {
  const kinds = new Map<string, string[]>();
  for (const { path } of pages) {
    const segments = path.split('/');
    const kind = path === '/' ? path : `${segments.length} ${segments.length > 2 ? segments[1] : ''}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), path]);
  }
  return [...kinds].sort().map(([, paths]) => paths);
}

function sample<Item>(list: readonly Item[]): Item[] {
  const step = Math.max(1, (list.length - 1) / (sampleSize - 1));
  return list.filter((_, index) => index === Math.ceil(Math.floor(index / step) * step));
}

type Examples = ReturnType<typeof chooseExamples>;

/** One of each, or none if the site has none. */
function chooseExamples({ deployment, files }: SiteFacts, page: string) {
  const { redirects, assetPrefixes, dataPrefixes, noStorePrefixes } = deployment;
  const first = (prefixes: readonly string[], end: string) =>
    [...files.keys()]
      .map((file) => `/${file}`)
      .filter((path) => path.endsWith(end) && prefixes.some((prefix) => path.startsWith(prefix)))
      .sort()
      .slice(0, 1);
  return {
    page,
    old: [...redirects.filter(({ to }) => to === page), ...redirects].slice(0, 1).map(({ from }) => from),
    asset: first(assetPrefixes, '.js'),
    data: first(dataPrefixes, '.json'),
    price: first(noStorePrefixes, '.json'),
  };
}

type NamedRequest = AskedRequest & { name: string };

function request(name: string, target: string, more: Partial<AskedRequest> = {}): NamedRequest {
  return { name, method: 'GET', host: null, target, ...more };
}

function pageRequests(paths: readonly string[]): NamedRequest[] {
  const [page = '/'] = paths;
  const pages = sample(paths).map((path) => request('page', path));
  if (page === '/') return pages;
  return [
    ...pages,
    request('page, by HEAD', page, { method: 'HEAD' }),
    request('page, by POST', page, { method: 'POST' }),
    ...spellings('page', page),
    request('page, percent-encoded', encodeOne(page)),
    request('page, with .html and a query', `${page}.html?a=1`),
    request('page, with /index.html', `${page}/index.html`),
    request('page, with .html in uppercase', `${page}.HTML`),
  ];
}

function spellings(name: string, path: string): NamedRequest[] {
  return [
    request(`${name}, with a query`, `${path}?a=1&b=c%20d`),
    request(`${name}, with a slash`, `${path}/`),
    request(`${name}, with a slash and a query`, `${path}/?a=1&b=%2F`),
    request(`${name}, with .html`, `${path}.html`),
    request(`${name}, in uppercase`, path.toUpperCase()),
  ];
}

function oldRequests({ redirects }: Deployment, { old }: Examples): NamedRequest[] {
  return [
    ...sample(redirects).map(({ from }) => request('old address', from)),
    ...old.map((path) => request('old address, by HEAD', path, { method: 'HEAD' })),
    ...old.flatMap((path) => spellings('old address', path)),
  ];
}

function goneRequests({ gone }: Deployment): NamedRequest[] {
  return [
    ...sample(gone).map((path) => request('removed page', path)),
    ...gone.slice(0, 1).flatMap((path) => spellings('removed page', path)),
  ];
}

function fileRequests(
  { files, assetPrefixes, dataPrefixes, noStorePrefixes }: Deployment,
  { asset, data, price }: Examples,
): NamedRequest[] {
  return [
    ...files.map((file) => request('file', `/${file}`)),
    ...asset.flatMap((path) => [request('asset', path), request('asset, by HEAD', path, { method: 'HEAD' })]),
    ...data.flatMap((path) => [request('data', path), request('data, with a query', `${path}?v=1`)]),
    ...price.map((path) => request('prices of a day', path)),
    ...assetPrefixes.map((prefix) => request('folder of assets', prefix)),
    // A cache that keeps this 404 for a year would keep a new file from its reader.
    ...assetPrefixes.map((prefix) => request('unknown asset', `${prefix}nothing.js`)),
    ...[...dataPrefixes, ...noStorePrefixes].map((prefix) =>
      request('unknown data', `${prefix}nothing.json`),
    ),
  ];
}

function unknownRequests(
  { notFound, hostFiles, pages }: Deployment,
  kinds: readonly string[][],
): NamedRequest[] {
  const paths = new Set(pages.map(({ path }) => path));
  const folders = [...new Set(kinds.map(([page = '/']) => page.slice(0, page.lastIndexOf('/') + 1)))];
  return [
    request('unknown', '/nothing-here'),
    ...spellings('unknown', '/nothing-here'),
    request('404 page', `/${notFound}`),
    request('deployment description', '/.guides/deployment.json'),
    request('hidden file', '/.git/config'),
    ...folders
      .filter((folder) => folder !== '/')
      .flatMap((folder) => [
        request('unknown, below a folder', `${folder}nothing-here`),
        ...[folder, folder.slice(0, -1)]
          .filter((path) => !paths.has(path.replace(/\/$/, '')))
          .map((path) => request('folder', path)),
      ]),
    ...hostFiles.map((file) => request('configuration', `/${file}`)),
  ];
}

function hostileRequests(page: string): NamedRequest[] {
  const folder = page.slice(0, page.lastIndexOf('/') + 1);
  return [
    request('traversal', '/../../etc/passwd'),
    request('traversal to a page', `${folder}..${page}`),
    request('traversal, percent-encoded', '/%2e%2e/%2e%2e/etc/passwd'),
    request('traversal, with encoded slashes', '/..%2f..%2fetc%2fpasswd'),
    request('traversal, double-encoded', '/%252e%252e/etc/passwd'),
    request('traversal, with backslashes', '/..\\..\\etc\\passwd'),
    request('traversal, with encoded backslashes', '/..%5c..%5cetc'),
    request('traversal, overlong', '/%c0%ae%c0%ae/etc/passwd'),
    request('strange: dot segment', `${folder}.${page}`),
    request('strange: encoded slash', page.replace(/\/(?!.*\/)/, '%2F')),
    request('strange: two leading slashes', `/${page}`),
    request('strange: two trailing slashes', `${page}//`),
    request('strange: another host as path', '//evil.example/'),
    request('strange: null byte', '/%00'),
    request('strange: line break', `${page}%0d%0aX-Injected:%201`),
    request('strange: stray percent sign', '/%zz'),
  ];
}

function hostRequests(origin: string, baseUrl: URL, { page, old, asset }: Examples): NamedRequest[] {
  const home = canonicalHost(origin);
  if (home === null) return [];
  const host = home.other;
  return [
    ...(baseUrl.hostname === home.name
      ? []
      : [
          request('main host', page, { host: home.name }),
          request('main host, home page', '/', { host: home.name }),
        ]),
    request('other host', '/', { host }),
    request('other host, page', page, { host }),
    request('other host, query', `${page}?a=1`, { host }),
    request('other host, slash', `${page}/`, { host }),
    request('other host, .html and query', `${page}.html?a=1`, { host }),
    ...old.map((path) => request('other host, old address, slash, query', `${path}/?a=1`, { host })),
    request('other host, unknown', '/nothing-here?a=1', { host }),
    ...asset.map((path) => request('other host, asset', path, { host })),
  ];
}

/** Percent-encodes the first letter of the last segment: the same address. */
function encodeOne(path: string): string {
  return path.replace(/(?<=\/)[^/](?=[^/]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
}
