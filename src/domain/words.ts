/** How numbers and closed sets of values read on a page. */
import type { Compatibility, Expansion, Game } from './data.ts';

/** "2–4", or "2" where both ends are the same. */
export function rangeText(min: number, max: number): string {
  return min === max ? `${min}` : `${min}–${max}`;
}

/** "2–4 players". */
export function playersText(game: Pick<Game, 'min_players' | 'max_players'>): string {
  const range = rangeText(game.min_players, game.max_players);
  return range === '1' ? '1 player' : `${range} players`;
}

/** "40–70 min". */
export function timeText(game: Pick<Game, 'min_playtime' | 'max_playtime'>): string {
  return `${rangeText(game.min_playtime, game.max_playtime)} min`;
}

/** The weight with one decimal, "2.4". */
export function weightText(weight: number): string {
  return weight.toFixed(1);
}

const complexityDeltas = ['Low', 'Low–Medium', 'Medium', 'Medium–High', 'High'] as const;

/** 1 for Low to 5 for High. */
export function complexityLevel(delta: NonNullable<Expansion['complexity_delta']>): number {
  return complexityDeltas.indexOf(delta) + 1;
}

export const complexityLevels = complexityDeltas.length;

/** What a reader is told about a pair of boxes. */
export const verdictText = {
  works: 'Works',
  works_with_rule: 'Works with a rule',
  not_recommended: 'Not recommended',
  does_not_work: 'Does not work',
  unknown: 'Not known',
} as const satisfies Record<Compatibility['verdict'], string>;

/** Null where there is nothing to warn of. */
export function printStatusText(status: Game['print_status']): string | null {
  switch (status) {
    case 'in_print':
      return null;
    case 'out_of_print':
      return 'Out of print';
    case 'unknown':
      return 'Print run not known';
  }
}

/** The first ten ordinals, in order. */
export const ordinalWords: readonly string[] = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** "first" to "tenth", then "number 11". */
export function ordinalText(rank: number): string {
  return ordinalWords[rank - 1] ?? `number ${rank}`;
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** "A", "A and B", "A, B, and C". */
export function listText(words: readonly string[]): string {
  return list.format(words);
}
