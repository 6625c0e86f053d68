import type { PhraseLines } from './phrases.ts';

/**
 * A language. Phrases are written as the shops write them; hyphens, accents and case do not matter. A field
 * is omitted if the language does not need it.
 */
export interface Words {
  /** As in the lang of a page. */
  language: string;
  /** January to December. */
  months: string;

  /** Single words that may be anywhere in a stock line without changing its meaning: "sorry", "this item". */
  filler: string;
  /** Labels of the stock line: "availability", "stock level". */
  label: PhraseLines;
  /** Values beside a label: "yes" and "no". */
  yes: string;
  no: string;
  /** In stock and ready to ship. */
  in: PhraseLines;
  /** Not in stock. */
  out: PhraseLines;
  /** A preorder, also in a product's name. */
  preorder: PhraseLines;
  /** It can be ordered before it is in stock, or is not available yet. */
  ahead: PhraseLines;
  /** A release date, possibly past: with {date}. */
  release: PhraseLines;
  /** A shipping date: only one more than a month away means that it is not available yet. */
  sending: PhraseLines;
  /** Obtainable, but not known to ship: in a store, made to order. */
  unsure: PhraseLines;
  /** About shipping or shops, and irrelevant to stock. */
  aside: PhraseLines;
  /** A copy that is not new. */
  used: PhraseLines;
  /** Stems of words about stock: a line with one that is not understood is in doubt. */
  stems: string;
  /** Single words that make a line with such a stem irrelevant to stock. */
  general: string;

  /** A button that buys now. */
  buy: PhraseLines;
  /** A heading over other products. */
  others: PhraseLines;
  /** A line that leads to a replacement for this product. */
  instead: PhraseLines;
  /** A heading, title or sentence of a page for an address where nothing exists. */
  lost: PhraseLines;
  /** A sentence about a product that is no longer sold. */
  gone: PhraseLines;

  /** Labels of a price. {price} is its position; without it, the label may be on either side. */
  now: PhraseLines;
  old: PhraseLines;
  net: PhraseLines;
  gross: PhraseLines;
  saving: PhraseLines;
  from: PhraseLines;
  shipping: PhraseLines;
  instalment: PhraseLines;
  unit: PhraseLines;
  /** Paid only by some buyers, with a code, for a quantity, or for another copy or thing. */
  conditional: PhraseLines;
  /**
   * Names of a price, and neutral words before them: "our price". Any other word makes the price conditional.
   */
  price: string;
  anyPrice: string;
}
