import { resolveUrl } from './productNames.ts';

const maxWait = 10;

/** null for the page itself (a reload or a cookie bounce), a long wait, or no address. */
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
