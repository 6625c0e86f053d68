import type { Deployment } from '../../domain/deployment.ts';
import { canonicalHost } from '../../domain/deployment/hosts.ts';
import { answerExpecter, type AskedRequest, type RequestRow, type SiteFacts } from './expectAnswer.ts';

export function urlTable(facts: SiteFacts): RequestRow[] {
  const { deployment, baseUrl } = facts;
  const expectAnswer = answerExpecter(facts);
  const examples = chooseExamples(facts);
  const rows = [
    ...pageRequests(deployment, examples),
    ...oldRequests(deployment, examples),
    ...goneRequests(deployment),
    ...fileRequests(examples),
    ...unknownRequests(deployment, examples),
    ...hostileRequests(examples),
    ...hostRequests(deployment.origin, baseUrl, examples),
  ].map((request): RequestRow => ({ ...request, expected: expectAnswer(request) }));
  const byFolder = folderRequests(deployment).map((request): RequestRow => {
    const { headers, ...expected } = expectAnswer(request);
    // Hosts with rules by path apply a folder's rule to its 404s too.
    return {
      ...request,
      expected: { ...expected, headers: headers.filter(({ name }) => name !== 'Cache-Control') },
    };
  });
  return [...rows, ...byFolder];
}

function chooseExamples({ deployment, files }: SiteFacts): Examples {
  const { pages, redirects, assetPrefixes, dataPrefixes } = deployment;
  const page = pages.find(({ path }) => path.lastIndexOf('/') > 0)?.path ?? pages.at(-1)?.path ?? '/';
  const first = (prefixes: readonly string[], end: string) =>
    [...files.keys()]
      .map((file) => `/${file}`)
      .filter((path) => path.endsWith(end) && prefixes.some((prefix) => path.startsWith(prefix)))
      .sort()[0];
  return {
    page,
    folder: page.slice(0, page.lastIndexOf('/') + 1),
    old: redirects.find(({ to }) => to === page)?.from ?? redirects[0]?.from,
    asset: first(assetPrefixes, '.js'),
    data: first(dataPrefixes, '.json'),
  };
}

type NamedRequest = AskedRequest & { name: string };

interface Examples {
  page: string;
  folder: string;
  /** An old address, an asset and a data file; undefined if the site has none. */
  old: string | undefined;
  asset: string | undefined;
  data: string | undefined;
}

function request(name: string, target: string, more: Partial<AskedRequest> = {}): NamedRequest {
  return { name, method: 'GET', host: null, target, ...more };
}

function pageRequests({ pages }: Deployment, { page }: Examples): NamedRequest[] {
  return [
    ...pages.map(({ path }) => request('page', path)),
    request('page, by HEAD', page, { method: 'HEAD' }),
    request('page, by POST', page, { method: 'POST' }),
    request('page, with a query', `${page}?utm_source=a%20b&x=1`),
    request('page, percent-encoded', encodeOne(page)),
    request('page, with a slash', `${page}/`),
    request('page, with a slash and a query', `${page}/?a=1&b=%2F`),
    request('page, with .html', `${page}.html`),
    request('page, with .html and a query', `${page}.html?a=1`),
    request('page, with /index.html', `${page}/index.html`),
    request('page, in uppercase', page.toUpperCase()),
    request('page, with .html in uppercase', `${page}.HTML`),
    request('home page, with index.html', '/index.html'),
    request('home page, with index.html and a query', '/index.html?a=1'),
  ];
}

function oldRequests({ redirects }: Deployment, { old }: Examples): NamedRequest[] {
  if (old === undefined) return [];
  return [
    ...redirects.map(({ from }) => request('old address', from)),
    request('old address, by HEAD', old, { method: 'HEAD' }),
    request('old address, with a query', `${old}?a=1&b=c%20d`),
    request('old address, with a slash', `${old}/`),
    request('old address, with a slash and a query', `${old}/?a=1`),
    request('old address, with .html', `${old}.html`),
    request('old address, in uppercase', old.toUpperCase()),
  ];
}

function goneRequests({ gone }: Deployment): NamedRequest[] {
  const [example] = gone;
  if (example === undefined) return [];
  return [
    ...gone.map((path) => request('removed page', path)),
    request('removed page, with a query', `${example}?a=1`),
    request('removed page, with a slash', `${example}/`),
    request('removed page, with .html', `${example}.html`),
    request('removed page, in uppercase', example.toUpperCase()),
  ];
}

function fileRequests({ asset, data }: Examples): NamedRequest[] {
  return [
    ...(asset === undefined
      ? []
      : [request('asset', asset), request('asset, by HEAD', asset, { method: 'HEAD' })]),
    ...(data === undefined ? [] : [request('data', data), request('data, with a query', `${data}?v=1`)]),
  ];
}

function unknownRequests({ notFound, hostFiles }: Deployment, { folder }: Examples): NamedRequest[] {
  return [
    request('unknown', '/nothing-here'),
    request('unknown, with a query', '/nothing-here?a=1'),
    request('unknown, below a folder', `${folder}nothing-here`),
    request('unknown, with .html', '/nothing-here.html'),
    request('unknown, with a slash', '/nothing-here/'),
    request('404 page', `/${notFound}`),
    request('deployment description', '/.guides/deployment.json'),
    request('hidden file', '/.git/config'),
    ...(folder === '/'
      ? []
      : [request('folder', folder), request('folder, without its slash', folder.slice(0, -1))]),
    ...hostFiles.map((file) => request('configuration', `/${file}`)),
  ];
}

function folderRequests({ assetPrefixes, dataPrefixes }: Deployment): NamedRequest[] {
  return [
    ...assetPrefixes.map((prefix) => request('folder of assets', prefix)),
    ...assetPrefixes.map((prefix) => request('unknown asset', `${prefix}nothing.js`)),
    ...dataPrefixes.map((prefix) => request('unknown data', `${prefix}nothing.json`)),
  ];
}

function hostileRequests({ page, folder }: Examples): NamedRequest[] {
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
    ...(old === undefined ? [] : [request('other host, old address, slash, query', `${old}/?a=1`, { host })]),
    request('other host, unknown', '/nothing-here?a=1', { host }),
    ...(asset === undefined ? [] : [request('other host, asset', asset, { host })]),
  ];
}

/** Percent-encodes the first letter of the last segment: the same address. */
function encodeOne(path: string): string {
  const start = path.lastIndexOf('/') + 1;
  const code = path.charCodeAt(start);
  if (Number.isNaN(code)) return path;
  return `${path.slice(0, start)}%${code.toString(16)}${path.slice(start + 1)}`;
}
