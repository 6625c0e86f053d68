import { listWords, nearest } from '../../diagnostics/didYouMean.ts';
import { formatLocation, type Location, type Related } from '../../diagnostics/diagnostic.ts';
import type { Entry } from '../load/siteFiles.ts';
import { locationOf } from '../yaml/source.ts';
import { textsAt, type FieldOf } from './fieldTexts.ts';

export interface Candidate {
  name: string;
  location: () => Location;
}

export function suggest(
  word: string,
  candidates: readonly Candidate[],
  otherwise: string,
): { hint: string; related?: readonly Related[] } {
  const names = candidates.map(({ name }) => name);
  const near = nearestAddress(word, names);
  const meant = candidates.find(({ name }) => name === near);
  if (!meant)
    return {
      hint: names.length > 0 && names.length <= 8 ? `The choices are ${listWords(names)}.` : otherwise,
    };
  const at = meant.location();
  return {
    hint: `Did you mean "${meant.name}" (${formatLocation(at)})?`,
    related: [{ at, message: `"${meant.name}" is defined here.` }],
  };
}

/** Compares the distinctive parts: two guides are not similar just because both are guides. */
export function nearestAddress(address: string, others: readonly string[]): string | undefined {
  const particular = (name: string) => name.replace(/^\/guides\//, '').replace(/-expansion-order$/, '');
  const near = nearest(particular(address), others.map(particular));
  return others.find((name) => particular(name) === near);
}

export function candidatesAt<T>(entries: Iterable<Entry<T>>, field: FieldOf<T>): Candidate[] {
  return textsAt(entries, field).map(({ value, source, path }) => ({
    name: value,
    location: () => locationOf(source, path, 'key'),
  }));
}
