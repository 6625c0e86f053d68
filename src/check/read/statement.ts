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
 * What is said of stock. ahead: to be ordered before it is there. later: to come. limited: schema.org's LimitedAvailability, which some
 * shops also write for what they no longer have. unsure: it may be had, but whether it is there to be sent is not said.
 * mixed: some variants are there and others not; some: the same of offers under one name, as sizes are. unread: words
 * about stock that are not understood.
 */
export type Stock = 'in' | 'limited' | 'out' | 'ahead' | 'later' | 'unsure' | 'mixed' | 'some' | 'unread';

/** One thing that a page says of its product. quote: the text or value that says it. Amounts are in major units. */
export type Statement = { source: Source; quote: string } & (
  | { kind: 'stock'; says: Stock }
  /** A button that buys; live: it is enabled; known: its words say so, and not only what it is called. */
  | { kind: 'button'; live: boolean; known: boolean }
  /** What is charged now: none for a range or what cannot be told, several where it cannot be told which. */
  | { kind: 'price'; amounts: readonly number[]; currency: string | null }
  /** The same, where no element is called a price: it counts beside a button or a word on stock. */
  | { kind: 'bare price'; amounts: readonly number[]; currency: string | null }
  /** A price of before, struck or said to be. */
  | { kind: 'old price'; amount: number }
  /** A price that is charged without tax. */
  | { kind: 'net price'; amount: number }
  /** A price that is said to be with tax. */
  | { kind: 'gross price'; amount: number }
  /** An amount with a currency's mark anywhere beside the product. */
  | { kind: 'amount'; amount: number; mark: string; currency: string | null }
  /** A lower price may be the current one: this one is not to be stated. */
  | { kind: 'undercut'; amount: number }
  /** The page describes one product of its own, under the name it goes by. */
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

/** amounts: none for a range or what cannot be told. */
export function priceStatement(
  source: Source,
  amounts: readonly number[],
  currency: string | null,
  quote: string,
): Statement {
  return { kind: 'price', source, amounts, currency, quote: quote.slice(0, maxQuote) };
}
