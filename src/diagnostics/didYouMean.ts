import { closest, distance } from 'fastest-levenshtein';

/** The most similar candidate; undefined if none is close. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const others = candidates.filter((candidate) => candidate !== word);
  if (others.length === 0) return undefined;
  const lower = word.toLowerCase();
  const best = closest(
    lower,
    others.map((candidate) => candidate.toLowerCase()),
  );
  const near = others.find((candidate) => candidate.toLowerCase() === best);
  if (distance(lower, best) <= Math.max(1, Math.floor(word.length / 3)) && best.length > 1) return near;
  // deep for deep-water-expansion.
  const longer = others.filter((candidate) => word.length >= 4 && candidate.toLowerCase().includes(lower));
  return longer.length === 1 ? longer[0] : undefined;
}

export function didYouMean(word: string, candidates: readonly string[], otherwise: string): string {
  const near = nearest(word, candidates);
  return near === undefined ? otherwise : `Did you mean "${near}"?`;
}

/** "a", "b" and "c"; at most limit of them, then how many more. */
export function listWords(words: readonly string[], conjunction: 'and' | 'or' = 'and', limit = 12): string {
  const quoted = words.map((word) => `"${word}"`);
  if (quoted.length > limit) return `${quoted.slice(0, limit).join(', ')} and ${quoted.length - limit} more`;
  const last = quoted.at(-1) ?? '';
  return quoted.length < 2 ? last : `${quoted.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}
