import { finding, type Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { placeOfSpan } from '../placeOfSpan.ts';
import type { Reading } from '../reading.ts';

const price = /[$£€]\s?\d+(?:[.,]\d+)*/g;

/** No text names a price or a sum: the page computes them, with their day. */
export function* checkPrices({ texts }: Reading): Iterable<Diagnostic> {
  for (const { text } of texts) {
    // Notes of sources quote prices.
    if (text.path[0] === 'sources') continue;
    for (const match of text.plain.matchAll(price)) {
      const span = { start: match.index, end: match.index + match[0].length };
      const message = `The text names a price, ${match[0]}; it will be wrong before anybody reads it again.`;
      const hint =
        'Leave it out. A publisher’s price belongs in list_price; shops’ prices and sums are computed.';
      yield finding('editorial/price-in-prose', placeOfSpan(text, span), message, { hint });
    }
  }
}
