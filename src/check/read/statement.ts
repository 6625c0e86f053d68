/** Where a statement about the product was found. retailer: read by the shop's own reader. */
export type Source =
  | 'json-ld'
  | 'microdata'
  | 'rdfa'
  | 'open graph'
  | 'platform'
  | 'shown'
  | 'button'
  | 'name'
  | 'address'
  | 'retailer';

/**
 * A statement about stock. ahead: can be ordered before it is in stock. later: not available yet. limited:
 * schema.org's LimitedAvailability, which some shops also use for products they no longer have. unsure:
 * obtainable, but the page does not say whether it can be shipped. mixed: some variants are in stock and
 * others are not; some: the same for offers under one name, such as sizes. unread: words about stock that are
 * not understood.
 */
export type Stock = 'in' | 'limited' | 'out' | 'ahead' | 'later' | 'unsure' | 'mixed' | 'some' | 'unread';

/**
 * One statement of a page about its product. quote: the text or value that states it. Amounts are in major
 * units.
 */
export type Statement = { source: Source; quote: string } & (
  | { kind: 'stock'; says: Stock }
  /** A buy button; live: enabled; known: recognized by its words, not only by its element's name. */
  | { kind: 'button'; live: boolean; known: boolean }
  /**
   * The price charged now: no amounts for a range or an unreadable price, several if it is unclear which
   * applies.
   */
  | { kind: 'price'; amounts: readonly number[]; currency: string | null }
  /** The same outside any price element: it counts only beside a button or a word about stock. */
  | { kind: 'bare price'; amounts: readonly number[]; currency: string | null }
  /** A previous price, struck through or described as such. */
  | { kind: 'old price'; amount: number }
  /** A price that is charged without tax. */
  | { kind: 'net price'; amount: number }
  /** A price described as including tax. */
  | { kind: 'gross price'; amount: number }
  /** An amount with a currency mark anywhere beside the product, and what that can mean: none for a foreign mark. */
  | { kind: 'amount'; amount: number; currencies: readonly string[] }
  /** A lower price may be the current one, so this one must not be stated. */
  | { kind: 'undercut'; amount: number }
  /** The page describes one product, under the page's own name. */
  | { kind: 'product' }
  /** Every copy that the page offers is used. */
  | { kind: 'used' }
  /** The page says that it is a list or a search. */
  | { kind: 'list' }
  /** A sentence on the page says that the product is no longer sold. */
  | { kind: 'gone' }
);

export type Kind = Statement['kind'];

/** The statements of one kind. */
export function ofKind<K extends Kind>(
  statements: readonly Statement[],
  kind: K,
): Extract<Statement, { kind: K }>[] {
  return statements.filter((one): one is Extract<Statement, { kind: K }> => one.kind === kind);
}

const maxQuote = 160;

export function stockStatement(source: Source, says: Stock, quote: string): Statement {
  return { kind: 'stock', source, says, quote: quote.slice(0, maxQuote) };
}

/** amounts: none for a range or an unreadable price. */
export function priceStatement(
  source: Source,
  amounts: readonly number[],
  currency: string | null,
  quote: string,
): Statement {
  return { kind: 'price', source, amounts, currency, quote: quote.slice(0, maxQuote) };
}
