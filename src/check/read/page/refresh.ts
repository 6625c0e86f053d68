import { resolveUrl } from './addresses.ts';

// A page that waits longer shows itself to readers first.
const longestWait = 10;

/**
 * Where a Refresh header or meta refresh sends the browser, or null where that is no redirect: the page itself (a cookie
 * bounce, a reload), another part of it, a wait of more than ten seconds, or no address.
 */
export function readRefresh(content: string, from: string): string | null {
  const match = /^\s*(\d{1,6})(?:\.\d{0,6})?\s*[;,]?\s*(?:url\s*=\s*)?(.*)$/is.exec(content.slice(0, 4000));
  const target = (match?.[2] ?? '')
    .trim()
    .replace(/^(["'])(.*?)\1.*$/s, '$2')
    .replace(/^["']/, '');
  if (match === null || target === '' || Number(match[1]) > longestWait) return null;
  const url = resolveUrl(target, from);
  const own = resolveUrl(from, from);
  if (url === null || own === null) return null;
  const fragment = url.hash;
  url.hash = '';
  own.hash = '';
  if (url.href === own.href) return null;
  return url.href + fragment;
}
