/** The answers as they stand in the controls, which are the browser's own and keep their state themselves. */
import {
  minuteChoices,
  oneOf,
  playerChoices,
  weightChoices,
  type Answers,
} from '../../../src/domain/picker/answers.ts';

export function readAnswers(root: HTMLElement): Answers {
  return {
    owned: ticks(root).flatMap(({ checked, value }) => (checked ? value : [])),
    players: oneOf(playerChoices, choice(root, 'players')?.value),
    minutes: oneOf(minuteChoices, choice(root, 'minutes')?.value),
    weight: oneOf(weightChoices, choice(root, 'weight')?.value),
  };
}

export function showAnswers(root: HTMLElement, answers: Answers): void {
  for (const tick of ticks(root)) tick.checked = answers.owned.includes(tick.value);
  for (const name of ['players', 'minutes', 'weight'] as const) {
    const control = choice(root, name);
    if (control) control.value = `${answers[name] ?? ''}`;
  }
}

/** The answers with what the reader has already changed in the controls since the page was made. */
export function withTouched(root: HTMLElement, answers: Answers): Answers {
  const now = readAnswers(root);
  return {
    owned: ticks(root).flatMap(({ checked, defaultChecked, value }) =>
      (checked === defaultChecked ? answers : now).owned.includes(value) ? value : [],
    ),
    players: now.players ?? answers.players,
    minutes: now.minutes ?? answers.minutes,
    weight: now.weight ?? answers.weight,
  };
}

export function rememberTick(root: HTMLElement): HTMLInputElement | null {
  return root.querySelector<HTMLInputElement>('[name=remember]');
}

function ticks(root: HTMLElement): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>('[name=own]')];
}

function choice(root: HTMLElement, name: string): HTMLSelectElement | null {
  return root.querySelector<HTMLSelectElement>(`select[name=${name}]`);
}
