import { listWords, nearest } from '../../diagnostics/didYouMean.ts';
import { formatLocation, type Location, type Related } from '../../diagnostics/diagnostic.ts';
import type { Entry } from '../siteFiles.ts';
import { locationOf } from '../source.ts';
import { textsAt, type FieldOf } from './fieldTexts.ts';

export interface Candidate {
  name: string;
  place: () => Location;
}

export function suggest(
  word: string,
  candidates: readonly Candidate[],
  otherwise: string,
): { hint: string; related?: readonly Related[] } {
  const names = candidates.map(({ name }) => name);
  const near = nearest(
    particular(word),
    names.map((name) => particular(name)),
  );
  const meant = candidates.find(({ name }) => particular(name) === near);
  if (!meant)
    return {
      hint: names.length > 0 && names.length <= 8 ? `There are ${listWords(names)}.` : otherwise,
    };
  const at = meant.place();
  return {
    hint: `Did you mean "${meant.name}" (${formatLocation(at)})?`,
    related: [{ at, message: `"${meant.name}" is defined here.` }],
  };
}

export function nearestRoute(path: string, routes: ReadonlyMap<string, unknown>): string | undefined {
  const names = [...routes.keys()];
  const near = nearest(
    particular(path),
    names.map((name) => particular(name)),
  );
  return names.find((name) => particular(name) === near);
}

/** The distinctive part of an address: two guides are not similar just because both are guides. */
function particular(name: string): string {
  return name.replace(/^\/guides\//, '').replace(/-expansion-order$/, '');
}

export function candidatesAt<T>(entries: Iterable<Entry<T>>, field: FieldOf<T>): Candidate[] {
  return textsAt(entries, field).map(({ value, source, path }) => ({
    name: value,
    place: () => locationOf(source, path, 'key'),
  }));
}
