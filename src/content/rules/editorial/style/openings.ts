import { diagnostic, type Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import { locationOfSpan } from '../locationOfSpan.ts';
import type { Reading, Sentence } from '../reading.ts';

const parts: ReadonlySet<unknown> = new Set([
  'intro',
  'best_for_beginners',
  'best_for_strategy',
  'release_order',
  'where_to_buy',
]);

export function* checkOpenings({ editorial, texts }: Reading): Iterable<Diagnostic> {
  const length = editorial?.repeats.opening;
  if (length === undefined) return;
  const seen = new Map<string, Sentence>();
  for (const one of texts) {
    const { text } = one;
    const [first] = one.sentences;
    const [key] = openingKeys(one, length);
    if (key === undefined || !first) continue;
    const spanOf = ({ words, start, end }: Sentence) => ({ start, end: words[length - 1]?.end ?? end });
    const earlier = seen.get(key);
    if (!earlier || earlier.text.unit === text.unit) {
      seen.set(key, first);
      continue;
    }
    const span = spanOf(first);
    const message = `"${text.plain.slice(span.start, span.end)}" opens this part of another guide too.`;
    yield diagnostic('editorial/repeated-opening', locationOfSpan(text, span), message, {
      hint: 'Begin with something specific to this game.',
      related: [{ at: locationOfSpan(earlier.text, spanOf(earlier)), message: 'The same words.' }],
    });
  }
}

export function openingKeys(
  { text, sentences: [first] }: Reading['texts'][number],
  length: number | undefined,
): string[] {
  const [part] = text.path;
  if (length === undefined || text.guide === null || !first || !parts.has(part)) return [];
  if (first.words.length < length) return [];
  const words = first.words.slice(0, length).map(({ folded }) => folded);
  return [`${String(part).replace(/_(?:beginners|strategy)$/, '')} ${words.join(' ')}`];
}
