import { BlockList, isIP } from 'node:net';
import type { VisitFault } from './visit.ts';

/**
 * https://www.iana.org/assignments/iana-ipv4-special-registry, iana-ipv6-special-registry. 168.63.129.16 is a cloud's
 * metadata service. IPv6 is all but 2000::/3, the only allocated block, and in it what contains an IPv4 address.
 */
const closed = {
  ipv4: `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 168.63.129.16/32 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24
    192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4`,
  ipv6: '::/3 4000::/2 8000::/1 2001::/23 2001:db8::/32 2002::/16 3fff::/20',
};

/** One list per family: a shared one would match mapped addresses against the rules of both. */
function blockList(family: keyof typeof closed): BlockList {
  const list = new BlockList();
  for (const subnet of closed[family].split(/\s+/)) {
    const [network = '', prefix] = subnet.split('/');
    list.addSubnet(network, Number(prefix), family);
  }
  return list;
}

const [v4, v6] = [blockList('ipv4'), blockList('ipv6')];

export function isPublicAddress(address: string): boolean {
  // A zone names an interface of this machine.
  if (address.includes('%')) return false;
  const family = isIP(address);
  if (family === 4) return !v4.check(address, 'ipv4');
  return family === 6 && !v6.check(address, 'ipv6');
}

export type Allowed = ReadonlySet<string>;

/** "127.0.0.1:8080" or "[::1]:8080" in normalized form for comparison; null if it is neither. */
export function parseAllowed(text: string): string | null {
  const match = /^(\[[0-9a-f:.]+\]|[^\s:/?#@[\]\\]+):(\d{1,5})$/i.exec(text);
  const port = Number(match?.[2]);
  if (match === null || port < 1 || port > 65_535) return null;
  const url = parseHttpUrl(`http://${match[1] ?? ''}:${port}/`);
  return url === null ? null : hostAndPort(url);
}

export function isAllowed(url: URL, allowed: Allowed): boolean {
  return allowed.size > 0 && allowed.has(hostAndPort(url));
}

/** The address, without fragment and credentials, or null. base as for new URL. */
export function parseHttpUrl(text: string, base?: URL): URL | null {
  if (!URL.canParse(text, base?.href)) return null;
  const url = new URL(text, base);
  url.username = '';
  url.password = '';
  url.hash = '';
  return url;
}

/** Judges only the text; the connector checks the addresses that a name resolves to. */
export function refuseTarget(url: URL, allowed: Allowed): VisitFault | null {
  const refused = { kind: 'refused-address' } as const;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return { ...refused, reason: 'scheme', detail: `${url.protocol} is neither http: nor https:` };
  }
  if (isAllowed(url, allowed)) return null;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const name = host.replace(/\.$/, '');
  if (name === 'localhost' || name.endsWith('.localhost') || (isIP(host) !== 0 && !isPublicAddress(host))) {
    return { ...refused, reason: 'private', detail: `${host} is not a public address` };
  }
  const port = portOf(url);
  if (port === '80' || port === '443') return null;
  return { ...refused, reason: 'port', detail: `port ${port} is neither 80 nor 443` };
}

function portOf(url: URL): string {
  return url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port;
}

function hostAndPort(url: URL): string {
  return `${url.hostname}:${portOf(url)}`;
}

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const maxAddressLength = 8 * 1024;

/** null: no redirect, or one without a target. 'unreadable': the target is not an address. */
export function redirectTarget(
  status: number,
  location: string | string[] | undefined,
  url: URL,
): URL | 'unreadable' | null {
  if (!redirects.has(status)) return null;
  const text = (typeof location === 'string' ? location : (location?.[0] ?? '')).trim();
  if (text === '') return null;
  if (text.length > maxAddressLength) return 'unreadable';
  // Headers are read as Latin-1; a non-ASCII name was almost always sent as UTF-8.
  const utf8 = Buffer.from(text, 'latin1').toString('utf8');
  return parseHttpUrl(utf8.includes('\ufffd') ? text : utf8, url) ?? 'unreadable';
}
