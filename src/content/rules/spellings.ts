import { distance } from 'fastest-levenshtein';
import { groupBy } from '../../domain/lists.ts';
import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SiteFiles } from '../load/siteFiles.ts';
import { locationOf } from '../yaml/source.ts';
import { textsAt } from './fieldTexts.ts';

/** Shorter words are similar by chance: Space and Spice. */
const minTypoLength = 8;

export function* checkSpellings({ games }: SiteFiles): Iterable<Diagnostic> {
  for (const field of ['tags', 'mechanisms'] as const) {
    const uses = groupBy(textsAt(games.values(), `${field}.*`), ({ value }) => value);
    const words = [...uses.keys()].sort(
      (one, other) =>
        (uses.get(other)?.length ?? 0) - (uses.get(one)?.length ?? 0) || one.localeCompare(other),
    );
    for (const [index, word] of words.entries()) {
      const usual = words.slice(0, index).find((other) => areAlike(word, other));
      if (usual === undefined) continue;
      for (const { source, path } of uses.get(word) ?? []) {
        const what = field === 'tags' ? 'tag' : 'mechanism';
        const message = `The ${what} "${word}" is spelled "${usual}" in other games, so no filter finds them together.`;
        yield diagnostic('game/spelling', locationOf(source, path), message, `Write ${usual}.`);
      }
    }
  }
}

function areAlike(one: string, other: string): boolean {
  const [first, second] = [lettersOf(one), lettersOf(other)];
  return (
    first === second ||
    (Math.min(first.length, second.length) >= minTypoLength && distance(first, second) === 1)
  );
}

const lettersOf = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
