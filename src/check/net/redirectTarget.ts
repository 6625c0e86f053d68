import { addressLength } from './limits.ts';
import { parseHttpUrl } from './target.ts';

const statuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * The address to which an answer redirects: null if it does not (no redirect, or one without a target),
 * 'unreadable' if the target is not an address.
 */
export function redirectTarget(
  status: number,
  location: string | string[] | undefined,
  url: URL,
): URL | 'unreadable' | null {
  if (!statuses.has(status)) return null;
  const text = (typeof location === 'string' ? location : (location?.[0] ?? '')).trim();
  if (text === '') return null;
  if (text.length > addressLength) return 'unreadable';
  // Headers are read as Latin-1; a non-ASCII name was almost always sent as UTF-8.
  const utf8 = Buffer.from(text, 'latin1').toString('utf8');
  return parseHttpUrl(utf8.includes('\ufffd') ? text : utf8, url) ?? 'unreadable';
}
