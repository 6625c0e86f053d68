import { CookieJar } from 'tough-cookie';
import { decodeHtml, decompress } from '../../web/body.ts';
import { mayStore, type PageCache, type StoredPage, validators } from './pageCache.ts';
import type { RawAnswer } from './request.ts';
import { requestHeaders, type RequestQueue } from './requestQueue.ts';
import type { RobotsFiles } from './robots.ts';
import type { FetchedPage, Job, RedirectChain, VisitFault, VisitRequest } from './visit.ts';

const maxCookies = 50;
const maxLength = 4_096;
const maxHeader = 8_192;

export class Cookies {
  readonly #jar = new CookieJar(undefined, { allowSpecialUseDomain: true });
  /** The cookies as one string, for comparison. */
  state = '';

  take(headers: string | readonly string[] | undefined, url: URL): void {
    // Anything but printable ASCII could end the header in which it is sent back.
    const plain = [headers ?? []].flat().filter((header) => /^[^\s=]+=[\x20-\x7e]*$/.test(header));
    for (const header of plain.filter(({ length }) => length <= maxLength).slice(0, maxCookies))
      this.#jar.setCookieSync(header, url.href, { ignoreError: true });
    const cookies = plain.length === 0 ? null : this.#jar.serializeSync()?.cookies;
    if (cookies != null)
      this.state = JSON.stringify(cookies.map(({ key, value, domain, path }) => [key, value, domain, path]));
  }

  headerFor(url: URL): string | null {
    let header = '';
    for (const cookie of this.state === '' ? [] : this.#jar.getCookiesSync(url.href)) {
      const next = header === '' ? cookie.cookieString() : `${header}; ${cookie.cookieString()}`;
      if (next.length <= maxHeader) header = next;
    }
    return header === '' ? null : header;
  }
}

interface Step {
  url: URL;
  region: Job['region'];
  cookies: Cookies;
  requests: VisitRequest[];
}

interface PageAnswer {
  kind: 'page';
  page: Omit<FetchedPage, keyof RedirectChain | 'kind'>;
  location?: string | string[] | undefined;
  setCookie?: string | string[] | undefined;
}

export async function getPage(
  run: RequestQueue,
  { url, region, cookies, requests }: Step,
  robots: RobotsFiles,
  cache: PageCache | undefined,
): Promise<PageAnswer | VisitFault> {
  const { userAgent, limits, clock } = run.options;
  const cookie = cookies.headerFor(url);
  // A page that depends on a cookie is not cached for other visits.
  const store = cookie === null ? cache : undefined;
  const key = `${region ?? ''} ${url.href}`;
  const stored = (await store?.read(key)) ?? null;
  const age = stored === null ? Infinity : clock.now() - stored.seenAt;
  // A time in the future comes from a wrong clock.
  const known = store !== undefined && age >= 0 && age < store.maxAgeMs ? stored : null;
  const ofStored = (page: StoredPage): PageAnswer => {
    const { headers, body, seenAt } = page;
    return { kind: 'page', page: { status: 200, headers, body, truncated: false, seenAt } };
  };
  if (store !== undefined && known !== null && age < store.freshMs) {
    requests.push({ url: url.href, status: null, failure: null, ms: 0, bytes: 0, cached: true });
    return ofStored(known);
  }
  const rules = await robots.rulesFor(url);
  if ('kind' in rules) return rules;
  if (!rules.allows(url.href)) {
    const detail = `robots.txt of ${url.host} does not allow ${url.pathname}`;
    return { kind: 'robots', reason: 'disallowed', detail };
  }
  const headers = requestHeaders(userAgent, region);
  if (cookie !== null) headers.push('cookie', cookie);
  if (known !== null) headers.push(...validators(known));
  const answer = await run.ask({ url, headers, bodyBytes: limits.bodyBytes }, requests);
  if (answer.kind !== 'answer') return answer;
  const seenAt = clock.now();
  if (answer.status === 304 && known !== null && store !== undefined) {
    const last = requests.at(-1);
    if (last !== undefined) last.cached = true;
    store.write(key, { ...known, seenAt });
    return ofStored({ ...known, seenAt });
  }
  const read = await readAnswer(answer, limits.bodyBytes, seenAt);
  if (read.kind !== 'page' || store === undefined || !mayStore(read.page)) return read;
  const { body, headers: received } = read.page;
  const kept = { ...received };
  delete kept['set-cookie'];
  const write = () => {
    store.write(key, { url: url.href, headers: kept, body, seenAt });
  };
  return { ...read, page: { ...read.page, store: write } };
}

async function readAnswer(
  { status, headers: received, body: compressed, truncated: isCut }: RawAnswer,
  maxBytes: number,
  seenAt: number,
): Promise<PageAnswer | VisitFault> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(received)) {
    if (value !== undefined) headers[name] = [value].flat().join(', ');
  }
  const encoding = headers['content-encoding'] ?? '';
  const decompressed = await decompress(compressed, encoding, maxBytes);
  // For a redirect or a refusal, the status is enough.
  if (decompressed === null && status >= 200 && status < 300) {
    return { kind: 'malformed', reason: 'encoding', detail: `the body is not ${encoding.slice(0, 100)}` };
  }
  const truncated = isCut || decompressed?.truncated === true;
  // Nothing is stated from a truncated page.
  const body =
    decompressed === null || truncated ? '' : decodeHtml(decompressed.bytes, headers['content-type'] ?? '');
  return {
    kind: 'page',
    page: { status, headers, body, truncated, seenAt },
    location: received['location'],
    setCookie: received['set-cookie'],
  };
}
