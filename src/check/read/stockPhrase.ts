/**
 * What a short text says about stock. ahead: to be ordered before it is there, which is not in stock; unsure: it may be
 * got, but whether it is there to be sent is not said; doubt: it speaks of stock in words that are not understood.
 */
export type StockPhrase = 'in' | 'out' | 'ahead' | 'unsure' | 'doubt';

/** What a phrase means for a buyer now; null where it does not say. */
export function isInStock(phrase: StockPhrase): boolean | null {
  return phrase === 'unsure' || phrase === 'doubt' ? null : phrase === 'in';
}
