/** A handful of situations that a guide answers in print, without anybody ticking anything. */
import { firstAnswers, playerChoices, type Answers } from './answers.ts';
import type { PickerGame } from './facts.ts';
import { numberText } from './phrases.ts';

export interface Situation {
  text: string;
  answers: Answers;
}

export function situationsOf(game: PickerGame): Situation[] {
  const { base } = game;
  const start = firstAnswers(game);
  const isBox = game.boxes.some(({ id }) => id === base.id);
  const own = `You own ${isBox ? base.title : 'the base game'}`;
  const first = game.boxes.find(({ id, rank }) => rank !== null && id !== base.id);
  const { max } = base.players;
  const numbers = playerChoices.filter((number) => [1, 2, max, max + 1].includes(number));
  return [
    { text: 'You own nothing yet', answers: { ...start, owned: [] } },
    { text: own, answers: start },
    ...(first === undefined
      ? []
      : [
          {
            text: `${own} and ${first.title}`,
            answers: { ...start, owned: [base.id, first.id] },
          },
        ]),
    ...numbers.map((players) => ({
      text: players === 1 ? 'You play alone' : `You are ${numberText(players)}`,
      answers: { ...start, players },
    })),
    { text: 'You have an hour', answers: { ...start, minutes: 60 } },
    { text: 'You want few new rules', answers: { ...start, weight: 'light' } },
    { text: 'You want plenty of new rules', answers: { ...start, weight: 'heavy' } },
  ];
}
