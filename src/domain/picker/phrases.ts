/** Pieces of the sentences that give reasons. */
import { rangeText } from '../words.ts';
import type { Answers } from './answers.ts';
import type { Players } from './facts.ts';
import type { HardField } from './fit.ts';
import type { Minutes } from './minutes.ts';

const numbers = ['no one', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** "six"; figures from nine on. */
export function numberText(number: number): string {
  return numbers[number] ?? `${number}`;
}

/** "1–7 players". */
export function seatsText({ min, max }: Players): string {
  return `${rangeText(min, max)} ${max === 1 ? 'player' : 'players'}`;
}

/** "40–70 minutes". */
export function minutesText({ min, max }: Minutes): string {
  return `${rangeText(min, max)} minutes`;
}

/** "a", "a and b", "a, b and c". */
export function listText(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

/** What a box does that meets an answer, as it follows "it": "seats six", "adds few rules". */
export function meetsText(field: HardField, { players, minutes, weight }: Answers): string {
  switch (field) {
    case 'players':
      return players === 1 ? 'plays solo' : `seats ${numberText(players ?? 0)}`;
    case 'time':
      return `is not known to run past ${minutes ?? 0} minutes`;
    case 'rules':
      return weight === 'light' ? 'adds few rules' : 'adds plenty of rules';
  }
}
