import pLimit from 'p-limit';
import { diagnostic, type Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { byText } from '../../../domain/lists.ts';
import { homePath, notFoundPath, sitemapPath } from '../../../domain/routes.ts';
import { bestSize, importsIn, type FileCost } from '../budget/fileCost.ts';
import { readPageTree } from '../../../web/pageTree.ts';
import { attributeWords } from '../../../web/text.ts';
import { openOrigin, type HttpAnswer } from '../../../web/request.ts';
import { decode } from '../pageAddresses.ts';
import { referencesOf } from '../references.ts';
import type { ExternalPage, ExternalSite, NoSite } from './auditExternal.ts';
import { sitemapAddresses, type SitemapFile } from '../auditSite.ts';

const connections = 4;
const unknownPath = '/no-such-page-for-an-audit';

export interface CrawlOptions {
  signal: AbortSignal;
  maxAddresses: number;
  onProgress: (done: number) => void;
  timeoutMs?: number;
}

/** Follows every link from the home page and the sitemap within this origin. Rejects when the signal aborts. */
export async function crawlSite(origin: string, options: CrawlOptions): Promise<ExternalSite | NoSite> {
  const { signal, timeoutMs = 15_000 } = options;
  const server = openOrigin(origin, connections, { timeoutMs, maxBytes });
  const headers = { 'accept-encoding': 'br, gzip', 'user-agent': 'guides-audit', accept: '*/*' };
  const ask = async (path: string): Promise<Asked> => {
    try {
      return await server.ask({ method: 'GET', path, headers }, signal);
    } catch (error) {
      signal.throwIfAborted();
      return { failed: error instanceof Error ? error.message : String(error) };
    }
  };
  try {
    const home = await ask(homePath);
    if ('failed' in home || movedTo(home) !== '' || !isPage(home)) return describeNoHome(origin, home);
    return await followLinks(origin, claimedOrigin(home.content.toString()), ask, options);
  } finally {
    await server.close();
  }
}

function claimedOrigin(html: string): string | null {
  const link = readPageTree(html)
    .named('link')
    .find(({ attribs }) => attributeWords(attribs.rel).includes('canonical'));
  const href = link?.attribs.href ?? '';
  return URL.canParse(href) && /^https?:/.test(href) ? new URL(href).origin : null;
}

async function followLinks(
  origin: string,
  baseUrl: string | null,
  ask: (path: string) => Promise<Asked>,
  { maxAddresses, onProgress }: CrawlOptions,
): Promise<ExternalSite> {
  const host = new URL(origin).host;
  const pages = new Map<string, ExternalPage>();
  const files = new Map<string, FileCost>();
  const packed = new Map<string, HttpAnswer>();
  const redirects = new Map<string, string>();
  const problems: Diagnostic[] = [];
  let sitemap: SitemapFile | null = null;

  const ownPath = (address: string, from: string): string | null => {
    if (!URL.canParse(address, origin + from)) return null;
    const url = new URL(address, origin + from);
    return url.origin === origin || url.origin === baseUrl ? url.pathname : null;
  };

  const place = (path: string, answer: Asked): string[] => {
    const name = decode(path);
    if ('failed' in answer || answer.status >= 500) {
      const why = 'failed' in answer ? answer.failed : `status ${answer.status}`;
      const message = `The server did not serve this URL: ${why}.`;
      problems.push(diagnostic('audit/no-answer', { file: host + path, line: 1, column: 1 }, message));
      return [];
    }
    const to = movedTo(answer);
    if (to !== '') {
      redirects.set(name, ownPath(to, path) ?? to);
      return [to];
    }
    const route = path === unknownPath ? notFoundPath : name;
    if (answer.status !== 200 && route !== notFoundPath) return [];
    if (headerOf(answer, 'content-encoding') !== '')
      packed.set(isPage(answer) ? route : route.slice(1), answer);
    if (isPage(answer)) {
      pages.set(route, foundPage(route, host + path, answer, baseUrl));
      return linkedAddresses(answer.content.toString());
    }
    if (answer.status !== 200) return [];
    const content = answer.content;
    const key = name.slice(1);
    const scripts = importsIn(key, /javascript$/.test(typeOf(answer)) ? content.toString() : '');
    files.set(key, { compressed: answer.compressed.byteLength, ...scripts });
    if (path !== sitemapPath) return [...scripts.imports, ...scripts.later].map((file) => `/${file}`);
    const text = content.toString();
    sitemap = { text, file: host + path };
    return sitemapAddresses(text).map(({ address }) => address);
  };

  const limit = pLimit(connections);
  const seen = new Set<string>();
  const visits: Promise<void>[] = [];
  const add = (path: string) => {
    if (seen.has(path) || seen.size >= maxAddresses) return;
    seen.add(path);
    const visited = limit(() => visit(path));
    // Awaited later in turn; until then, a rejection must not count as unhandled.
    visited.catch(() => undefined);
    visits.push(visited);
  };
  const visit = async (path: string): Promise<void> => {
    for (const address of place(path, await ask(path))) {
      const next = ownPath(address, path);
      if (next !== null) add(next);
    }
    onProgress(visits.length);
  };
  for (const path of [homePath, sitemapPath, unknownPath]) add(path);
  for (const done of visits) await done;

  return {
    baseUrl: baseUrl ?? origin,
    map: { routes: new Set(pages.keys()), files: new Set(files.keys()) },
    redirects,
    pages: [...pages.values()].sort(byText(({ route }) => route)),
    sitemap,
    costs: {
      costOf: (path) => Promise.resolve(files.get(path) ?? null),
      // A server may compress less well, but a server without compression is judged by the bytes that it
      // sends.
      exactSize: (path) => {
        const answer = packed.get(path);
        if (answer !== undefined) return bestSize(answer.content);
        return Promise.resolve(files.get(path)?.compressed ?? pages.get(path)?.transferred ?? 0);
      },
    },
    problems,
    looked: seen.size,
  };
}

const maxBytes = 16 * 1024 * 1024;

type Asked = HttpAnswer | { failed: string };

function headerOf({ headers }: HttpAnswer, name: string): string {
  return [headers[name] ?? ''].flat().join(', ');
}

function typeOf(answer: HttpAnswer): string {
  return headerOf(answer, 'content-type').split(';')[0]?.trim().toLowerCase() ?? '';
}

/** '' if the response is not a redirect. */
function movedTo(answer: HttpAnswer): string {
  return answer.status >= 300 && answer.status < 400 ? headerOf(answer, 'location') : '';
}

function isPage(answer: HttpAnswer): boolean {
  return typeOf(answer) === 'text/html';
}

function foundPage(route: string, file: string, answer: HttpAnswer, baseUrl: string | null): ExternalPage {
  const known = baseUrl !== null && route !== notFoundPath;
  return {
    route,
    // A server names files by their paths, and a page has no other name.
    path: route,
    file,
    expected: known ? { canonical: baseUrl + route } : {},
    transferred: answer.compressed.byteLength,
    policies: [answer.headers['content-security-policy'] ?? []].flat(),
    // Decompressed one at a time: a large site fits into memory only in compressed form.
    read: () => Promise.resolve(answer.content.toString()),
  };
}

function describeNoHome(origin: string, answer: Asked): NoSite {
  if ('failed' in answer)
    return {
      reason: `${origin} does not answer: ${answer.failed}.`,
      hint: 'Is the server running, and is this its URL?',
    };
  const to = movedTo(answer);
  if (to !== '')
    return {
      reason: `The home page of ${origin} redirects to ${to}.`,
      hint: 'Use the URL that it redirects to.',
    };
  return {
    reason: `${origin}/ is not a page: status ${answer.status}, ${typeOf(answer) || 'no type'}.`,
    hint: 'Use the URL of a site.',
  };
}

function linkedAddresses(html: string): string[] {
  const { elements } = readPageTree(html);
  return elements.flatMap((element) => {
    const { name, attribs } = element;
    const shared = ['og:image', 'twitter:image'].includes(attribs.property ?? attribs.name ?? '');
    return [
      ...referencesOf(element).map(({ address }) => address),
      name === 'meta' && shared ? (attribs.content ?? []) : [],
    ].flat();
  });
}
