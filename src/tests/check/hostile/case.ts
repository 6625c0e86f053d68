import type { RawAnswer } from '../../../check/net/testing/rawServer.ts';
import type { VerdictKind } from '../../../check/verdict.ts';

/** An answer that is well-formed: 200 and text/html unless it says otherwise. */
export interface PlainAnswer {
  status?: string;
  headers?: readonly string[];
  body?: string | Buffer;
}

/** What a shop answers: a page, a well-formed answer, or anything at all, by hand. */
export type Answer = string | PlainAnswer | RawAnswer;

/** Answers by path and query; '*' for any other, without it 404. */
export type Answers = Readonly<Record<string, Answer>>;

/** Where the servers are: origins such as http://127.0.0.1:8080. */
export interface Places {
  /** The case's own. */
  shop: string;
  /** A host that may be called, with a plain product page on every path. */
  other: string;
  /** May never be called. */
  canary: string;
}

/** What is right to say. in_stock and price null: nothing may be said. */
export interface Truth {
  verdict: VerdictKind | readonly VerdictKind[];
  in_stock: boolean | null;
  price: number | null;
  currency: string | null;
  tag_lost: boolean | null;
  /** Path of the final address of a redirect; on the other host behind the word OTHER. */
  leadsTo: string | null;
  /** Why a page may be left unread: then null is right too. */
  unclear?: string;
}

/** A shop of its own, and what is right to say of it. */
export interface HostileCase {
  name: string;
  answers: (places: Places) => Answers;
  truth: Truth;
  /** As in the list that is checked. */
  retailer?: string;
  currency?: 'GBP' | 'USD' | 'EUR';
  /** The address in the list: a path and query, or all of it. */
  url?: string | ((places: Places) => string);
  robots?: Answer;
  /** How often the page may be asked for; 3 unless said, as retries are. */
  mostRequests?: number;
}

export const defaultPath = '/products/wingspan-oceania-expansion';

const nothing = { in_stock: null, price: null, currency: null, tag_lost: null, leadsTo: null };

/** A product's page that is read: stock, price, and the price's currency where it is not GBP. */
export function ok(
  in_stock: boolean | null,
  price: number | null,
  currency: string | null = 'GBP',
  more: Partial<Truth> = {},
): Truth {
  return { ...nothing, verdict: 'ok', in_stock, price, currency: price === null ? null : currency, ...more };
}

/** A verdict that states neither stock nor price. */
export function only(verdict: Truth['verdict'], more: Partial<Truth> = {}): Truth {
  return { ...nothing, verdict, ...more };
}

/** A redirect that stays with the product. */
export function moved(leadsTo: string, more: Partial<Truth> = {}): Truth {
  return { ...ok(true, 29.99), verdict: 'redirected', leadsTo, ...more };
}

/** A page of which nothing can be said, whether it counts as a product's or not. */
export const silent: Truth = only(['ok', 'unknown']);

/** What may be special about a case. */
export type More = Partial<Omit<HostileCase, 'name' | 'answers' | 'truth'>>;

/** A row of a table: what the shop answers on every path, or a table of answers by path. */
export type Row = readonly [
  name: string,
  answer: Answer | { readonly by: (places: Places) => Answers },
  truth: Truth,
  more?: More,
];

export function casesOf(theme: string, rows: readonly Row[]): HostileCase[] {
  return rows.map(([name, answer, truth, more]) => ({
    name: `${theme}: ${name}`,
    answers: typeof answer === 'object' && 'by' in answer ? answer.by : () => ({ '*': answer }),
    truth,
    ...more,
  }));
}
