import type { FetchedPage, Visit } from '../net/visit.ts';
import { bareName, type CheckItem, isShopHost } from '../offers/item.ts';
import { namesBox } from '../read/page/productNames.ts';
import type { PageReading } from '../read/reading.ts';
import { isTagLost, type Probe } from './affiliate.ts';
import { isSameProduct, namesSomething } from './sameProduct.ts';

interface OfferStatement {
  in_stock: boolean | null;
  price: number | null;
  currency: string | null;
  tag_lost: boolean | null;
  evidence: string;
}

export type Verdict = OfferStatement &
  /** reason: why neither the page's price nor its stock is the offer's. */
  (
    | { kind: 'ok'; reason?: 'another currency' | 'another box' }
    | { kind: 'redirected'; final_url: string }
    | { kind: 'broken'; status: number | null }
    | { kind: 'soft404' }
    | { kind: 'blocked' }
    | { kind: 'timeout' }
    | { kind: 'unreachable' }
    | { kind: 'unknown' }
    | { kind: 'skipped'; reason: string }
  );

export type VerdictKind = Verdict['kind'];

/** The link may be dead: on several nights in a row, it is an error. */
export const failures: readonly VerdictKind[] = ['broken', 'soft404', 'timeout', 'unreachable'];

export function emptyStatement(evidence: string, tag_lost: boolean | null = null): OfferStatement {
  return { in_stock: null, price: null, currency: null, tag_lost, evidence };
}

export interface Arrival {
  status: number;
  final_url: string;
  redirected: boolean;
  tag_lost: boolean | null;
}

// Shops send these to robots but not to readers; they do not prove that a link is broken.
const refusals = new Set([202, 401, 403, 405, 406, 407, 418, 429, 430, 451, 503]);

export function verdictOn(reading: PageReading, arrival: Arrival): Verdict {
  const { status, final_url, redirected, tag_lost } = arrival;
  const evidence = reading.evidence.join('; ');
  const empty = emptyStatement(evidence, tag_lost);
  if (reading.kind === 'blocked' || refusals.has(status) || status > 599)
    return { kind: 'blocked', ...empty };
  if (status < 200 || status >= 300) return { kind: 'broken', status, ...empty };
  if (reading.kind === 'soft404' || reading.kind === 'parked') return { kind: 'soft404', ...empty };
  if (reading.kind === 'unknown') return { kind: 'unknown', ...empty };
  const { in_stock, price, currency } = reading;
  const said: OfferStatement = { in_stock, price, currency, tag_lost, evidence };
  return redirected ? { kind: 'redirected', final_url, ...said } : { kind: 'ok', ...said };
}

/** Stock and price come only from the item's own page, in its own currency. */
export function decide(
  item: CheckItem,
  probe: Probe,
  visit: Visit,
  read: (page: FetchedPage) => PageReading,
): Verdict {
  if (visit.kind !== 'response') return decideFault(visit);
  const reading = read(visit);
  const tag_lost = isTagLost(probe, visit.url);
  const arrival = { status: visit.status, final_url: visit.url, redirected: visit.redirected, tag_lost };
  const verdict = verdictOn(reading, arrival);
  // A blocked visit does not show where the link leads.
  if (verdict.kind === 'blocked') return { ...verdict, tag_lost: null };
  if (verdict.kind === 'broken') return { ...verdict, evidence: `status ${visit.status}` };
  if (isOnlyLinked(item)) {
    return decideLife(item, verdict, visit, tag_lost, reading.kind === 'parked');
  }
  const doubt = findDoubt(item, probe, visit, reading);
  if (verdict.kind !== 'ok' && verdict.kind !== 'redirected') {
    if (verdict.kind !== 'unknown') return verdict;
    if (doubt?.kind === 'soft404') return { kind: 'soft404', ...emptyStatement(doubt.why, tag_lost) };
    return visit.redirected ? { ...verdict, kind: 'redirected', final_url: visit.url } : verdict;
  }
  if (doubt !== null) {
    const empty = emptyStatement(doubt.why, tag_lost);
    if (doubt.kind === 'redirected') return { kind: 'redirected', final_url: visit.url, ...empty };
    return { kind: doubt.kind, ...empty };
  }
  const without = (reason: 'another box' | 'another currency', why: string): Verdict => {
    const empty = emptyStatement(why, tag_lost);
    return verdict.kind === 'ok' ? { kind: 'ok', reason, ...empty } : { ...verdict, ...empty };
  };
  const other = item.findOtherBox?.(reading.name) ?? null;
  if (other !== null) return without('another box', other);
  if (verdict.currency !== null && item.currency !== null && verdict.currency !== item.currency) {
    const seen = `the page is in ${verdict.currency} (${verdict.price ?? ''}), the offer in ${item.currency}`;
    return without('another currency', `${seen}; ${verdict.evidence}`);
  }
  return verdict;
}

export function isOnlyLinked({ shop, link }: CheckItem): boolean {
  return shop.mode === 'link' || link === 'search';
}

function decideLife(
  item: CheckItem,
  verdict: Verdict,
  visit: FetchedPage,
  tag_lost: boolean | null,
  isParked: boolean,
): Verdict {
  const evidence = `status ${visit.status}`;
  if (verdict.kind === 'soft404' && (isParked || item.link === 'product')) return verdict;
  if (!visit.redirected) return { kind: 'ok', ...emptyStatement(evidence, tag_lost) };
  const lost = item.link === 'product' && isHome(new URL(visit.url));
  if (lost) return { kind: 'soft404', ...emptyStatement('it leads to the home page', tag_lost) };
  return { kind: 'redirected', final_url: visit.url, ...emptyStatement(evidence, tag_lost) };
}

function findDoubt(
  item: CheckItem,
  probe: Probe,
  visit: FetchedPage,
  reading: PageReading,
): { kind: 'soft404' | 'redirected' | 'unknown'; why: string } | null {
  const type = visit.headers['content-type'] ?? '';
  if (type !== '' && !/^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(type)) {
    return { kind: 'unknown', why: `it is ${type.slice(0, 80)}, not a page` };
  }
  if (visit.status !== 200) return { kind: 'unknown', why: `status ${visit.status}` };
  if (visit.truncated) return { kind: 'unknown', why: 'the page is longer than any real page' };
  if (!visit.redirected) return null;
  const [from, to] = [new URL(probe.url), new URL(visit.url)];
  if (visit.downgraded) return { kind: 'redirected', why: 'it leads from https to http' };
  const isAtHome =
    item.shop.hosts.length > 0 && isShopHost(item.shop, from)
      ? isShopHost(item.shop, to)
      : bareName(from) === bareName(to);
  if (!isAtHome) return { kind: 'redirected', why: `it leads to another host, ${to.hostname}` };
  if (isHome(to)) return { kind: 'soft404', why: 'it leads to the home page' };
  if (isSameProduct(from, to)) return null;
  // Shops move products to new addresses: a page that names exactly this box is still its page.
  if (reading.kind === 'product' && item.title !== undefined && namesBox(reading.name, item.title))
    return null;
  // A list page itself has no stock or price.
  const isList = !namesSomething(to) || reading.in_stock === null || reading.price === null;
  if (isAbove(to, from) && isList)
    return { kind: 'soft404', why: `it leads to the list above it, ${to.pathname}` };
  return { kind: 'redirected', why: `it leads to another page, ${to.pathname}` };
}

function isHome(url: URL): boolean {
  return (
    /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?(?:index\.\w+|home\/?)?$/i.test(url.pathname) && url.search === ''
  );
}

function isAbove(above: URL, url: URL): boolean {
  const folder = above.pathname.replace(/\/?$/, '/');
  return url.pathname.startsWith(folder) && url.pathname.length > folder.length;
}

function decideFault(visit: Exclude<Visit, FetchedPage>): Verdict {
  const empty = emptyStatement(`${visit.kind} (${visit.reason}): ${visit.detail}`);
  const broken: Verdict = { kind: 'broken', status: null, ...empty };
  const skipped = (reason: string): Verdict => ({ kind: 'skipped', reason, ...empty });
  switch (visit.kind) {
    case 'timeout':
    case 'unreachable':
      return { kind: visit.kind, ...empty };
    // Browsers accept what this program doesn't: the link may well work.
    case 'malformed':
      return { kind: 'unknown', ...empty };
    case 'tls':
      return { kind: visit.reason === 'chain' ? 'unknown' : 'unreachable', ...empty };
    case 'refused-address':
      return visit.requests.length === 0 ? skipped('the address may not be called') : broken;
    case 'too-many-redirects':
      return broken;
    case 'robots':
      return skipped('robots.txt');
    case 'busy':
      return { kind: 'blocked', ...empty };
    case 'aborted':
      return skipped(visit.reason === 'aborted' ? 'interrupted' : 'out of time');
  }
}
