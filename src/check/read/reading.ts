import type { Statement } from './statement.ts';

export type PageKind = 'product' | 'soft404' | 'blocked' | 'unknown';

/** What a page says about its main product. null: not said, or said twice differently. price in major units. */
export interface Reading {
  kind: PageKind;
  /** The product's name, as the page's heading has it. */
  name: string;
  in_stock: boolean | null;
  price: number | null;
  currency: string | null;
  /** Which statements decided, in words for a maintainer. */
  evidence: string[];
  /** Every statement found. */
  statements: Statement[];
  /** The target of a meta refresh or Refresh header that is a redirect. */
  refresh?: string;
}
