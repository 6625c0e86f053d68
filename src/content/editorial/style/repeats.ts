import type { Editorial } from '../../../domain/data.ts';
import { diagnostic, type Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { locationOfSpan } from '../locationOfSpan.ts';
import type { Reading, Sentence, Span } from '../reading.ts';

import type { Text } from '../texts.ts';
import type { Word } from '../words.ts';

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
  const hashes: number[] = [];
  if (isAlike(text)) return hashes;
  for (const sentence of sentences)
    if (sentence.words.length >= length)
      for (const hash of hashesOf(ownWords(sentence), length)) hashes.push(hash);
  return hashes;
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
  const numbers = words.map(({ folded }) => hashOfText(folded) | 0);
  const hashes: number[] = [];
  for (let from = 0; from + length <= numbers.length; from += 1)
    hashes.push(hashOfNumbers(numbers, from, from + length));
  return hashes;
}

function isSame(a: Run, b: Run, length: number): boolean {
  for (let step = 0; step < length; step += 1) {
    if (a.words[a.from + step]?.folded !== b.words[b.from + step]?.folded) return false;
  }
  return true;
}

/** A sentence’s words without quotations and names of games and boxes. */
function ownWords({ text, words, mentions, start, end }: Sentence): readonly Word[] {
  const spans: Span[] = [...mentions];
  const sentence = text.plain.slice(start, end);
  if (/["“]/.test(sentence)) {
    for (const match of sentence.matchAll(quoted))
      spans.push({ start: start + match.index, end: start + match.index + match[0].length });
  }
  if (spans.length === 0) return words;
  return words.filter((word) => !spans.some((span) => span.start <= word.start && word.end <= span.end));
}

function explainRepeat(run: Run, earlier: Run, length: number): Diagnostic {
  const at = locationOfSpan(earlier.text, spanOf(earlier, length));
  const { start, end } = spanOf(run, length);
  const message = `"${run.text.plain.slice(start, end)}" is on another page too.`;
  return diagnostic('editorial/repeated-sentence', locationOfSpan(run.text, { start, end }), message, {
    hint: 'Say what is particular to this game, in other words.',
    related: [{ at, message: 'The same words.' }],
  });
}

function spanOf({ words, from }: Run, length: number): Span {
  return { start: words[from]?.start ?? 0, end: words[from + length - 1]?.end ?? 0 };
}

const lowStart = 0x811c9dc5;
const highStart = 0x1000193;

// Two halves of 32 bits, because a large site has millions of hashes.
const addLow = (low: number, value: number) => Math.imul(low ^ value, 0x01000193);
const addHigh = (high: number, value: number) => (Math.imul(high ^ value, 0x85ebca6b) + 0x9e3779b9) | 0;
const numberOf = (low: number, high: number) => (high >>> 12) * 0x100000000 + (low >>> 0);

/** 52 bits. */
export function hashOfText(text: string): number {
  let low = lowStart;
  let high = highStart;
  for (let index = 0; index < text.length; index += 1) {
    const value = text.charCodeAt(index);
    low = addLow(low, value);
    high = addHigh(high, value);
  }
  return numberOf(low, high);
}

function hashOfNumbers(numbers: readonly number[], from = 0, end = numbers.length): number {
  let low = lowStart;
  let high = highStart;
  for (let index = from; index < end; index += 1) {
    const value = numbers[index] ?? 0;
    low = addLow(low, value);
    high = addHigh(high, value);
  }
  return numberOf(low, high);
}
