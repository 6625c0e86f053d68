import type { RawAnswer } from '../../../check/net/testing/rawServer.ts';
import { ok, type Truth } from '../../../check/read/cases/truth.ts';

/** A well-formed answer: 200 and text/html by default. */
export interface PlainAnswer {
  status?: string;
  headers?: readonly string[];
  body?: string | Buffer;
}

/** A shop's answer: a page, a well-formed response, or raw bytes. */
export type ShopAnswer = string | PlainAnswer | RawAnswer;

/** Answers by path and query; '*' for any other, otherwise 404. */
export type Answers = Readonly<Record<string, ShopAnswer>>;

/** The servers' origins, such as http://127.0.0.1:8080. */
export interface Places {
  /** The case's own server. */
  shop: string;
  /** A host that may be requested, with a plain product page on every path. */
  other: string;
  /** Must never be requested. */
  canary: string;
}

/** A shop and the correct result for it. */
export interface HostileCase {
  name: string;
  answers: (places: Places) => Answers;
  truth: Truth;
  /** As in the checked list. */
  retailer?: string;
  currency?: 'GBP' | 'USD' | 'EUR';
  /** The address in the list: a path and query, or a full URL. */
  url?: string | ((places: Places) => string);
  robots?: ShopAnswer;
  /** How often the page may be requested; 3 by default, like retries. */
  maxRequests?: number;
}

/** A redirect that stays with the product. */
export function moved(leadsTo: string, more: Partial<Truth> = {}): Truth {
  return { ...ok(true, 29.99), verdict: 'redirected', leadsTo, ...more };
}

export type More = Partial<Omit<HostileCase, 'name' | 'answers' | 'truth'>>;

/** A row of a table: the shop's answer on every path, or a table of answers by path. */
export type Row = readonly [
  name: string,
  answer: ShopAnswer | { readonly by: (places: Places) => Answers },
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
