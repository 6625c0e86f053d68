import { resolveUrl } from './productNames.ts';

// A page that waits longer shows itself to readers first; in seconds.
const maxWait = 10;

/**
 * Where a Refresh header or meta refresh sends the browser, or null where that is no redirect: the page itself (a cookie
 * bounce, a reload), another part of it, a wait of more than ten seconds, or no address.
 */
export function readRefresh(content: string, from: string): string | null {
  const match = /^\s*(\d{1,6})(?:\.\d{0,6})?\s*[;,]?\s*(?:url\s*=\s*)?(["']?)(.*)$/is.exec(
    content.slice(0, 4000),
  );
  const [, wait = '', quote = '', rest = ''] = match ?? [];
  const target = (quote === '' ? rest : (rest.split(quote)[0] ?? '')).trim();
  const url = target === '' || Number(wait) > maxWait ? null : resolveUrl(target, from);
  const withoutFragment = (href = '') => href.split('#')[0];
  return url === null || withoutFragment(url.href) === withoutFragment(resolveUrl(from, from)?.href)
    ? null
    : url.href;
}
