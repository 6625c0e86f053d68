/** Where a statement about the main product stands. retailer: read by the shop's own reader. */
export type SignalSource =
  'retailer' | 'json-ld' | 'microdata' | 'rdfa' | 'opengraph' | 'platform' | 'visible' | 'page';

/**
 * One statement found on the page. in_stock: true, false, or null for one that says neither or both; absent where it
 * is not about stock. prices: what it could mean, empty for a range or a price that cannot be told; absent likewise.
 */
export interface Signal {
  source: SignalSource;
  where: string;
  text: string;
  in_stock?: boolean | null;
  prices?: readonly number[];
  currency?: string | null;
}

export type PageKind = 'product' | 'soft404' | 'blocked' | 'unknown';

/** What a page says about its main product. null: not said, or said twice differently. price in major units. */
export interface Reading {
  kind: PageKind;
  in_stock: boolean | null;
  price: number | null;
  currency: string | null;
  /** Which signal, which text: for a maintainer. */
  evidence: string[];
  /** Every signal found. */
  signals: Signal[];
  /** The target of a meta refresh or Refresh header that is a redirect. */
  refresh?: string;
}

/** How the page was reached. url is the final one; header names in lower case; currency is the offer's; at: when, in ms since the epoch. */
export interface ReadContext {
  url: string;
  status: number;
  headers?: Record<string, string> | undefined;
  retailer?: string | undefined;
  currency?: 'USD' | 'GBP' | 'EUR' | undefined;
  at?: number | undefined;
}
