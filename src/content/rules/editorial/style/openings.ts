import { diagnostic, type Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import type { Reading, Sentence } from '../reading.ts';
import { runsOf, hashOf } from './repeats.ts';
import { locationOfSpan } from '../locationOfSpan.ts';

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

/** For each page, what no other may repeat: a Float64Array in base64. */
export function hashesOfTexts({ editorial, texts }: Reading): string[] {
  const { words = Infinity, opening } = editorial?.repeats ?? {};
  const found = new Map<string, Set<number>>();
  for (const one of texts) {
    const hashes = found.get(one.text.unit) ?? new Set();
    found.set(one.text.unit, hashes);
    for (const key of openingKeys(one, opening)) hashes.add(hashOf(Buffer.from(key)));
    for (const run of runsOf(one, words)) hashes.add(run);
  }
  return Array.from(found.values(), (own) => Buffer.from(Float64Array.from(own).buffer).toString('base64'));
}

export function alikeUnits(units: readonly (readonly string[])[]): number[] {
  const texts = units.flatMap((own, unit) => own.map((hashes) => ({ unit, hashes: decode(hashes) })));
  const all = new Float64Array(texts.reduce((sum, { hashes }) => sum + hashes.length, 0));
  let length = 0;
  for (const { hashes } of texts) {
    all.set(hashes, length);
    length += hashes.length;
  }
  all.sort();
  const repeated = new Set(all.filter((hash, index) => hash === all[index - 1]));
  const isRepeated = (hash: number) => repeated.has(hash);
  return [...new Set(texts.flatMap(({ unit, hashes }) => (hashes.some(isRepeated) ? unit : [])))];
}

function decode(hashes: string): Float64Array {
  return new Float64Array(Uint8Array.from(Buffer.from(hashes, 'base64')).buffer);
}
