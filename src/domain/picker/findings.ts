/** What the data says of a box about each thing that the reader asked for. */
import type { Answers } from './answers.ts';
import type { PickerBox, PickerGame } from './facts.ts';
import { rulesOf, seatsOf, timeOf, type HardField } from './fit.ts';
import { meetsText, minutesText, numberText, seatsText } from './phrases.ts';

/** evidence follows a colon; it is null where the data says less than that, and the sentence says how much. */
export interface Finding {
  evidence: string | null;
  sentence: string;
}

export const hardFields = ['players', 'time', 'rules'] as const satisfies readonly HardField[];

/** Null where the reader did not ask. */
export function findingOf(
  field: HardField,
  game: PickerGame,
  box: PickerBox,
  answers: Answers,
): Finding | null {
  switch (field) {
    case 'players':
      return answers.players === null ? null : seatsFinding(game, box, answers);
    case 'time':
      return answers.minutes === null ? null : timeFinding(game, box, answers);
    case 'rules':
      return answers.weight === null ? null : rulesFinding(box, answers);
  }
}

function seatsFinding(game: PickerGame, box: PickerBox, answers: Answers): Finding {
  const seats = seatsOf(game, box, answers);
  if (seats.kind === 'through') {
    return {
      evidence: null,
      sentence: `It works with ${seats.box.title}, which you own and which ${meetsText('players', answers)}.`,
    };
  }
  if (box.players === null)
    return { evidence: null, sentence: `Whether it ${meetsText('players', answers)} is not known.` };
  const evidence = `${seatsText(box.players)} with it`;
  return { evidence, sentence: `It ${meetsText('players', answers)}: ${evidence}.` };
}

function timeFinding(game: PickerGame, box: PickerBox, answers: Answers): Finding {
  const { minutes, time } = box;
  const limit = answers.minutes ?? 0;
  if (minutes !== null) {
    const listed = `listed at ${minutesText(minutes)} with it`;
    return timeOf(game, box, answers) === 'over'
      ? { evidence: null, sentence: `A game is ${listed}, so some run past ${limit}.` }
      : { evidence: listed, sentence: `A game fits into ${limit} minutes: ${listed}.` };
  }
  if (time !== null) return { evidence: null, sentence: `Of its time we only know this: ${time}.` };
  return {
    evidence: null,
    sentence: `How long a game takes with it is not known${baseTime(game, box)}.`,
  };
}

/** What helps where a box's own time is not known. */
function baseTime({ base }: PickerGame, box: PickerBox): string {
  const needsBase = box.needs.some(({ id }) => id === base.id);
  return needsBase ? `; the base game alone takes ${minutesText(base.minutes)}` : '';
}

function rulesFinding(box: PickerBox, answers: Answers): Finding {
  if (rulesOf(box, answers) === 'unknown')
    return { evidence: null, sentence: 'How many rules it adds is not known.' };
  const evidence = `its new rules are rated ${box.rules ?? ''}`;
  return { evidence, sentence: `It ${meetsText('rules', answers)}: ${evidence}.` };
}

/** Why a box is out, in a sentence about it. */
export function refusalText(field: HardField, game: PickerGame, box: PickerBox, answers: Answers): string {
  switch (field) {
    case 'players': {
      const seats = box.players === null ? 'an unknown number' : seatsText(box.players);
      return `Seats ${seats}, not ${numberText(answers.players ?? 0)}.`;
    }
    case 'time':
      return box.minutes === null
        ? `Its time is not known${baseTime(game, box)}, which is more than ${answers.minutes ?? 0}.`
        : `Listed at ${minutesText(box.minutes)}, more than ${answers.minutes ?? 0}.`;
    case 'rules':
      return `Its new rules are rated ${box.rules ?? ''}, which is ${answers.weight === 'light' ? 'more than few' : 'not plenty'}.`;
  }
}
