import { getDomain } from 'tldts';

interface Cookie {
  name: string;
  value: string;
  domain: string;
  /** Sent to domain only, not to what stands below it. */
  hostOnly: boolean;
  path: string;
  secure: boolean;
}

const mostCookies = 50;
const mostLength = 4_096;
const mostHeader = 8_192;

/** The cookies of one chain of redirects (RFC 6265, without storage); forgotten with it. */
export class Cookies {
  readonly #cookies = new Map<string, Cookie>();
  #version = 0;

  /** Changes when a cookie does. */
  get version(): number {
    return this.#version;
  }

  /** Takes the Set-Cookie headers of an answer from url. now is in ms since the epoch. */
  take(headers: string | readonly string[] | undefined, url: URL, now: number): void {
    for (const header of typeof headers === 'string' ? [headers] : (headers ?? [])) {
      const parsed = parseCookie(header, url, now);
      if (parsed === null) continue;
      const { cookie, ended } = parsed;
      const key = `${cookie.domain} ${cookie.path} ${cookie.name}`;
      const before = this.#cookies.get(key);
      if (ended) {
        if (this.#cookies.delete(key)) this.#version += 1;
      } else if (before !== undefined || this.#cookies.size < mostCookies) {
        this.#cookies.set(key, cookie);
        if (before?.value !== cookie.value) this.#version += 1;
      }
    }
  }

  /** The Cookie header for url, or null. */
  headerFor(url: URL): string | null {
    if (this.#cookies.size === 0) return null;
    let header = '';
    // The longer path goes first.
    for (const cookie of [...this.#cookies.values()].sort((a, b) => b.path.length - a.path.length)) {
      if (!fits(cookie, url)) continue;
      const pair = `${cookie.name}=${cookie.value}`;
      if (header.length + pair.length > mostHeader) break;
      header += header === '' ? pair : `; ${pair}`;
    }
    return header === '' ? null : header;
  }
}

function parseCookie(header: string, url: URL, now: number): { cookie: Cookie; ended: boolean } | null {
  const [pair = '', ...rest] = header.split(';');
  const equals = pair.indexOf('=');
  const name = pair.slice(0, equals).trim();
  const value = pair.slice(equals + 1).trim();
  // Anything else could end the header it is sent back in.
  if (
    equals < 1 ||
    pair.length > mostLength ||
    !/^[\x21-\x7e]+$/.test(name) ||
    !/^[\x20-\x7e]*$/.test(value)
  ) {
    return null;
  }
  const attributes = new Map(rest.slice(0, 20).map(parseAttribute));
  const secure = attributes.has('secure');
  if (secure && url.protocol !== 'https:') return null;
  const domain = (attributes.get('domain') ?? '').replace(/^\./, '').toLowerCase();
  const shared = domain !== '' && mayShare(domain, url.hostname);
  if (domain !== '' && !shared && domain !== url.hostname) return null;
  const path = attributes.get('path') ?? '';
  const cookie = {
    name,
    value,
    domain: shared ? domain : url.hostname,
    hostOnly: !shared,
    path: path.startsWith('/') ? path : defaultPath(url),
    secure,
  };
  return { cookie, ended: hasEnded(attributes, now) };
}

function parseAttribute(text: string): [string, string] {
  const equals = text.indexOf('=');
  if (equals < 0) return [text.trim().toLowerCase(), ''];
  return [text.slice(0, equals).trim().toLowerCase(), text.slice(equals + 1).trim()];
}

function hasEnded(attributes: ReadonlyMap<string, string>, now: number): boolean {
  const age = attributes.get('max-age');
  if (age !== undefined && /^-?\d+$/.test(age)) return Number(age) <= 0;
  return Date.parse(attributes.get('expires') ?? '') <= now;
}

/** Whether a host may set a cookie for a domain: its own or one above it, but not for all of com, co.uk or github.io. */
function mayShare(domain: string, host: string): boolean {
  if (domain !== host && !host.endsWith(`.${domain}`)) return false;
  // An address of numbers has no domain.
  return [domain, host].every((name) => getDomain(name, { allowPrivateDomains: true }) !== null);
}

function defaultPath(url: URL): string {
  return url.pathname.slice(0, Math.max(1, url.pathname.lastIndexOf('/')));
}

function fits(cookie: Cookie, url: URL): boolean {
  if (cookie.secure && url.protocol !== 'https:') return false;
  const host = url.hostname;
  if (host !== cookie.domain && (cookie.hostOnly || !host.endsWith(`.${cookie.domain}`))) return false;
  const { pathname } = url;
  if (!pathname.startsWith(cookie.path)) return false;
  return (
    pathname.length === cookie.path.length ||
    cookie.path.endsWith('/') ||
    pathname[cookie.path.length] === '/'
  );
}
