import { isAffiliateParameter } from '../content/rules/affiliateMarks.ts';
import type { Probe } from './affiliate.ts';
import type { Item } from './item.ts';
import type { Visit } from './net/visit.ts';
import type { Verdict } from './verdict.ts';

/** What says that a page has another address for good. https://www.rfc-editor.org/rfc/rfc9110#section-15.4 */
const permanent = new Set([301, 308]);

/**
 * The plain address that a shop gave the same product for good; null where there is none. Where a verdict states price
 * or stock of a page that a redirect led to, its identity was proven before.
 */
export function movedTo(item: Item, probe: Probe, verdict: Verdict, visit: Visit | null): string | null {
  if (verdict.kind !== 'redirected' || visit?.kind !== 'response') return null;
  if (verdict.in_stock === null && verdict.price === null) return null;
  // A retry is a hop of its own, and says nothing of a move.
  const ways = visit.hops.filter(({ url }) => url !== visit.url);
  if (!ways.some(({ status }) => status !== null && permanent.has(status))) return null;
  if (ways.some(({ status }) => status !== null && status < 400 && !permanent.has(status))) return null;
  const [from, to] = [new URL(item.url), new URL(visit.url)];
  to.hash = '';
  for (const name of new Set(to.searchParams.keys()))
    if (probe.watched.includes(name) || isAffiliateParameter(name)) to.searchParams.delete(name);
  const isProduct = new RegExp(item.shop.product_path ?? '').test(to.pathname);
  return to.protocol === from.protocol && isProduct && to.href !== from.href ? to.href : null;
}
