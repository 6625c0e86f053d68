import type { Statement } from './statement.ts';

/** parked: nobody's shop is at this host any more. */
export type ReadingKind = 'product' | 'soft404' | 'parked' | 'blocked' | 'unknown';

/** A page's statements about its main product. null: not stated, or contradictory. price in major units. */
export interface PageReading {
  kind: ReadingKind;
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

/** The reading of a page that states nothing about a product. */
export function emptyReading(kind: ReadingKind, why: string): PageReading {
  return { kind, name: '', in_stock: null, price: null, currency: null, evidence: [why], statements: [] };
}

/** The statements about stock and price with what they amount to; why: the rule about stock that decided. */
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
