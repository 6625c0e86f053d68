import pLimit from 'p-limit';
import { finding, type Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { homePath, sitemapPath } from '../../../domain/routes.ts';
import { notFoundRoute } from '../../expectHeads.ts';
import { isSitemapIndex, sitemapAddresses, type SitemapFile } from '../auditSitemap.ts';
import { sizeAt } from '../budget/compress.ts';
import { importsIn, type FileCost } from '../budget/fileCost.ts';
import { readPageTree } from '../../../html/pageTree.ts';
import { openOrigin, type HttpAnswer } from '../../../http/request.ts';
import { referencesOf } from '../references.ts';
import { claimedOrigin, type FoundPage, type FoundSite, type NoSite } from './foundSite.ts';

const connections = 4;
/** An address that does not exist, to get the page for missing addresses. */
const unknownPath = '/no-such-page-for-an-audit';

export interface CrawlOptions {
  signal: AbortSignal;
  /** The maximum number of addresses requested. */
  maxAddresses: number;
  onProgress: (done: number) => void;
  /** ms for each answer. */
  timeoutMs?: number;
}

/**
 * Crawls a running site from its home page and sitemap along every internal link. Only this origin is
 * requested; redirects to another are not followed. Rejects when the signal aborts.
 */
export async function crawlSite(origin: string, options: CrawlOptions): Promise<FoundSite | NoSite> {
  const server = openSite(origin, connections, options.timeoutMs);
  const ask = (path: string) => server.ask(path, options.signal);
  try {
    const home = await ask(homePath);
    const html = isPage(home) ? home.content.toString() : null;
    if (html === null) return describeNoHome(origin, home);
    return await followLinks(origin, claimedOrigin(html), ask, options);
  } finally {
    await server.close();
  }
}

async function followLinks(
  origin: string,
  baseUrl: string | null,
  ask: (path: string) => Promise<ServerAnswer>,
  { maxAddresses, onProgress }: CrawlOptions,
): Promise<FoundSite> {
  const host = new URL(origin).host;
  const pages = new Map<string, FoundPage>();
  const files = new Map<string, FileCost>();
  const packed = new Map<string, Body>();
  const redirects = new Map<string, string>();
  const problems: Diagnostic[] = [];
  const sitemap: SitemapFile[] = [];
  const sitemapPaths = new Set([sitemapPath]);

  /** The path of an address within the site; null for any other. */
  const ownPath = (address: string, from: string): string | null => {
    if (!URL.canParse(address, origin + from)) return null;
    const url = new URL(address, origin + from);
    return url.origin === origin || url.origin === baseUrl ? url.pathname : null;
  };

  /** Stores the answer; returns the addresses in it. */
  const place = (path: string, answer: ServerAnswer): string[] => {
    const name = decode(path);
    if (answer.kind === 'redirect') {
      redirects.set(name, ownPath(answer.to, path) ?? answer.to);
      return [answer.to];
    }
    if (answer.kind === 'failed' || answer.status >= 500) {
      problems.push(describeFailure(host + path, answer));
      return [];
    }
    const route = path === unknownPath ? notFoundRoute : name;
    if (answer.status !== 200 && route !== notFoundRoute) return [];
    if (answer.encoding !== '') packed.set(isPage(answer) ? route : route.slice(1), answer);
    if (isPage(answer)) {
      pages.set(route, foundPage(route, host + path, answer, baseUrl));
      return linkedAddresses(answer.content.toString());
    }
    if (answer.status !== 200) return [];
    const content = answer.content;
    const key = name.slice(1);
    const scripts = importsIn(key, /javascript$/.test(answer.type) ? content.toString() : '');
    files.set(key, { bytes: content.byteLength, compressed: answer.body.byteLength, ...scripts });
    if (!sitemapPaths.has(path)) return [...scripts.imports, ...scripts.later].map((file) => `/${file}`);
    const text = content.toString();
    const addresses = sitemapAddresses(text).map(({ address }) => address);
    if (isSitemapIndex(text)) for (const part of addresses) sitemapPaths.add(ownPath(part, path) ?? '');
    else sitemap.push({ text, file: host + path });
    return addresses;
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
  // An array that grows during iteration is iterated to its new end.
  for (const done of visits) await done;

  return {
    baseUrl: baseUrl ?? origin,
    map: { routes: new Set(pages.keys()), files: new Set(files.keys()) },
    redirects,
    pages: [...pages.values()].sort((a, b) => (a.route < b.route ? -1 : 1)),
    sitemap,
    costs: {
      costOf: (path) => Promise.resolve(files.get(path) ?? null),
      // A server may compress less well, but a server without compression is judged by the bytes that it
      // sends.
      sizeAt: (path, level) => {
        const answer = packed.get(path);
        if (answer !== undefined) return sizeAt(level, answer.content);
        return Promise.resolve(files.get(path)?.compressed ?? pages.get(path)?.travelled ?? 0);
      },
    },
    problems,
    looked: seen.size,
  };
}

const maxBytes = 16 * 1024 * 1024;

/** A server's answer at one path: body as it traveled, content as decoded. */
type ServerAnswer =
  | { kind: 'failed'; reason: string }
  | { kind: 'redirect'; to: string }
  | {
      kind: 'body';
      status: number;
      type: string;
      policies: string[];
      encoding: string;
      body: Buffer;
      content: Buffer;
    };

/** A few connections to the site. timeoutMs: for each answer. */
function openSite(origin: string, connections: number, timeoutMs = 15_000) {
  const { ask, close } = openOrigin(origin, connections, { timeoutMs, maxBytes });
  const headers = { 'accept-encoding': 'br, gzip', 'user-agent': 'guides-audit', accept: '*/*' };
  return {
    ask: async (path: string, signal: AbortSignal): Promise<ServerAnswer> => {
      try {
        return readAnswer(await ask({ method: 'GET', path, headers }, signal));
      } catch (error) {
        signal.throwIfAborted();
        return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
      }
    },
    close,
  };
}

function readAnswer({ status, headers, compressed, content }: HttpAnswer): ServerAnswer {
  const header = (name: string) => [headers[name] ?? ''].flat().join(', ');
  const to = header('location');
  if (status >= 300 && status < 400 && to !== '') return { kind: 'redirect', to };
  return {
    kind: 'body',
    status,
    type: header('content-type').split(';')[0]?.trim().toLowerCase() ?? '',
    policies: [headers['content-security-policy'] ?? []].flat(),
    encoding: header('content-encoding').toLowerCase(),
    body: compressed,
    content,
  };
}

type Body = Extract<ServerAnswer, { kind: 'body' }>;

function isPage(answer: ServerAnswer): answer is Body & { type: 'text/html' } {
  return answer.kind === 'body' && answer.type === 'text/html';
}

function foundPage(route: string, file: string, answer: Body, baseUrl: string | null): FoundPage {
  const known = baseUrl !== null && route !== notFoundRoute;
  return {
    route,
    // Files of a server are named by their paths, and a page has no other name.
    path: route,
    file,
    expected: known ? { canonical: baseUrl + route } : {},
    travelled: answer.body.byteLength,
    policies: answer.policies,
    // Decompressed only in its turn: a large site fits into memory in compressed form.
    read: () => Promise.resolve(answer.content.toString()),
  };
}

function describeFailure(file: string, answer: ServerAnswer): Diagnostic {
  const why =
    answer.kind === 'failed' ? answer.reason : answer.kind === 'body' ? `status ${answer.status}` : '';
  return finding(
    'audit/no-answer',
    { file, line: 1, column: 1 },
    `The server did not give this address out: ${why}.`,
  );
}

function describeNoHome(origin: string, answer: ServerAnswer): NoSite {
  switch (answer.kind) {
    case 'failed':
      return {
        reason: `${origin} does not answer: ${answer.reason}.`,
        hint: 'Is the server running, and is this its address?',
      };
    case 'redirect':
      return {
        reason: `The home page of ${origin} leads on to ${answer.to}.`,
        hint: 'Name the address that it leads to.',
      };
    case 'body':
      return {
        reason: `${origin}/ is no page: status ${answer.status}, ${answer.type || 'no type'}.`,
        hint: 'Name the address of a site.',
      };
  }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Every address in a page that the audit asks about: links, what is loaded, images for shared links. */
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
