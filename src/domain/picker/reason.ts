/** Why this box, in sentences made from the data. */
import { ordinalText } from '../words.ts';
import type { Answers } from './answers.ts';
import { misgivingsOf } from './choose.ts';
import type { PickerBox, PickerGame } from './facts.ts';
import { findingOf, hardFields } from './findings.ts';
import type { HardField } from './fit.ts';
import { missingNeeds } from './owned.ts';
import { decidedAgainst, type Field } from './passedOver.ts';
import { listText, meetsText, minutesText, seatsText } from './phrases.ts';

/** A sentence, and the field of the data that it rests on. */
export interface Part {
  field: Field | 'print';
  text: string;
}

/** In this order a field is named as the one that decided. */
const order: readonly Field[] = ['players', 'time', 'rules', 'needs', 'mix', 'own'];

/** The first part names the field that decided against everything ranked higher. */
export function reasonFor(game: PickerGame, answers: Answers, box: PickerBox): Part[] {
  const misgivings = misgivingsOf(game, box, answers);
  const above = game.boxes.slice(0, game.boxes.indexOf(box)).filter(({ rank }) => rank !== null);
  const against = new Set(above.map((other) => decidedAgainst(game, answers, other, misgivings)));
  const decided = order.filter((field) => against.has(field));
  const said = new Set<Field>(decided);
  const evidence = hardFields.flatMap((field) =>
    said.has(field) ? (findingOf(field, game, box, answers)?.evidence ?? []) : [],
  );
  return [
    { field: decided[0] ?? 'rank', text: headline(box, answers, decided, evidence) },
    ...hardFields.flatMap((field): Part[] => {
      const finding = findingOf(field, game, box, answers);
      if (finding === null || (said.has(field) && finding.evidence !== null)) return [];
      return [{ field, text: finding.sentence }];
    }),
    ...needsParts(game, answers, box),
    ...printParts(box.print),
  ];
}

function headline(
  box: PickerBox,
  answers: Answers,
  decided: readonly Field[],
  evidence: readonly string[],
): string {
  const clauses = decided.map((field) => clauseText(field, answers));
  if (box.rank === null) {
    return `No ranked box that you do not own ${meetsText('players', answers)}; this one, without a rank, does${colon(evidence)}.`;
  }
  if (clauses.length === 0) return 'It stands first in our ranking.';
  if (clauses.length === 1 && decided[0] === 'own')
    return `It is the highest-ranked box ${clauses.join('')}: ${ordinalText(box.rank)} in our ranking.`;
  return `It is the highest-ranked box ${listText(clauses)}${colon(evidence)}.`;
}

function colon(evidence: readonly string[]): string {
  return evidence.length === 0 ? '' : `: ${evidence.join('; ')}`;
}

function clauseText(field: Field, answers: Answers): string {
  switch (field) {
    case 'own':
      return 'that you do not own yet';
    case 'needs':
      return 'that needs nothing you do not own';
    case 'mix':
      return 'that does not clash with what you own';
    case 'rank':
      return '';
    case 'players':
    case 'time':
    case 'rules':
      return `that ${meetsText(field, answers)}`;
  }
}

function needsParts(game: PickerGame, answers: Answers, box: PickerBox): Part[] {
  const { base } = game;
  const missing = missingNeeds(game, box, answers).map(({ title }) => title);
  if (missing.length > 0) {
    const them = missing.length === 1 ? 'it' : 'them';
    return [
      {
        field: 'needs',
        text: `It needs ${listText(missing)}, which you do not own: buy ${them} as well.`,
      },
    ];
  }
  // The data counts seats with the base game on the table where a box is both a game of its own and an expansion.
  const counted = box.standalone && box.modular && !answers.owned.includes(base.id);
  if (!counted || (box.players?.max ?? 0) <= base.players.max) return [];
  return [
    {
      field: 'needs',
      text: `That count may include ${base.title} on the table: see what the box seats on its own.`,
    },
  ];
}

/** Why the base game comes before the box that needs it. */
export function reasonForBase(game: PickerGame, answers: Answers, wanted: PickerBox): Part[] {
  const { base } = game;
  const parts: Part[] = [
    {
      field: 'needs',
      text: `${wanted.title}, the next box for you, needs ${base.title}, which you do not own yet.`,
    },
  ];
  const met: readonly [HardField, string | null][] = [
    ['players', answers.players === null ? null : `It takes ${seatsText(base.players)}.`],
    ['time', answers.minutes === null ? null : `It is listed at ${minutesText(base.minutes)}.`],
  ];
  for (const [field, text] of met) if (text !== null) parts.push({ field, text });
  return [...parts, ...printParts(base.print)];
}

function printParts(print: PickerBox['print']): Part[] {
  switch (print) {
    case 'in_print':
      return [];
    case 'out_of_print':
      return [{ field: 'print', text: 'It is out of print.' }];
    case 'unknown':
      return [{ field: 'print', text: 'Whether it is still in print is not known.' }];
  }
}
