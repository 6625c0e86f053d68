import { diagnostic, type Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import { locationOfSpan } from '../locationOfSpan.ts';
import type { Reading } from '../reading.ts';

const price = /[$£€]\s?\d+(?:[.,]\d+)*/g;

export function* checkPrices({ texts }: Reading): Iterable<Diagnostic> {
  for (const { text } of texts) {
    if (text.path[0] === 'sources') continue;
    for (const match of text.plain.matchAll(price)) {
      const span = { start: match.index, end: match.index + match[0].length };
      const message = `The text names a price, ${match[0]}, which will soon be wrong.`;
      const hint =
        'Delete it. A publisher’s price belongs in list_price; shop prices and totals are computed.';
      yield diagnostic('editorial/price-in-prose', locationOfSpan(text, span), message, hint);
    }
  }
}
