/** Whether a box meets what the reader asked for, and which field of the data says so. */
import { complexityLevel } from '../words.ts';
import type { Answers } from './answers.ts';
import type { PickerBox, PickerGame, Players } from './facts.ts';
import { pairOf } from './owned.ts';

/** through is an owned box that gives the seats this one lacks and works with it. */
export type Seats = { kind: 'fits' | 'unknown' | 'no' } | { kind: 'through'; box: PickerBox };

export function seatsOf(game: PickerGame, box: PickerBox, answers: Answers): Seats {
  const { players, owned } = answers;
  if (players === null || (box.players !== null && holds(box.players, players))) return { kind: 'fits' };
  const through = game.boxes.find(
    (other) =>
      owned.includes(other.id) &&
      other.players !== null &&
      holds(other.players, players) &&
      pairOf(game, box.id, other.id)?.verdict === 'works',
  );
  if (through) return { kind: 'through', box: through };
  return { kind: box.players === null ? 'unknown' : 'no' };
}

export function holds({ min, max }: Players, players: number): boolean {
  return min <= players && players <= max;
}

/**
 * over: some games run longer than the reader has. unmeasured: there are words, but no length in them. base: its own
 * time is not known, and the game that it needs takes longer already.
 */
export type Time = 'fits' | 'over' | 'unmeasured' | 'unknown' | 'no' | 'base';

export function timeOf({ base }: PickerGame, box: PickerBox, { minutes }: Answers): Time {
  if (minutes === null) return 'fits';
  if (box.minutes !== null) {
    if (box.minutes.min > minutes) return 'no';
    return box.minutes.max > minutes ? 'over' : 'fits';
  }
  if (box.time !== null) return 'unmeasured';
  return base.minutes.min > minutes && box.needs.some(({ id }) => id === base.id) ? 'base' : 'unknown';
}

/** From this level on there are plenty of new rules: 3 is Medium. */
const heavyFrom = 3;

export function rulesOf(box: PickerBox, { weight }: Answers): 'fits' | 'unknown' | 'no' {
  if (weight === null) return 'fits';
  const level = levelOf(box);
  if (level === 0) return 'unknown';
  return level >= heavyFrom === (weight === 'heavy') ? 'fits' : 'no';
}

/** 1 for Low to 5 for High, 0 where the data does not say. */
export function levelOf({ rules }: PickerBox): number {
  return rules === null ? 0 : complexityLevel(rules);
}

/** The fields that can rule a box out. */
export type HardField = 'players' | 'time' | 'rules';

/** The field that rules a box out; null where none does. What is not known rules nothing out. */
export function ruledOutBy(game: PickerGame, box: PickerBox, answers: Answers): HardField | null {
  if (seatsOf(game, box, answers).kind === 'no') return 'players';
  const time = timeOf(game, box, answers);
  if (time === 'no' || time === 'base') return 'time';
  return rulesOf(box, answers) === 'no' ? 'rules' : null;
}

/** The same for the base game, which brings no rules on top of itself. */
export function baseFits({ base }: PickerGame, { players, minutes }: Answers): boolean {
  return (
    (players === null || holds(base.players, players)) && (minutes === null || base.minutes.min <= minutes)
  );
}
