import type { Editorial } from '../../../../domain/data.ts';
import { diagnostic, type Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import type { Reading, Sentence } from '../reading.ts';
import { type Text, locationOfSpan, type Span } from '../texts.ts';
import { locationOf } from '../../../yaml/source.ts';
import type { Word } from '../names.ts';

interface Run {
  text: Text;
  words: readonly Word[];
  from: number;
}

/** More repeats than this in one file are reported once, as a copied file. */
const mostInFile = 5;

const quoted = /"[^"]*"|“[^”]*”/g;

interface Repeatable extends Pick<Reading, 'texts'> {
  editorial: Pick<Editorial, 'repeats'> | null;
}

export function* checkRepeats({ editorial, texts }: Repeatable): Iterable<Diagnostic> {
  if (!editorial) return;
  const length = editorial.repeats.words;
  const seen = new Map<number, Run>();
  const inFile = new Map<string, number>();
  for (const { text, sentences } of texts) {
    if (isAlike(text)) continue;
    for (const sentence of sentences) {
      if (sentence.words.length < length) continue;
      const words = ownWords(sentence);
      const repeated = firstRepeat(words, text, length, seen);
      if (!repeated) continue;
      const count = (inFile.get(text.source.file) ?? 0) + 1;
      inFile.set(text.source.file, count);
      if (count <= mostInFile) yield explainRepeat(repeated.run, repeated.earlier, length);
    }
  }
}

/** Situations use the same words for every game. */
function isAlike({ path }: Text): boolean {
  return path[0] === 'situations' && path.at(-1) !== 'reason';
}

export function runsOf({ text, sentences }: Reading['texts'][number], length: number): number[] {
  return isAlike(text) ? [] : sentences.flatMap((sentence) => hashesOf(ownWords(sentence), length));
}

/** The first run of words that another unit has too. Adds the new ones. */
function firstRepeat(
  words: readonly Word[],
  text: Text,
  length: number,
  seen: Map<number, Run>,
): { run: Run; earlier: Run } | undefined {
  let found: { run: Run; earlier: Run } | undefined;
  for (const [from, key] of hashesOf(words, length).entries()) {
    const run = { text, words, from };
    const earlier = seen.get(key);
    if (!earlier) seen.set(key, run);
    else if (!found && earlier.text.unit !== text.unit && isSame(run, earlier, length))
      found = { run, earlier };
  }
  return found;
}

function hashesOf(words: readonly Word[], length: number): number[] {
  const numbers = words.map(({ folded }) => numberOf(folded));
  const hashes: number[] = [];
  for (let end = length; end <= numbers.length; end += 1) hashes.push(hashOf(numbers, end - length, end));
  return hashes;
}

function isSame(a: Run, b: Run, length: number): boolean {
  const wordsIn = ({ words, from }: Run) => words.slice(from, from + length).map(({ folded }) => folded);
  return wordsIn(a).join(' ') === wordsIn(b).join(' ');
}

/** A sentence’s words without quotations and names of games and boxes. */
function ownWords({ plain, words, mentions, start }: Sentence): readonly Word[] {
  const quotes = Array.from(plain.matchAll(quoted), ({ 0: whole, index }) => ({
    start: start + index,
    end: start + index + whole.length,
  }));
  const spans: Span[] = [...mentions, ...quotes];
  return words.filter((word) => !spans.some((span) => span.start <= word.start && word.end <= span.end));
}

function explainRepeat(run: Run, earlier: Run, length: number): Diagnostic {
  const at = locationOfSpan(earlier.text, spanOf(earlier, length));
  const { start, end } = spanOf(run, length);
  const message = `"${run.text.plain.slice(start, end)}" is on another page too.`;
  return diagnostic('editorial/repeated-sentence', locationOfSpan(run.text, { start, end }), message, {
    hint: 'Say what is specific to this game, in other words.',
    related: [{ at, message: 'The same words.' }],
  });
}

function spanOf({ words, from }: Run, length: number): Span {
  return { start: words[from]?.start ?? 0, end: words[from + length - 1]?.end ?? 0 };
}

function numberOf(word: string): number {
  let number = 0x811c9dc5;
  for (let index = 0; index < word.length; index += 1)
    number = Math.imul(number ^ word.charCodeAt(index), 0x01000193);
  return number;
}

/** 52 bits, in two halves, because a large site has millions of hashes. */
export function hashOf(values: ArrayLike<number>, start = 0, end = values.length): number {
  let low = 0x811c9dc5;
  let high = 0x1000193;
  for (let index = start; index < end; index += 1) {
    const value = values[index] ?? 0;
    low = Math.imul(low ^ value, 0x01000193);
    high = (Math.imul(high ^ value, 0x85ebca6b) + 0x9e3779b9) | 0;
  }
  return (high >>> 12) * 0x100000000 + (low >>> 0);
}

/** Shorter texts, such as names and labels, may stand in several fields. */
const leastWords = 6;

/** The fields that argue; facts of two boxes may be the same. */
const arguing: ReadonlySet<unknown> = new Set(
  `quick_answer intro ranking_note short_tagline summary worth_it rank_reason skip_if mixing_notes reason answer why
  text storage`.split(/\s+/),
);

export function* checkTwice({ editorial, texts }: Reading): Iterable<Diagnostic> {
  if (!editorial) return;
  const seen = new Map<string, Text>();
  for (const { text } of texts) {
    if (text.gameId === null && text.guide === null) continue;
    if (!arguing.has(text.path.at(-1))) continue;
    if (text.plain.split(/\s+/).length < leastWords) continue;
    const key = `${text.unit}: ${text.plain}`;
    const earlier = seen.get(key);
    if (earlier === undefined) {
      seen.set(key, text);
      continue;
    }
    const message = `This text is in ${earlier.path.join('.')} of ${earlier.source.file}, too.`;
    const hint = 'Say it once, where it decides, or say something else here.';
    yield diagnostic('editorial/text-twice', locationOf(text.source, text.path), message, hint);
  }
}

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
