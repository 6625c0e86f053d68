import { hashOfStem, hashOfText } from '../editorial/textHash.ts';
import type { Relied } from './checkUnit.ts';

/** The words that units took to stand somewhere in small letters, and that are not among words, the hashes of those that do. */
export function findRare(relied: readonly Relied[], words: ReadonlySet<number>): Set<string> {
  return new Set(
    relied.flatMap(({ word, stem }) =>
      words.has(hashOfText(word)) || (stem !== null && words.has(hashOfStem(stem))) ? [] : word,
    ),
  );
}
