import { isAffiliateParameter } from '../../content/rules/affiliateMarks.ts';
import type { Probe } from './affiliate.ts';
import type { CheckItem } from '../offers/item.ts';
import type { Visit } from '../net/visit.ts';
import type { Verdict } from './verdict.ts';

/** Status codes of a permanent move. https://www.rfc-editor.org/rfc/rfc9110#section-15.4 */
const permanent = new Set([301, 308]);

/**
 * The plain address to which a shop permanently moved the same product; null if there is none. If a verdict
 * states the price or stock of a page reached through a redirect, the page's identity has already been
 * proven.
 */
export function movedTo(item: CheckItem, probe: Probe, verdict: Verdict, visit: Visit | null): string | null {
  if (verdict.kind !== 'redirected' || visit?.kind !== 'response') return null;
  if (verdict.in_stock === null && verdict.price === null) return null;
  // A retry is a separate hop and is not evidence of a move.
  const ways = visit.requests.filter(({ url }) => url !== visit.url);
  if (!ways.some(({ status }) => status !== null && permanent.has(status))) return null;
  if (ways.some(({ status }) => status !== null && status < 400 && !permanent.has(status))) return null;
  const [from, to] = [new URL(item.url), new URL(visit.url)];
  to.hash = '';
  for (const name of new Set(to.searchParams.keys()))
    if (probe.watched.includes(name) || isAffiliateParameter(name)) to.searchParams.delete(name);
  const isProduct = new RegExp(item.shop.product_path ?? '').test(to.pathname);
  return to.protocol === from.protocol && isProduct && to.href !== from.href ? to.href : null;
}
