import { Cookie, CookieJar, MemoryCookieStore } from 'tough-cookie';
import { decodeHtml, decompress } from '../../http/body.ts';
import { mayStore, type PageCache, type StoredPage, validators } from './pageCache.ts';
import type { RawAnswer } from './request.ts';
import { requestHeaders, type RequestQueue } from './requestQueue.ts';
import type { RobotsFiles } from './robots.ts';
import type { FetchedPage, Job, RedirectChain, VisitFault, VisitRequest } from './visit.ts';

const maxCookies = 50;
const maxLength = 4_096;
const maxHeader = 8_192;

/** The cookies of one chain of redirects, in memory; discarded with it. */
export class Cookies {
  readonly #store = new MemoryCookieStore();
  readonly #jar = new CookieJar(this.#store, { allowSpecialUseDomain: true });
  #known: readonly string[] = [];
  #version = 0;

  /** Changes when a cookie does. */
  get version(): number {
    return this.#version;
  }

  /** Takes the Set-Cookie headers of an answer from url. now is in ms since the epoch. */
  take(headers: string | readonly string[] | undefined, url: URL, now: number): void {
    for (const header of typeof headers === 'string' ? [headers] : (headers ?? [])) {
      this.#set(header, url, now);
      const known = (this.#jar.serializeSync()?.cookies ?? []).map((cookie) =>
        JSON.stringify([cookie.key, cookie.value, cookie.domain, cookie.path]),
      );
      if (known.join() !== this.#known.join()) this.#version += 1;
      this.#known = known;
    }
  }

  #set(header: string, url: URL, now: number): void {
    // Anything but printable ASCII could end the header in which it is sent back.
    const isPlain = header.length <= maxLength && /^[\x20-\x7e]*$/.test(header);
    const cookie = isPlain ? Cookie.parse(header) : undefined;
    if (cookie === undefined || cookie.key === '' || cookie.key.includes(' ')) return;
    if (cookie.secure && url.protocol !== 'https:') return;
    cookie.creation = new Date(now);
    const hasEnded = cookie.TTL(now) <= 0;
    if (!hasEnded && this.#known.length >= maxCookies) return;
    // The run's clock, not the jar's, decides what has expired.
    cookie.maxAge = null;
    cookie.expires = 'Infinity';
    const set = this.#jar.setCookieSync(cookie, url.href, { ignoreError: true });
    if (hasEnded && set !== undefined)
      this.#store.removeCookie(set.domain ?? '', set.path ?? '/', set.key, () => undefined);
  }

  /** The Cookie header for url, or null. */
  headerFor(url: URL): string | null {
    let header = '';
    for (const cookie of this.#known.length === 0 ? [] : this.#jar.getCookiesSync(url.href)) {
      const next = header === '' ? cookie.cookieString() : `${header}; ${cookie.cookieString()}`;
      if (next.length <= maxHeader) header = next;
    }
    return header === '' ? null : header;
  }
}

/** One step of a chain. */
interface Step {
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
