import { listWords, nearest } from '../../diagnostics/didYouMean.ts';
import { formatPlace, type Place, type Related } from '../../diagnostics/diagnostic.ts';
import type { Game } from '../../domain/data.ts';
import type { Entry } from '../siteFiles.ts';
import { placeOf } from '../source.ts';

/** Something that could have been meant, and where it is defined. */
export interface Candidate {
  name: string;
  place: () => Place;
}

/** The hint for an unknown name: the nearest known one with its place, or a list of all. */
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
    hint: `Did you mean "${meant.name}" (${formatPlace(at)})?`,
    related: [{ at, message: `"${meant.name}" is defined here.` }],
  };
}

/** The page that an address was probably renamed to. */
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

/** Files of a kind, each defined by its id. */
export function fileCandidates(entries: ReadonlyMap<string, Entry<unknown>>): Candidate[] {
  return [...entries].map(([name, { source }]) => ({ name, place: () => placeOf(source, ['id'], 'key') }));
}

/** The boxes of a game. */
export function boxCandidates({ data, source }: Entry<Game>): Candidate[] {
  return data.expansions.map(({ id }, index) => ({
    name: id,
    place: () => placeOf(source, ['expansions', index, 'id'], 'key'),
  }));
}
