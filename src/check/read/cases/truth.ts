import type { VerdictKind } from '../../verdict/verdict.ts';

/** The correct verdict and values. in_stock and price null: nothing may be stated. */
export interface Truth {
  verdict: VerdictKind | readonly VerdictKind[];
  in_stock: boolean | null;
  price: number | null;
  currency: string | null;
  tag_lost: boolean | null;
  /** Path of the final address of a redirect; prefixed with OTHER if it is on the other host. */
  leadsTo: string | null;
  /** Why the page may be left unread: null is then also correct. */
  unclear?: string;
}

const unsaid = { in_stock: null, price: null, currency: null, tag_lost: null, leadsTo: null };

/** A product page that is read: stock, price, and the price's currency if it is not GBP. */
export function ok(
  in_stock: boolean | null,
  price: number | null,
  currency: string | null = 'GBP',
  more: Partial<Truth> = {},
): Truth {
  return { ...unsaid, verdict: 'ok', in_stock, price, currency: price === null ? null : currency, ...more };
}

/** A verdict that states neither stock nor price. */
export function only(verdict: Truth['verdict'], more: Partial<Truth> = {}): Truth {
  return { ...unsaid, verdict, ...more };
}

/** A page about which nothing can be stated, whether or not it counts as a product page. */
export const silent: Truth = only(['ok', 'unknown']);

/** The actual statements in the form of a truth; null counts as the truth if the page may be left unread. */
export function saidAgainst(
  truth: Truth,
  said: Omit<Truth, 'verdict' | 'unclear'> & { verdict: VerdictKind },
): Truth {
  const allowed = typeof truth.verdict !== 'string' && truth.verdict.includes(said.verdict);
  const unread = truth.unclear !== undefined;
  return {
    verdict: allowed ? truth.verdict : said.verdict,
    in_stock: unread && said.in_stock === null ? truth.in_stock : said.in_stock,
    price: unread && said.price === null ? truth.price : said.price,
    currency: unread && said.currency === null ? truth.currency : said.currency,
    tag_lost: said.tag_lost,
    leadsTo: said.leadsTo,
    ...(truth.unclear !== undefined && { unclear: truth.unclear }),
  };
}

/** The path of the product in most cases. */
export const defaultPath = '/products/wingspan-oceania-expansion';

/** A row of a table of pages. retailer and currency are the offer's, by default Other and GBP; url is a path and query. */
export type PageRow = readonly [
  name: string,
  page: string | { status: number; body: string },
  truth: Truth,
  more?: { retailer?: string; currency?: 'GBP' | 'USD' | 'EUR'; url?: string },
];
