import { diagnostic, type Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { locationOfSpan } from '../locationOfSpan.ts';
import type { Reading } from '../reading.ts';

const price = /[$£€]\s?\d+(?:[.,]\d+)*/g;

export function* checkPrices({ texts }: Reading): Iterable<Diagnostic> {
  for (const { text } of texts) {
    if (text.path[0] === 'sources') continue;
    for (const match of text.plain.matchAll(price)) {
      const span = { start: match.index, end: match.index + match[0].length };
      const message = `The text names a price, ${match[0]}; it will be wrong before anybody reads it again.`;
      const hint =
        'Leave it out. A publisher’s price belongs in list_price; shops’ prices and sums are computed.';
      yield diagnostic('editorial/price-in-prose', locationOfSpan(text, span), message, hint);
    }
  }
}
