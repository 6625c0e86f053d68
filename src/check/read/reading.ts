import type { Statement } from './statement.ts';

export type PageKind = 'product' | 'soft404' | 'blocked' | 'unknown';

/** A page's statements about its main product. null: not stated, or contradictory. price in major units. */
export interface Reading {
  kind: PageKind;
  /** The product's name in the page's heading. */
  name: string;
  in_stock: boolean | null;
  price: number | null;
  currency: string | null;
  /** The statements that decided, described for a maintainer. */
  evidence: string[];
  /** Every statement found. */
  statements: Statement[];
  /** The target of a meta refresh or Refresh header that is a redirect. */
  refresh?: string;
}
