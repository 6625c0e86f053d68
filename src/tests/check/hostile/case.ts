import type { RawAnswer } from '../../../check/net/testing/rawServer.ts';
import { ok, type Truth } from '../../../check/read/cases/truth.ts';

/** An answer that is well-formed: 200 and text/html unless it says otherwise. */
export interface PlainAnswer {
  status?: string;
  headers?: readonly string[];
  body?: string | Buffer;
}

/** A shop's answer: a page, a well-formed response, or raw bytes. */
export type ShopAnswer = string | PlainAnswer | RawAnswer;

/** Answers by path and query; '*' for any other, without it 404. */
export type Answers = Readonly<Record<string, ShopAnswer>>;

/** Where the servers are: origins such as http://127.0.0.1:8080. */
export interface Places {
  /** The case's own. */
  shop: string;
  /** A host that may be called, with a plain product page on every path. */
  other: string;
  /** May never be called. */
  canary: string;
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
  robots?: ShopAnswer;
  /** How often the page may be asked for; 3 unless said, as retries are. */
  maxRequests?: number;
}

/** A redirect that stays with the product. */
export function moved(leadsTo: string, more: Partial<Truth> = {}): Truth {
  return { ...ok(true, 29.99), verdict: 'redirected', leadsTo, ...more };
}

/** Options of a case. */
export type More = Partial<Omit<HostileCase, 'name' | 'answers' | 'truth'>>;

/** A row of a table: what the shop answers on every path, or a table of answers by path. */
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
