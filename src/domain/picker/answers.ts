/** What a reader says of themselves, and how it stands in an address: #next=own:_base,a-box;p:5;t:60;w:light. */
import type { PickerGame } from './facts.ts';

/** null where the reader has not said. weight is how much there may be to learn. */
export interface Answers {
  /** Ids of boxes, and of the base game. */
  owned: readonly string[];
  players: number | null;
  minutes: number | null;
  weight: 'light' | 'heavy' | null;
}

export const playerChoices = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export const minuteChoices = [30, 45, 60, 90, 120, 180] as const;
export const weightChoices = ['light', 'heavy'] as const;

/** The parameter of the fragment that holds the answers. */
export const fragmentKey = 'next';

/** What is taken for granted until the reader says otherwise: that they have the base game. */
export function firstAnswers(game: PickerGame): Answers {
  return { owned: [game.base.id], players: null, minutes: null, weight: null };
}

/** "own:_base,a-box;p:5;t:60;w:light"; what was not said is left out. */
export function formatAnswers({ owned, players, minutes, weight }: Answers): string {
  const parts = [
    `own:${owned.join(',')}`,
    players !== null && `p:${players}`,
    minutes !== null && `t:${minutes}`,
    weight !== null && `w:${weight}`,
  ];
  return parts.filter(Boolean).join(';');
}

/** Any text can be read: what it says of unknown boxes and numbers is passed over. */
export function parseAnswers(text: string, game: PickerGame): Answers {
  return {
    owned: knownIds(ownedIn(text) ?? firstAnswers(game).owned, game),
    players: oneOf(playerChoices, partOf(text, 'p')),
    minutes: oneOf(minuteChoices, partOf(text, 't')),
    weight: oneOf(weightChoices, partOf(text, 'w')),
  };
}

/** The ids that a text of answers says are owned; undefined where it says nothing of that. */
export function ownedIn(text: string): string[] | undefined {
  return partOf(text, 'own')?.split(',').filter(Boolean);
}

function partOf(text: string, name: string): string | undefined {
  return new RegExp(`(?:^|;)${name}:([^;]*)`).exec(text)?.[1];
}

export function formatFragment(answers: Answers): string {
  return `#${fragmentKey}=${formatAnswers(answers)}`;
}

/** Null for a fragment that holds no answers, such as the anchor of the finder itself. */
export function parseFragment(fragment: string, game: PickerGame): Answers | null {
  const text = new URLSearchParams(fragment.slice(1)).get(fragmentKey);
  return text === null || text === '' ? null : parseAnswers(text, game);
}

/** Those of the ids that the game has, in its own order, each once. */
function knownIds(ids: readonly string[], { base, boxes }: PickerGame): string[] {
  const known = boxes.map(({ id }) => id);
  return (known.includes(base.id) ? known : [base.id, ...known]).filter((id) => ids.includes(id));
}

/** The choice that reads like the text, null where none does. */
export function oneOf<Choice extends string | number>(
  choices: readonly Choice[],
  text: string | undefined,
): Choice | null {
  return choices.find((choice) => `${choice}` === text) ?? null;
}
