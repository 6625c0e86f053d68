import type { Cookies } from './cookies.ts';
import { decodeHtml } from './decodeHtml.ts';
import type { PackedAnswer } from './exchange.ts';
import type { VisitFault } from './fault.ts';
import { mayStore, validators, type CacheOptions, type StoredPage } from './pageStore.ts';
import { languageOf, requestHeaders } from './requestHeaders.ts';
import type { RobotsFiles } from './robotsOf.ts';
import type { RequestQueue } from './requestQueue.ts';
import { unpack } from '../../http/unpack.ts';
import type { Hop, Job, FetchedPage, Trail } from './visit.ts';

/** One step of a chain. */
export interface Step {
  url: URL;
  region: Job['region'];
  cookies: Cookies;
  hops: Hop[];
}

/** An answer, read. */
export interface PageAnswer {
  kind: 'page';
  page: Omit<FetchedPage, keyof Trail | 'kind'>;
  location?: string | string[] | undefined;
  setCookie?: string | string[] | undefined;
}

/** Gets one page: a stored one while it is fresh, otherwise as robots.txt allows. */
export async function getPage(
  run: RequestQueue,
  { url, region, cookies, hops }: Step,
  { robots, cache }: { robots: RobotsFiles; cache?: CacheOptions | undefined },
): Promise<PageAnswer | VisitFault> {
  const { userAgent, limits, clock } = run.options;
  const language = languageOf(region);
  const cookie = cookies.headerFor(url);
  // A page that depends on a cookie is not cached for other visits.
  const store = cookie === null ? cache : undefined;
  const key = `${language} ${url.href}`;
  const stored = store === undefined ? null : await readStored(store, key, clock.now());
  if (store !== undefined && stored !== null && clock.now() - stored.seenAt < store.freshMs) {
    hops.push(storedHop(url));
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
  const headers = requestHeaders(userAgent, language);
  if (cookie !== null) headers.push('cookie', cookie);
  if (stored !== null) headers.push(...validators(stored));
  const answer = await run.ask(url, { headers, bodyBytes: limits.bodyBytes }, hops);
  if (answer.kind !== 'answer') return answer;
  const seenAt = clock.now();
  if (answer.status === 304 && stored !== null && store !== undefined) {
    const hop = hops.at(-1);
    if (hop !== undefined) hop.cached = true;
    await store.store.write(key, { ...stored, seenAt });
    return ofStored({ ...stored, seenAt });
  }
  const read = await readAnswer(answer, limits.bodyBytes, seenAt);
  if (read.kind !== 'page' || read.page.status !== 200 || store === undefined) return read;
  const { body, truncated } = read.page;
  const kept = { ...read.page.headers };
  delete kept['set-cookie'];
  if (!mayStore(kept, body, truncated)) return read;
  const keep = () => store.store.write(key, { url: url.href, headers: kept, body, seenAt });
  return { ...read, page: { ...read.page, keep } };
}

async function readStored(
  { store, keptMs }: CacheOptions,
  key: string,
  now: number,
): Promise<StoredPage | null> {
  const stored = await store.read(key);
  // A time in the future comes from a wrong clock.
  return stored !== null && stored.seenAt <= now && now - stored.seenAt < keptMs ? stored : null;
}

async function readAnswer(
  answer: PackedAnswer,
  maxBytes: number,
  seenAt: number,
): Promise<PageAnswer | VisitFault> {
  const headers = joinHeaders(answer.headers);
  const encoding = headers['content-encoding'] ?? '';
  const unpacked = await unpack(answer.body, encoding, maxBytes);
  // For a redirect or a refusal, the status is enough.
  if (unpacked === null && answer.status >= 200 && answer.status < 300) {
    return { kind: 'malformed', reason: 'encoding', detail: `the body is not ${encoding.slice(0, 100)}` };
  }
  const truncated = answer.truncated || unpacked?.truncated === true;
  // Nothing is stated from a truncated page.
  const body =
    unpacked === null || truncated ? '' : decodeHtml(unpacked.bytes, headers['content-type'] ?? '');
  return {
    kind: 'page',
    page: {
      status: answer.status,
      headers,
      body,
      truncated,
      seenAt,
    },
    location: answer.headers['location'],
    setCookie: answer.headers['set-cookie'],
  };
}

function joinHeaders(headers: PackedAnswer['headers']): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) joined[name] = typeof value === 'string' ? value : value.join(', ');
  }
  return joined;
}

function ofStored({ headers, body, seenAt }: StoredPage): PageAnswer {
  return { kind: 'page', page: { status: 200, headers, body, truncated: false, seenAt } };
}

function storedHop(url: URL): Hop {
  return { url: url.href, status: null, failure: null, ms: 0, bytes: 0, remoteAddress: null, cached: true };
}
