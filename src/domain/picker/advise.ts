/** "What should I buy next?", answered: the same on the server, in the browser and in tests. */
import type { Answers } from './answers.ts';
import { choose, misgivingsOf, type Choice } from './choose.ts';
import type { Pair, PickerGame } from './facts.ts';
import { reasonForNothing } from './nothing.ts';
import { warningsOf } from './owned.ts';
import { passedOver, type PassedOver } from './passedOver.ts';
import { reasonFor, reasonForBase, type Part } from './reason.ts';

/** slug is null for a base game that is no box of the list. */
export interface Pick {
  id: string;
  title: string;
  slug: string | null;
}

export interface Advice {
  /** Null where nothing fits or everything is owned; then the reason says which. */
  pick: Pick | null;
  /** Sentences; the field of the first one decided. */
  reason: readonly Part[];
  passedOver: readonly PassedOver[];
  warnings: readonly Pair[];
}

export function advise(game: PickerGame, answers: Answers): Advice {
  const choice = choose(game, answers);
  const pick = pickOf(game, choice);
  return {
    pick,
    reason: reasonOf(game, answers, choice),
    passedOver: passedOver(game, answers, pick?.id ?? null, misgivings(game, answers, choice)),
    warnings: warningsOf(game, answers.owned, pick?.id ?? null),
  };
}

function pickOf({ base }: PickerGame, choice: Choice | null): Pick | null {
  if (choice === null) return null;
  const { id, title, slug } = choice.kind === 'base' ? { ...base, slug: null } : choice.box;
  return { id, title, slug };
}

function reasonOf(game: PickerGame, answers: Answers, choice: Choice | null): Part[] {
  if (choice === null) return reasonForNothing(game, answers);
  return choice.kind === 'base'
    ? reasonForBase(game, answers, choice.for)
    : reasonFor(game, answers, choice.box);
}

/** The base game raises none: nothing is bought with it. */
function misgivings(game: PickerGame, answers: Answers, choice: Choice | null): number {
  return choice === null || choice.kind === 'base' ? 0 : misgivingsOf(game, choice.box, answers);
}
