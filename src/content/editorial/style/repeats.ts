import { finding, type Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { placeOfSpan } from '../placeOfSpan.ts';
import type { Reading, Sentence } from '../reading.ts';
import type { Span } from '../sentences.ts';
import type { Text } from '../texts.ts';
import type { Word } from '../words.ts';

interface Run {
  text: Text;
  words: readonly Word[];
  /** Index of the run's first word. */
  from: number;
}

/** More than this in one file are one thing to mend: the file was copied. */
const mostInFile = 5;

const quoted = /"[^"]*"|“[^”]*”/g;

/** The same words in a row do not stand on two pages. Takes time in proportion to the length of all texts. */
export function* checkRepeats({ editorial, texts }: Reading): Iterable<Diagnostic> {
  if (!editorial) return;
  const length = editorial.repeats.words;
  const numbers = new Map<string, number>();
  const seen = new Map<number, Run>();
  const inFile = new Map<string, number>();
  for (const { text, sentences } of texts) {
    // Readers of any game say alike what they own and want.
    if (text.path[0] === 'situations' && text.path.at(-1) !== 'reason') continue;
    for (const sentence of sentences) {
      if (sentence.words.length < length) continue;
      const words = ownWords(sentence);
      const repeated = firstRepeat(words, text, length, seen, numbers);
      if (!repeated) continue;
      const count = (inFile.get(text.source.file) ?? 0) + 1;
      inFile.set(text.source.file, count);
      if (count <= mostInFile) yield explainRepeat(repeated.run, repeated.earlier, length);
    }
  }
}

/** The first run of words that another unit has too; enters those that nobody had. */
function firstRepeat(
  words: readonly Word[],
  text: Text,
  length: number,
  seen: Map<number, Run>,
  numbers: Map<string, number>,
): { run: Run; earlier: Run } | undefined {
  const ids = words.map(({ folded }) => numberOf(folded, numbers));
  let found: { run: Run; earlier: Run } | undefined;
  for (let from = 0; from + length <= ids.length; from += 1) {
    const run = { text, words, from };
    const key = hashOf(ids, from, length);
    const earlier = seen.get(key);
    if (!earlier) seen.set(key, run);
    else if (!found && earlier.text.unit !== text.unit && isSame(run, earlier, length))
      found = { run, earlier };
  }
  return found;
}

function numberOf(word: string, numbers: Map<string, number>): number {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  numbers.set(word, numbers.size + 1);
  return numbers.size;
}

/** 52 bits, so that two runs rarely share it; whoever finds one compares the words. */
function hashOf(ids: readonly number[], from: number, length: number): number {
  let low = 0x811c9dc5;
  let high = 0x1000193;
  for (let index = from; index < from + length; index += 1) {
    const id = ids[index] ?? 0;
    low = Math.imul(low ^ id, 0x01000193);
    high = Math.imul(high ^ id, 0x85ebca6b) + 0x9e3779b9;
  }
  return (high >>> 12) * 0x100000000 + (low >>> 0);
}

function isSame(a: Run, b: Run, length: number): boolean {
  for (let step = 0; step < length; step += 1) {
    if (a.words[a.from + step]?.folded !== b.words[b.from + step]?.folded) return false;
  }
  return true;
}

/** The words of a sentence that are its own: names of games and boxes, and what is quoted, belong to others. */
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
  const at = placeOfSpan(earlier.text, spanOf(earlier, length));
  const { start, end } = spanOf(run, length);
  return finding(
    'editorial/repeated-sentence',
    placeOfSpan(run.text, { start, end }),
    `"${run.text.plain.slice(start, end)}" stands on another page too.`,
    {
      hint: 'Say what is particular to this game, in other words.',
      related: [{ at, message: 'The same words.' }],
    },
  );
}

function spanOf({ words, from }: Run, length: number): Span {
  return { start: words[from]?.start ?? 0, end: words[from + length - 1]?.end ?? 0 };
}
