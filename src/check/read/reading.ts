/**
 * Where a statement about the product was found, and which witness about stock that is. data: what shops write for
 * machines, into all their pages alike. platform: the state of the shop's own software. words: what a reader sees
 * next to the product, or the shop's own reader.
 */
export const witnessOf = {
  ...{ 'json-ld': 'data', microdata: 'data', rdfa: 'data', 'open graph': 'data' },
  ...{ platform: 'platform', retailer: 'words' },
  ...{ shown: 'words', button: 'words', name: 'words', address: 'words' },
} as const;
export type StatementSource = keyof typeof witnessOf;

/**
 * A statement about stock. ahead: can be ordered before it is in stock. later: not available yet. limited:
 * schema.org's LimitedAvailability, which some shops also use for products they no longer have. unsure:
 * obtainable, but the page does not say whether it can be shipped. mixed: some variants are in stock and
 * others are not; some: the same for offers under one name, such as sizes. labeled: out in a line with a label, as in "Availability: Out of stock". unread: words about stock
 * that are not understood; beside: such words next to the button.
 */
export type StockStatus =
  | 'in'
  | 'limited'
  | 'out'
  | 'ahead'
  | 'later'
  | 'unsure'
  | 'mixed'
  | 'some'
  | 'labeled'
  | 'unread'
  | 'beside';

/**
 * One statement of a page about its product. quote: the text or value that states it. Amounts are in major
 * units.
 */
export type Statement = { source: StatementSource; quote: string } & (
  | { kind: 'stock'; says: StockStatus }
  | { kind: 'button'; live: boolean }
  /**
   * The price charged now: no amounts for a range or an unreadable price, several if it is unclear which applies. preset:
   * the price of the variant that the page's form would send, out of several with different prices.
   */
  | { kind: 'price'; amounts: readonly number[]; currency: string | null; preset?: boolean }
  /** Outside any price element: counts only next to a button or a word about stock. */
  | { kind: 'bare price'; amounts: readonly number[]; currency: string | null }
  /** Struck through or described as previous; without tax; labeled as including it; perhaps not the current price. */
  | { kind: 'old price' | 'net price' | 'gross price' | 'undercut'; amount: number }
  /** An amount with a currency mark near the product, what the mark can mean, and whether a condition goes with it. */
  | { kind: 'amount'; amount: number; currencies: readonly string[]; limited: boolean }
  /**
   * The page describes one product, under the page's own name; every copy that it offers is used; it says that it is a
   * list or a search; a sentence on it says that the product is no longer sold; or that prices or buying are only for
   * dealers, members or on request.
   */
  | { kind: 'product' | 'used' | 'list' | 'gone' | 'closed' }
);

export function ofKind<K extends Statement['kind']>(statements: readonly Statement[], kind: K) {
  return statements.filter((one): one is Statement & { kind: K } => one.kind === kind);
}

export function describesProduct(statements: readonly Statement[]): boolean {
  const shown = new Set<StatementSource>(['shown', 'button', 'name', 'address']);
  return statements.some(
    ({ kind, source }) =>
      kind === 'product' || ((kind === 'stock' || kind === 'price') && !shown.has(source)),
  );
}

export function isClosed(statements: readonly Statement[]): boolean {
  const isLive = ofKind(statements, 'button').some(({ live }) => live);
  const isShown = ofKind(statements, 'price').some(({ source }) => source === 'shown');
  return ofKind(statements, 'closed').length > 0 && !(isLive && isShown);
}

const maxQuote = 160;

export function stockStatement(source: StatementSource, says: StockStatus, quote: string): Statement {
  return { kind: 'stock', source, says, quote: quote.slice(0, maxQuote) };
}

/** amounts: none for a range or an unreadable price. */
export function priceStatement(
  source: StatementSource,
  amounts: readonly number[],
  currency: string | null,
  quote: string,
): Statement & { kind: 'price' } {
  return { kind: 'price', source, amounts, currency, quote: quote.slice(0, maxQuote) };
}

/** parked: this host no longer has a shop. */
export type ReadingKind = 'product' | 'soft404' | 'parked' | 'blocked' | 'unknown';

export interface PageReading {
  kind: ReadingKind;
  name: string;
  in_stock: boolean | null;
  price: number | null;
  currency: string | null;
  evidence: string[];
  statements: Statement[];
  refresh?: string;
}

export function emptyReading(kind: ReadingKind, why: string): PageReading {
  return { kind, name: '', in_stock: null, price: null, currency: null, evidence: [why], statements: [] };
}

/** The statements about stock and price, and the conclusion; why: the rule about stock that decided. */
export function evidenceOf(
  statements: readonly Statement[],
  { in_stock, why }: { in_stock: boolean | null; why: string },
  price: { quote: string } | null,
): string[] {
  const quotes = (...kinds: readonly Statement['kind'][]) =>
    statements
      .filter(({ kind }) => kinds.includes(kind))
      .map((one) => `${one.source} ${one.kind === 'stock' ? `says ${one.says} ` : ''}"${one.quote}"`)
      .join('; ')
      .slice(0, 500);
  const [stock, prices] = [quotes('stock', 'button'), quotes('price')];
  const verdict = in_stock === null ? 'stock not clear' : in_stock ? 'in stock' : 'not in stock';
  const evidence = [
    ...(stock === '' ? [] : [`${verdict} (${why}): ${stock}`]),
    ...(price !== null ? [`price: ${price.quote}`] : prices === '' ? [] : [`price not clear: ${prices}`]),
  ];
  return evidence.length > 0 ? evidence : ['Nothing on it speaks of stock or price'];
}
