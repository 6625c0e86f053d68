import { openingKeys } from './style/openings.ts';
import { runsOf } from './style/repeats.ts';
import type { Reading } from './reading.ts';
import { hashOfText } from './textHash.ts';

/**
 * The data that rules across pages need about the texts of one game and its guides, of a text page, or of a
 * single file.
 */
export interface UnitSummary {
  /** Hashes of the first words of its parts. */
  openings: Float64Array;
  /** Hashes of its lowercase words. */
  words: Float64Array;
  /** Hashes of each run of as many words as must not stand on two pages. */
  runs: Float64Array;
}

/** By the unit of a text. */
export type TextSummary = Map<string, UnitSummary>;

export function summarizeTexts(reading: Reading): TextSummary {
  const length = reading.editorial?.repeats.words ?? Infinity;
  const opening = reading.editorial?.repeats.opening;
  const found = new Map<string, Record<keyof UnitSummary, Set<number>>>();
  for (const one of reading.texts) {
    const { unit } = one.text;
    const sets = found.get(unit) ?? { openings: new Set(), words: new Set(), runs: new Set() };
    found.set(unit, sets);
    for (const key of openingKeys(one, opening)) sets.openings.add(hashOfText(key));
    for (const { words } of one.sentences)
      for (const { text, folded } of words) if (text === folded) sets.words.add(hashOfText(folded));
    for (const run of runsOf(one, length)) sets.runs.add(run);
  }
  return new Map(
    [...found].map(([unit, { openings, words, runs }]) => [
      unit,
      {
        openings: Float64Array.from(openings),
        words: Float64Array.from(words),
        runs: Float64Array.from(runs),
      },
    ]),
  );
}

/**
 * Whether units with new texts have no opening and no run of words in common with others, and have lost no word that
 * nobody else has: the rules between pages then find in all texts what they found before. Hashes decide, so that a no
 * is only a maybe.
 */
export function standApart(before: TextSummary, fresh: TextSummary): boolean {
  const openings = new Map<number, string>();
  const runs = new Map<number, string>();
  const lost = new Set<number>();
  for (const [unit, summary] of fresh) {
    for (const [known, hashes] of [
      [openings, summary.openings],
      [runs, summary.runs],
    ] as const) {
      for (const hash of hashes) {
        if (known.has(hash)) return false;
        known.set(hash, unit);
      }
    }
    const words = new Set(summary.words);
    for (const word of before.get(unit)?.words ?? []) if (!words.has(word)) lost.add(word);
  }
  for (const [unit, summary] of before) {
    if (fresh.has(unit)) continue;
    for (const hash of summary.openings) if (openings.has(hash)) return false;
    for (const hash of summary.runs) if (runs.has(hash)) return false;
    if (lost.size > 0) for (const word of summary.words) lost.delete(word);
  }
  for (const { words } of fresh.values()) for (const word of words) lost.delete(word);
  return lost.size === 0;
}
