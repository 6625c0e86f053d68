import { finding, type Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { placeOfSpan } from '../placeOfSpan.ts';
import type { Reading, Sentence } from '../reading.ts';

/** The parts whose first words a reader of several guides meets again and again. */
const parts: ReadonlySet<unknown> = new Set([
  'intro',
  'best_for_beginners',
  'best_for_strategy',
  'release_order',
  'where_to_buy',
]);

/** No part of a guide opens with the same words as the same part of another. */
export function* checkOpenings({ editorial, texts }: Reading): Iterable<Diagnostic> {
  const length = editorial?.repeats.opening;
  if (length === undefined) return;
  const seen = new Map<string, Sentence>();
  for (const { text, sentences } of texts) {
    const [part] = text.path;
    const [first] = sentences;
    if (text.guide === null || !first || !parts.has(part) || first.words.length < length) continue;
    const words = first.words.slice(0, length);
    const key = `${String(part).replace(/_(?:beginners|strategy)$/, '')} ${words.map(({ folded }) => folded).join(' ')}`;
    const earlier = seen.get(key);
    if (!earlier || earlier.text.unit === text.unit) {
      seen.set(key, first);
      continue;
    }
    const span = { start: first.start, end: words.at(-1)?.end ?? first.end };
    const message = `"${text.plain.slice(span.start, span.end)}" opens this part of another guide too.`;
    yield finding('editorial/repeated-opening', placeOfSpan(text, span), message, {
      hint: 'Begin with what is particular to this game.',
      related: [
        {
          at: placeOfSpan(earlier.text, {
            start: earlier.start,
            end: earlier.words[length - 1]?.end ?? earlier.end,
          }),
          message: 'The same words.',
        },
      ],
    });
  }
}
