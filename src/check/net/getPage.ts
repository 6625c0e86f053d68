import { decompress } from '../../http/decompress.ts';
import type { Cookies } from './cookies.ts';
import { decodeHtml } from './decodeHtml.ts';
import { mayStore, validators, type PageCache, type StoredPage } from './pageCache.ts';
import type { RawAnswer } from './request.ts';
import { requestHeaders, type RequestQueue } from './requestQueue.ts';
import type { RobotsFiles } from './robots.ts';
import type { FetchedPage, Job, RedirectChain, VisitFault, VisitRequest } from './visit.ts';

/** One step of a chain. */
export interface Step {
  url: URL;
  region: Job['region'];
  cookies: Cookies;
  requests: VisitRequest[];
}

/** An answer, read. */
export interface PageAnswer {
  kind: 'page';
  page: Omit<FetchedPage, keyof RedirectChain | 'kind'>;
  location?: string | string[] | undefined;
  setCookie?: string | string[] | undefined;
}

/** Gets one page: a stored one while it is fresh, otherwise as robots.txt allows. */
export async function getPage(
  run: RequestQueue,
  { url, region, cookies, requests }: Step,
  { robots, cache }: { robots: RobotsFiles; cache?: PageCache | undefined },
): Promise<PageAnswer | VisitFault> {
  const { userAgent, limits, clock } = run.options;
  const cookie = cookies.headerFor(url);
  // A page that depends on a cookie is not cached for other visits.
  const store = cookie === null ? cache : undefined;
  const key = `${region ?? ''} ${url.href}`;
  const stored = store === undefined ? null : await readStored(store, key, clock.now());
  if (store !== undefined && stored !== null && clock.now() - stored.seenAt < store.freshMs) {
    requests.push(storedRequest(url));
    return ofStored(stored);
  }
  const rules = await robots.rulesFor(url);
  if ('kind' in rules) return rules;
  if (!rules.allows(url.href)) {
    return {
      kind: 'robots',
      reason: 'disallowed',
      detail: `robots.txt of ${url.host} does not allow ${url.pathname}`,
    };
  }
  const headers = requestHeaders(userAgent, region);
  if (cookie !== null) headers.push('cookie', cookie);
  if (stored !== null) headers.push(...validators(stored));
  const answer = await run.ask({ url, headers, bodyBytes: limits.bodyBytes }, requests);
  if (answer.kind !== 'answer') return answer;
  const seenAt = clock.now();
  if (answer.status === 304 && stored !== null && store !== undefined) {
    const last = requests.at(-1);
    if (last !== undefined) last.cached = true;
    await store.write(key, { ...stored, seenAt });
    return ofStored({ ...stored, seenAt });
  }
  const read = await readAnswer(answer, limits.bodyBytes, seenAt);
  if (read.kind !== 'page' || read.page.status !== 200 || store === undefined) return read;
  const { body, truncated } = read.page;
  const plain = { ...read.page.headers };
  delete plain['set-cookie'];
  if (!mayStore(plain, body, truncated)) return read;
  const write = () => store.write(key, { url: url.href, headers: plain, body, seenAt });
  return { ...read, page: { ...read.page, store: write } };
}

async function readStored(cache: PageCache, key: string, now: number): Promise<StoredPage | null> {
  const stored = await cache.read(key);
  // A time in the future comes from a wrong clock.
  return stored !== null && stored.seenAt <= now && now - stored.seenAt < cache.maxAgeMs ? stored : null;
}

async function readAnswer(
  answer: RawAnswer,
  maxBytes: number,
  seenAt: number,
): Promise<PageAnswer | VisitFault> {
  const headers = joinHeaders(answer.headers);
  const encoding = headers['content-encoding'] ?? '';
  const decompressed = await decompress(answer.body, encoding, maxBytes);
  // For a redirect or a refusal, the status is enough.
  if (decompressed === null && answer.status >= 200 && answer.status < 300) {
    return { kind: 'malformed', reason: 'encoding', detail: `the body is not ${encoding.slice(0, 100)}` };
  }
  const truncated = answer.truncated || decompressed?.truncated === true;
  // Nothing is stated from a truncated page.
  const body =
    decompressed === null || truncated ? '' : decodeHtml(decompressed.bytes, headers['content-type'] ?? '');
  return {
    kind: 'page',
    page: { status: answer.status, headers, body, truncated, seenAt },
    location: answer.headers['location'],
    setCookie: answer.headers['set-cookie'],
  };
}

function joinHeaders(headers: RawAnswer['headers']): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) joined[name] = typeof value === 'string' ? value : value.join(', ');
  }
  return joined;
}

function ofStored({ headers, body, seenAt }: StoredPage): PageAnswer {
  return { kind: 'page', page: { status: 200, headers, body, truncated: false, seenAt } };
}

function storedRequest(url: URL): VisitRequest {
  return { url: url.href, status: null, failure: null, ms: 0, bytes: 0, remoteAddress: null, cached: true };
}
