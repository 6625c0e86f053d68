import { Cookie, CookieJar, MemoryCookieStore } from 'tough-cookie';

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
