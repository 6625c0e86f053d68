/** What a box means to somebody who owns certain others. */
import type { Answers } from './answers.ts';
import type { Need, Pair, PickerBox, PickerGame } from './facts.ts';

/** What has to be bought with a box, what that needs in turn included. */
export function missingNeeds(game: PickerGame, box: PickerBox, { owned }: Answers): Need[] {
  const missing = new Map<string, Need>();
  const add = ({ needs }: PickerBox) => {
    for (const need of needs) {
      const key = need.id ?? need.title;
      if (missing.has(key) || (need.id !== null && owned.includes(need.id))) continue;
      missing.set(key, need);
      const needed = game.boxes.find(({ id }) => id === need.id);
      if (needed) add(needed);
    }
  };
  add(box);
  return [...missing.values()];
}

export function pairOf({ pairs }: PickerGame, one: string, other: string): Pair | undefined {
  return pairs.find(({ boxes }) => boxes.includes(one) && boxes.includes(other) && one !== other);
}

/** An owned box that this one should not share a table with; a complete game need not share one. */
export function clashOf(game: PickerGame, box: PickerBox, { owned }: Answers): Pair | undefined {
  if (box.standalone) return undefined;
  return owned
    .flatMap((id) => pairOf(game, box.id, id) ?? [])
    .find(({ verdict }) => verdict === 'does_not_work' || verdict === 'not_recommended');
}

/** Pairs of owned boxes, the new one among them, that do not go together or need a rule; its own first. */
export function warningsOf(game: PickerGame, owned: readonly string[], pick: string | null): Pair[] {
  const table = pick === null ? owned : [...owned, pick];
  const doubtful = game.pairs.filter(
    ({ boxes, verdict }) =>
      verdict !== 'works' && verdict !== 'unknown' && boxes.every((id) => table.includes(id)),
  );
  const isNew = ({ boxes }: Pair) => boxes.some((id) => id === pick);
  return [...doubtful.filter(isNew), ...doubtful.filter((pair) => !isNew(pair))];
}
