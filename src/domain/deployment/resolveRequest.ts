import { type Deployment, canonicalHost, isBareAddress } from '../deployment.ts';

export interface SiteRequest {
  /** The Host header as received, with its port; null without one. */
  host: string | null;
  /** true for a request that came over https, to us or to a proxy that we trust. */
  secure: boolean;
  /** The request target as received, including the query. */
  target: string;
}

export type SiteAnswer =
  | { kind: 'page'; path: string; file: string }
  /** 200 with the file if the site has it, else as notFound. Never outside the site or a hidden file. */
  | { kind: 'file'; file: string }
  /** 301. A path of the same host, or a full URL if the host or scheme changes; includes the query. */
  | { kind: 'redirect'; location: string }
  | { kind: 'gone' }
  | { kind: 'notFound' }
  | { kind: 'bad' };

/** Answers by the rules that every server of the site follows. The caller judges the method. */
export function requestResolver(deployment: Deployment): (request: SiteRequest) => SiteAnswer {
  const { origin } = deployment;
  const pages = new Map(deployment.pages.map(({ path, file }) => [path, file]));
  const moves = listMoves(deployment);
  const gone = listGone(deployment);
  const hidden = new Set([deployment.notFound, ...deployment.hostFiles]);
  const home = canonicalHost(origin);

  const answerHere = (path: string, query: string): SiteAnswer => {
    const to = moves.get(path);
    if (to !== undefined) return { kind: 'redirect', location: to + query };
    const page = pages.get(path);
    if (page !== undefined) return { kind: 'page', path, file: page };
    if (gone.has(path)) return { kind: 'gone' };
    const file = path.slice(1);
    return isPublic(file) && !hidden.has(file) ? { kind: 'file', file } : { kind: 'notFound' };
  };

  return ({ host, secure, target }) => {
    const read = readTarget(target);
    if (read.kind !== 'path') return { kind: read.kind };
    const { path, raw, query } = read;
    const asked = host === null ? null : hostName(host);
    const isOtherHost =
      home !== null &&
      asked !== null &&
      (asked === home.other || (asked === home.name && !secure && home.secure));
    if (!isOtherHost) return answerHere(path, query);
    // Redirects to the final address, so www, http and an old path take one hop.
    return {
      kind: 'redirect',
      location: `${origin}${moves.get(path) ?? (pages.has(path) ? path : raw)}${query}`,
    };
  };
}

/** Every redirected path and its page: old addresses, and other spellings of the pages' paths. */
export function listMoves(deployment: Deployment): ReadonlyMap<string, string> {
  const moves = new Map([...listOldMoves(deployment), ['/index.html', '/'] as const]);
  for (const { path } of deployment.pages)
    if (path !== '/')
      for (const spelling of [`${path}/`, `${path}.html`, `${path}/index.html`])
        if (!moves.has(spelling)) moves.set(spelling, path);
  return moves;
}

export function listOldMoves({ pages, redirects }: Deployment): ReadonlyMap<string, string> {
  const paths = new Set(pages.map(({ path }) => path));
  const moves = new Map<string, string>();
  const add = (from: string, to: string) => {
    if (!paths.has(from) && !moves.has(from)) moves.set(from, to);
  };
  // Written redirects win over spellings derived from them.
  for (const { from, to } of redirects) add(from, to);
  for (const { from, to } of redirects) for (const spelling of spellings(from)) add(spelling, to);
  return moves;
}

export function listGone(deployment: Deployment): ReadonlySet<string> {
  const moves = listMoves(deployment);
  const paths = new Set(deployment.pages.map(({ path }) => path));
  const all = deployment.gone.flatMap((path) => [path, ...spellings(path)]);
  return new Set(all.filter((path) => !paths.has(path) && !moves.has(path)));
}

function spellings(path: string): string[] {
  const bare = path.replace(/(?:\/|\.html)$/, '');
  return [bare, `${bare}/`, `${bare}.html`];
}

/** false for folders and for names that start with a period, except /.well-known (RFC 8615). */
function isPublic(file: string): boolean {
  const shown = file.startsWith('.well-known/') ? file.slice('.well-known/'.length) : file;
  return shown.split('/').every((name) => name !== '' && !name.startsWith('.'));
}

/** The host without its port, in lower case; null for localhost and IP addresses. */
function hostName(host: string): string | null {
  const name = host.replace(/:\d*$/, '').replace(/\.$/, '').toLowerCase();
  return isBareAddress(name) ? null : name;
}

/** Whether redirects from a path return to an earlier one. targets: the target of each path. */
export function leadsInCircle(from: string, targets: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  for (let at: string | undefined = from; at !== undefined; at = targets.get(at)) {
    if (seen.has(at)) return true;
    seen.add(at);
  }
  return false;
}

/** A parsed request target. raw is the path as received, path the same without percent-encoding. */
type RequestTarget =
  { kind: 'path'; path: string; raw: string; query: string } | { kind: 'notFound' } | { kind: 'bad' };

/** A target with dot segments, empty segments, or an encoded slash or backslash is not found. */
export function readTarget(target: string): RequestTarget {
  // Not allowed in a target: spaces, control characters, and fragments, which browsers do not send.
  if (!target.startsWith('/') || /[^\u0021-\u007e]|#/.test(target)) return { kind: 'bad' };
  const mark = target.indexOf('?');
  const raw = mark === -1 ? target : target.slice(0, mark);
  const query = mark === -1 || mark === target.length - 1 ? '' : target.slice(mark);
  const segments = raw.slice(1).split('/').map(decodeSegment);
  if (segments.some((segment) => segment === null || /\p{Cc}/u.test(segment))) return { kind: 'bad' };
  const last = segments.length - 1;
  const strange = segments.some(
    (segment, index) =>
      segment === null ||
      segment === '.' ||
      segment === '..' ||
      (segment === '' && index < last) ||
      /[/\\]/.test(segment),
  );
  if (strange) return { kind: 'notFound' };
  return { kind: 'path', path: `/${segments.join('/')}`, raw, query };
}

/** null if the percent-encoding is malformed or not UTF-8. */
function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** Files of the site and its hosts that are not pages, as barePath writes them. */
const names = new Set(
  [
    '/404.html',
    '/index',
    '/index.html',
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/robots.txt',
    '/sitemap.xml',
    '/feed.xml',
    '/deals.xml',
    '/.well-known/security.txt',
    '/Caddyfile',
    '/CNAME',
    '/vercel.json',
    '/wrangler.jsonc',
  ].map(barePath),
);
/** Folders of files, and what Netlify and Cloudflare Pages read: _headers, _redirects, _worker.js. */
const prefixes = ['/assets/', '/api/', '/amazon/', '/nginx/', '/_'];

/** true if the site or its host has files there that are not pages: a redirect would hide them. */
export function isTakenPath(path: string): boolean {
  const bare = barePath(path);
  const hidden = bare.split('/').some((name) => name.startsWith('.'));
  return (
    names.has(bare) ||
    prefixes.some((prefix) => path.startsWith(prefix)) ||
    (hidden && !bare.startsWith('/.well-known/'))
  );
}

/** A path without a trailing slash, .html or /index.html: redirects cover all spellings. */
export function barePath(path: string): string {
  return path.replace(/(?:\/|\.html|\/index\.html)$/, '') || '/';
}
