export const witnessOf = {
  // What shops write for machines, into all their pages alike.
  ...{ 'json-ld': 'data', microdata: 'data', rdfa: 'data', 'open graph': 'data' },
  // The state of the shop's own software.
  platform: 'platform',
  // What a reader sees next to the product, or the shop's own reader.
  ...{ retailer: 'words', shown: 'words', button: 'words', name: 'words', address: 'words' },
} as const;
export type StatementSource = keyof typeof witnessOf;

export type StockStatus =
  | 'in'
  /** schema.org's LimitedAvailability, which some shops also use for products they no longer have. */
  | 'limited'
  | 'out'
  /** Out of stock, in a line with a label, as in "Availability: Out of stock". */
  | 'labeled'
  | 'ahead'
  | 'later'
  | 'unsure'
  | 'mixed'
  /** The same for offers under one name, such as sizes. */
  | 'some'
  /** Words about stock that are not understood. */
  | 'unread'
  /** Such words next to the button. */
  | 'beside';

interface Price {
  /** In major units: none for a range or an unreadable price, several if it is unclear which applies. */
  amounts: readonly number[];
  currency: string | null;
}

export type Statement = {
  source: StatementSource;
  quote: string;
} & (
  | { kind: 'stock'; says: StockStatus }
  | { kind: 'button'; live: boolean }
  /** The price charged now. preset: of the variant that the page's form would send, if others cost something else. */
  | ({ kind: 'price'; preset?: boolean } & Price)
  /** Outside any price element: counts only next to a button or a word about stock. */
  | ({ kind: 'bare price' } & Price)
  /** Struck through or described as previous; without tax; labeled as including it; perhaps not the current price. */
  | { kind: 'old price' | 'net price' | 'gross price' | 'undercut'; amount: number }
  /** An amount with a currency mark near the product, what the mark can mean, and whether a condition goes with it. */
  | { kind: 'amount'; amount: number; currencies: readonly string[]; limited: boolean }
  /** The page describes one product, under the page's own name. */
  | { kind: 'product' }
  | { kind: 'used' }
  | { kind: 'list' }
  | { kind: 'gone' }
  /** Prices or buying are only for dealers, members, or on request. */
  | { kind: 'closed' }
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
