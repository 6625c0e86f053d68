import { distance } from 'fastest-levenshtein';
import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Game } from '../../domain/data.ts';
import { rankedExpansions } from '../../domain/ranking.ts';
import type { Entry, UnitFiles, SiteFiles } from '../load/siteFiles.ts';
import { locationOf, type DataPath, type Source } from '../yaml/source.ts';
import { findRepeats, textsAt, type FoundText } from './fieldTexts.ts';
import { groupBy } from '../../domain/lists.ts';

export function* checkFacts(files: UnitFiles): Iterable<Diagnostic> {
  for (const game of files.games.values()) {
    yield* checkContents(game);
    yield* checkListPrices(textsAt([game], 'list_price.*.currency'));
    const currencies = textsAt([game], 'expansions.*.list_price.*.currency');
    for (const index of game.data.expansions.keys())
      yield* checkListPrices(currencies.filter(({ path }) => path[1] === index));
  }
}

function* checkContents({ data, source }: Entry<Game>): Iterable<Diagnostic> {
  if (data.status === 'draft') return;
  for (const { expansion } of rankedExpansions(data)) {
    if (expansion.contents) continue;
    const message = `Ranked box "${expansion.id}" does not list its contents.`;
    const hint = 'Add contents with numbers, for example 81 bird cards.';
    const index = data.expansions.indexOf(expansion);
    yield diagnostic('game/no-contents', locationOf(source, ['expansions', index, 'id']), message, hint);
  }
}

function* checkListPrices(currencies: readonly FoundText[]): Iterable<Diagnostic> {
  for (const { value, at } of findRepeats(currencies)) {
    const message = `There is a second list price in ${value}.`;
    yield diagnostic('game/list-price-repeated', at, message, 'Keep the newer one.');
  }
}

export function* checkRanges(files: UnitFiles): Iterable<Diagnostic> {
  for (const { data, source } of files.games.values()) {
    yield* checkRange(source, [], ['min_players', data.min_players], ['max_players', data.max_players]);
    yield* checkRange(source, [], ['min_playtime', data.min_playtime], ['max_playtime', data.max_playtime]);
    for (const [index, box] of data.expansions.entries()) {
      const min = ['players_after_min', box.players_after_min] as const;
      yield* checkRange(source, ['expansions', index], min, ['players_after_max', box.players_after_max]);
    }
  }
}

type Field = readonly [name: string, value: number | undefined];

function* checkRange(source: Source, path: DataPath, min: Field, max: Field): Iterable<Diagnostic> {
  const [minName, minValue] = min;
  const [maxName, maxValue] = max;
  if (minValue === undefined || maxValue === undefined || minValue <= maxValue) return;
  const message = `"${minName}" is ${minValue}, but "${maxName}" is ${maxValue}; the first cannot be larger.`;
  const hint = 'Swap the two, or correct one.';
  yield diagnostic('game/range', locationOf(source, [...path, minName]), message, hint);
}

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
