import pLimit from 'p-limit';
import { diagnostic, type Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { homePath, sitemapPath } from '../../../domain/routes.ts';
import { notFoundRoute } from '../../expectHeads.ts';
import { sitemapAddresses, type SitemapFile } from '../auditSitemap.ts';
import { bestSize, importsIn, type FileCost } from '../budget/fileCost.ts';
import { readPageTree } from '../../../html/pageTree.ts';
import { attributeWords } from '../../../html/text.ts';
import { openOrigin, type HttpAnswer } from '../../../http/request.ts';
import { decode } from '../addresses.ts';
import { referencesOf } from '../references.ts';
import type { FoundPage, FoundSite, NoSite } from './foundSite.ts';

const connections = 4;
const unknownPath = '/no-such-page-for-an-audit';

export interface CrawlOptions {
  signal: AbortSignal;
  maxAddresses: number;
  onProgress: (done: number) => void;
  timeoutMs?: number;
}

/**
 * Crawls a running site from its home page and sitemap along every internal link. Only this origin is
 * requested; redirects to another are not followed. Rejects when the signal aborts.
 */
export async function crawlSite(origin: string, options: CrawlOptions): Promise<FoundSite | NoSite> {
  const { signal, timeoutMs = 15_000 } = options;
  const server = openOrigin(origin, connections, { timeoutMs, maxBytes });
  const headers = { 'accept-encoding': 'br, gzip', 'user-agent': 'guides-audit', accept: '*/*' };
  const ask = async (path: string): Promise<ServerAnswer> => {
    try {
      return readAnswer(await server.ask({ method: 'GET', path, headers }, signal));
    } catch (error) {
      signal.throwIfAborted();
      return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
    }
  };
  try {
    const home = await ask(homePath);
    const html = isPage(home) ? home.content.toString() : null;
    if (html === null) return describeNoHome(origin, home);
    return await followLinks(origin, claimedOrigin(html), ask, options);
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
  ask: (path: string) => Promise<ServerAnswer>,
  { maxAddresses, onProgress }: CrawlOptions,
): Promise<FoundSite> {
  const host = new URL(origin).host;
  const pages = new Map<string, FoundPage>();
  const files = new Map<string, FileCost>();
  const packed = new Map<string, Body>();
  const redirects = new Map<string, string>();
  const problems: Diagnostic[] = [];
  let sitemap: SitemapFile | null = null;

  const ownPath = (address: string, from: string): string | null => {
    if (!URL.canParse(address, origin + from)) return null;
    const url = new URL(address, origin + from);
    return url.origin === origin || url.origin === baseUrl ? url.pathname : null;
  };

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
    pages: [...pages.values()].sort((a, b) => (a.route < b.route ? -1 : 1)),
    sitemap,
    costs: {
      costOf: (path) => Promise.resolve(files.get(path) ?? null),
      // A server may compress less well, but a server without compression is judged by the bytes that it
      // sends.
      exactSize: (path) => {
        const answer = packed.get(path);
        if (answer !== undefined) return bestSize(answer.content);
        return Promise.resolve(files.get(path)?.compressed ?? pages.get(path)?.travelled ?? 0);
      },
    },
    problems,
    looked: seen.size,
  };
}

const maxBytes = 16 * 1024 * 1024;

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
  return diagnostic(
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
