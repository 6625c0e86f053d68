import type { PhraseLines } from './phrases.ts';

/**
 * A language. Phrases are written as the shops write them; hyphens, accents and case do not matter. What is left out
 * the language does not need.
 */
export interface Words {
  /** As in the lang of a page. */
  language: string;
  /** January to December. */
  months: string;

  /** Single words that may stand anywhere in a line on stock without changing it: "sorry", "this item". */
  filler: string;
  /** Names of the line on stock: "availability", "stock level". */
  label: PhraseLines;
  /** Beside a label: "yes" and "no". */
  yes: string;
  no: string;
  /** It is there to be sent. */
  in: PhraseLines;
  /** It is not. */
  out: PhraseLines;
  /** A preorder, also in the name of a product. */
  preorder: PhraseLines;
  /** It can be ordered before it is there, or is to come. */
  ahead: PhraseLines;
  /** A day of release, which may be past: with {date}. */
  release: PhraseLines;
  /** A day of sending: only one that is more than a month away says that it is to come. */
  sending: PhraseLines;
  /** It may be had, but whether it is there to be sent is not said: in a store, made to order. */
  unsure: PhraseLines;
  /** Said of sending or shops, and of stock neither way. */
  aside: PhraseLines;
  /** A copy that is not new. */
  used: PhraseLines;
  /** Beginnings of words about stock: a line with one that nothing here understands is in doubt. */
  stems: string;
  /** Single words that make a line with such a stem one about other things. */
  general: string;

  /** A button that buys now. */
  buy: PhraseLines;
  /** A heading over other products. */
  others: PhraseLines;
  /** A line that leads to a product in place of this one. */
  instead: PhraseLines;
  /** A heading, title or sentence of a page that has nothing at its address. */
  lost: PhraseLines;
  /** A sentence on a product that is no longer sold. */
  gone: PhraseLines;

  /** Labels of a price. {price} is where it stands; without it the label may stand on either side. */
  now: PhraseLines;
  old: PhraseLines;
  net: PhraseLines;
  gross: PhraseLines;
  saving: PhraseLines;
  from: PhraseLines;
  shipping: PhraseLines;
  instalment: PhraseLines;
  unit: PhraseLines;
  /** Paid only by some, with a code or for many, or for another copy or thing. */
  conditional: PhraseLines;
  /** What a price is called, and the words before it that say nothing: "our price". Any other makes it conditional. */
  price: string;
  anyPrice: string;
}
