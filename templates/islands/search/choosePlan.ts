import { isBeginning, joinedTerms, searchTerms, type TermParts } from '../../../src/domain/search.ts';
import { nearestTerms } from '../../../src/domain/spelling.ts';

/** Parts of an index that have a word; true where they have it as it was typed, and not as a beginning. */
type Parts = ReadonlyMap<number, boolean>;

/**
 * The numbers of the parts of an index in which a query may find something, the likeliest first: those that have every
 * word, or else any. starts: the first term of each part of the terms; load gets one by its number, counted from 1.
 */
export async function choosePlan(
  query: string,
  starts: readonly string[],
  load: (number: number) => Promise<TermParts>,
): Promise<number[]> {
  const typed = searchTerms(query);
  const joined = joinedTerms(query);
  // A single letter begins too much: what is at hand is looked through.
  if (typed.join('').length < 2) return [];
  const between = (from: string, to: string) =>
    Promise.all(
      starts.flatMap((start, at) => {
        const next = starts[at + 1];
        return start <= to && (next === undefined || next > from) ? load(at + 1) : [];
      }),
    );
  const partsOf = async (term: string, isLast: boolean): Promise<Parts> => {
    const last = isBeginning(term, isLast) ? `${term}\uffff` : term;
    const found = new Map<number, boolean>();
    for (const [known, parts] of (await between(term, last)).flatMap(Object.entries<readonly number[]>)) {
      if (known < term || known > last) continue;
      for (const part of parts) found.set(part, (found.get(part) ?? false) || known === term);
    }
    if (found.size > 0) return found;
    // A slip; the first letter is taken as typed.
    const first = term.charAt(0);
    const near = Object.assign({}, ...(await between(first, `${first}\uffff`))) as TermParts;
    const words = nearestTerms(term, Object.keys(near));
    return new Map(words.flatMap((word) => (near[word] ?? []).map((part) => [part, false])));
  };
  const plans = await Promise.all(
    [typed, joined].map((terms) =>
      Promise.all(terms.map((term, place) => partsOf(term, place === terms.length - 1))),
    ),
  );
  const every = plans.flatMap((parts) =>
    [...(parts[0]?.keys() ?? [])].filter((part) => parts.every((one) => one.has(part))),
  );
  const words = plans.flat();
  const any = words.flatMap((parts) => [...parts.keys()]);
  const weight = (part: number) =>
    words.reduce((sum, parts) => sum + (parts.get(part) === true ? 2 : parts.has(part) ? 1 : 0), 0);
  return [...new Set(every.length > 0 ? every : any)].sort((a, b) => weight(b) - weight(a) || a - b);
}
