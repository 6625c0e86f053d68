import { hashOfStem, hashOfText } from '../editorial/textHash.ts';
import type { TextSummary } from '../editorial/textSummary.ts';
import type { Relied } from './checkUnit.ts';

/** The words that units took to stand somewhere in small letters, and that stand nowhere. */
export function findRare(relied: readonly Relied[], texts: readonly TextSummary[]): Set<string> {
  const wanted = new Map<number, Relied[]>();
  const hashes = ({ word, stem }: Relied) => [hashOfText(word), ...(stem === null ? [] : [hashOfStem(stem)])];
  for (const one of relied)
    for (const hash of hashes(one)) wanted.set(hash, [...(wanted.get(hash) ?? []), one]);
  const found = new Set<Relied>();
  if (wanted.size > 0)
    for (const { words } of texts)
      for (const hash of words) for (const one of wanted.get(hash) ?? []) found.add(one);
  return new Set(relied.flatMap((one) => (found.has(one) ? [] : one.word)));
}
