import { hashOfStem, hashOfText } from '../editorial/textHash.ts';
import type { Relied } from './checkUnit.ts';
import { HashMarks } from './hashMarks.ts';

/**
 * The words that units took to stand somewhere in small letters, and that are not among the words of texts, which are
 * hashes of those that do.
 */
export function findRare(relied: readonly Relied[], texts: readonly { words: Float64Array }[]): Set<string> {
  const hashesOf = ({ word, stem }: Relied) => [
    hashOfText(word),
    ...(stem === null ? [] : [hashOfStem(stem)]),
  ];
  const wanted = new Set(relied.flatMap(hashesOf));
  const marks = new HashMarks(wanted);
  const found = new Set<number>();
  if (wanted.size > 0)
    for (const { words } of texts)
      for (const hash of marks.among(words)) if (wanted.has(hash)) found.add(hash);
  return new Set(relied.flatMap((one) => (hashesOf(one).some((hash) => found.has(hash)) ? [] : one.word)));
}
