import { isAffiliateParameter } from '../../content/rules/affiliateMarks.ts';
import { chooses } from '../verdict/sameProduct.ts';
import { printable } from '../../diagnostics/printable.ts';
import { probeOf, type Probe } from '../verdict/affiliate.ts';
import { decide, emptyStatement, isOnlyLinked, type Verdict } from '../verdict/verdict.ts';
import { type CheckItem, findShapeFault } from '../offers/item.ts';
import type { CheckedItem } from '../outcome.ts';
import type { FetchedPage, Visit } from '../net/visit.ts';
import { visitAll, type VisitOptions } from '../net/visitAll.ts';
import { readLife, readPage } from '../read/readPage.ts';
import type { PageReading } from '../read/reading.ts';

export async function checkItems(
  items: readonly CheckItem[],
  options: Omit<VisitOptions, 'refreshOf'>,
  tell: (checked: CheckedItem) => void,
): Promise<void> {
  const read = readOnce();
  const jobs = items.flatMap((item) => {
    const planned = planVisit(item);
    if ('url' in planned) return [{ url: planned.url, region: item.region, item, probe: planned }];
    tell({ item, verdict: planned, visit: null, reading: null, movedTo: null });
    return [];
  });
  const refreshOf = (page: FetchedPage, { item }: { item: CheckItem }) =>
    findRefresh(page, () => read(item, page));
  await visitAll(jobs, { ...options, refreshOf }, ({ item, probe }, visit) => {
    let reading: PageReading | null = null;
    const verdict = decide(item, probe, visit, (page) => (reading = read(item, page)));
    // A copy: in V8, a substring of a page keeps the whole page in memory.
    const evidence = Buffer.from(printable(verdict.evidence)).toString();
    tell({
      item,
      verdict: { ...verdict, evidence },
      visit,
      reading,
      movedTo: movedTo(item, probe, verdict, visit),
    });
    return verdict.kind !== 'blocked' && verdict.kind !== 'soft404';
  });
}

function planVisit(item: CheckItem): Probe | Verdict {
  const skipped = (reason: string, why: string): Verdict => ({
    kind: 'skipped',
    reason,
    ...emptyStatement(why),
  });
  if (item.shop.mode === 'off') return skipped('mode: off', 'this shop is not checked');
  if (item.shop.mode === 'shape') {
    const fault = findShapeFault(item);
    if (fault !== null) return { kind: 'broken', status: null, ...emptyStatement(fault) };
    return skipped('mode: shape', 'the address has the right form; this shop is never called');
  }
  return (
    probeOf(item.url, item.shop.affiliate) ??
    skipped('wrapper', 'the link hides its shop, and calling it would count as a click')
  );
}

/** Remembers the last reading of each page: its redirect and its offer are in one reading. */
function readOnce(): (item: CheckItem, page: FetchedPage) => PageReading {
  const readings = new WeakMap<FetchedPage, { as: string; reading: PageReading }>();
  return (item, page) => {
    const as = `${item.shop.id} ${String(item.currency)} ${String(isOnlyLinked(item))}`;
    const known = readings.get(page);
    if (known?.as === as) return known.reading;
    const reading = readItemPage(item, page);
    readings.set(page, { as, reading });
    return reading;
  };
}

function readItemPage(item: CheckItem, page: FetchedPage): PageReading {
  const { url, status, headers, seenAt } = page;
  const read = isOnlyLinked(item) ? readLife : readPage;
  return read(page.body, {
    at: seenAt,
    url,
    status,
    headers,
    retailer: item.shop.id,
    currency: item.currency ?? undefined,
  });
}

function findRefresh({ url, headers, body }: FetchedPage, read: () => PageReading): string | undefined {
  if (headers['refresh'] === undefined && !/http-equiv\s{0,9}=\s{0,9}["']?\s{0,9}refresh/i.test(body))
    return undefined;
  // A page that sets a cookie and reloads itself is a bounce; without a new cookie the chain ends at it.
  const bounce = headers['set-cookie'] === undefined ? undefined : url;
  return read().refresh ?? bounce;
}

/** Status codes of a permanent move. https://www.rfc-editor.org/rfc/rfc9110#section-15.4 */
const permanent = new Set([301, 308]);

/** null if there is none. A verdict with a price or stock has already proven the page's identity. */
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
    if (!chooses.test(name) && !from.searchParams.has(name)) to.searchParams.delete(name);
    else if (probe.tracked.includes(name) || isAffiliateParameter(name)) to.searchParams.delete(name);
  const isProduct = new RegExp(item.shop.product_path ?? '').test(to.pathname);
  return to.protocol === from.protocol && isProduct && to.href !== from.href ? to.href : null;
}
