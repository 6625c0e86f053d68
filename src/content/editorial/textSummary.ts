import { openingKeys } from './style/openings.ts';
import { runsOf } from './style/repeats.ts';
import type { Reading } from './reading.ts';
import { hashesOfStems, hashOfText } from './textHash.ts';

/** The data that rules between texts need about the texts of one game and its guides, of a page, or of a single file. */
export interface TextSummary {
  /** As in Text. */
  unit: string;
  /** Hashes of the first words of its parts. */
  openings: Float64Array;
  /** Hashes of each run of as many words as must not stand on two pages. */
  runs: Float64Array;
  /** Hashes of its words in small letters, and of what such words begin with. */
  words: Float64Array;
}

/** The number of letters from which words with the same beginning are taken for the same word. */
export const shortestStem = 5;

export function summarizeTexts(reading: Reading): TextSummary[] {
  const length = reading.editorial?.repeats.words ?? Infinity;
  const opening = reading.editorial?.repeats.opening;
  const found = new Map<string, { openings: Set<number>; words: Set<string>; runs: number[] }>();
  for (const one of reading.texts) {
    const { unit } = one.text;
    const sets = found.get(unit) ?? { openings: new Set(), words: new Set(), runs: [] };
    found.set(unit, sets);
    for (const key of openingKeys(one, opening)) sets.openings.add(hashOfText(key));
    for (const { words } of one.sentences)
      for (const { text, folded } of words) if (text === folded) sets.words.add(folded);
    // A run that stands twice on a page may be here twice: sets of thousands of numbers take long.
    for (const run of runsOf(one, length)) sets.runs.push(run);
  }
  return [...found].map(([unit, { openings, words, runs }]) => ({
    unit,
    openings: Float64Array.from(openings),
    runs: Float64Array.from(runs),
    words: hashesOfWords(words),
  }));
}

function hashesOfWords(words: ReadonlySet<string>): Float64Array {
  const hashes = new Set<number>();
  for (const word of words) {
    hashes.add(hashOfText(word));
    for (const hash of hashesOfStems(word, shortestStem)) hashes.add(hash);
  }
  return Float64Array.from(hashes);
}
