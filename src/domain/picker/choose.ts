/** Which box comes next. */
import type { Answers } from './answers.ts';
import type { PickerBox, PickerGame } from './facts.ts';
import { baseFits, holds, ruledOutBy } from './fit.ts';
import { clashOf, missingNeeds } from './owned.ts';

/** base: the game itself is still missing, and for, the best box, needs it. unranked: no ranked box has the seats. */
export type Choice = { kind: 'ranked' | 'unranked'; box: PickerBox } | { kind: 'base'; for: PickerBox };

/**
 * Among the boxes that are not owned and that nothing rules out: first those that need nothing else, then those that
 * do not clash with what is owned, then the rank. Where that leaves none because of the seats, a box without a rank
 * whose seats are known.
 */
export function choose(game: PickerGame, answers: Answers): Choice | null {
  const open = game.boxes.filter(({ id }) => !answers.owned.includes(id));
  const ranked = open.filter(({ rank }) => rank !== null);
  if (ranked.length === 0) return null;
  const fitting = ranked.filter((box) => ruledOutBy(game, box, answers) === null);

  const { base } = game;
  if (!answers.owned.includes(base.id) && baseFits(game, answers)) {
    const first = best(game, fitting, { ...answers, owned: [...answers.owned, base.id] });
    if (first?.needs.some(({ id }) => id === base.id)) return { kind: 'base', for: first };
  }
  const box = best(game, fitting, answers);
  if (box) return { kind: 'ranked', box };

  const { players } = answers;
  if (players === null || ranked.some((other) => ruledOutBy(game, other, answers) !== 'players')) return null;
  const seating = open.filter(
    (other) =>
      other.players !== null && holds(other.players, players) && ruledOutBy(game, other, answers) === null,
  );
  const extra = best(game, seating, answers);
  return extra ? { kind: 'unranked', box: extra } : null;
}

/** The first of the boxes, which come in buying order, with the fewest misgivings. */
function best(game: PickerGame, boxes: readonly PickerBox[], answers: Answers): PickerBox | undefined {
  return [0, 1, 2, 3].flatMap((misgivings) =>
    boxes.filter((box) => misgivingsOf(game, box, answers) === misgivings),
  )[0];
}

/** 0 to 3: having to buy more weighs heavier than a clash. */
export function misgivingsOf(game: PickerGame, box: PickerBox, answers: Answers): number {
  return (
    (missingNeeds(game, box, answers).length > 0 ? 2 : 0) +
    (clashOf(game, box, answers) === undefined ? 0 : 1)
  );
}
