/** The boxes that were not chosen, each with the field that decided against it. */
import { ordinalText, verdictText } from '../words.ts';
import type { Answers } from './answers.ts';
import { misgivingsOf } from './choose.ts';
import type { PickerBox, PickerGame } from './facts.ts';
import { refusalText } from './findings.ts';
import { ruledOutBy, type HardField } from './fit.ts';
import { clashOf, missingNeeds } from './owned.ts';
import { listText } from './phrases.ts';

/** What can decide. own: it is owned. needs: it needs more. mix: it clashes with an owned box. */
export type Field = HardField | 'own' | 'needs' | 'mix' | 'rank';

export interface PassedOver {
  id: string;
  slug: string;
  title: string;
  field: Field;
  why: string;
}

/** Every other ranked box that is not owned; misgivings are those of the pick. */
export function passedOver(
  game: PickerGame,
  answers: Answers,
  pick: string | null,
  misgivings: number,
): PassedOver[] {
  return game.boxes
    .filter(({ id, rank }) => rank !== null && id !== pick && !answers.owned.includes(id))
    .map((box) => {
      const { id, slug, title } = box;
      const field = decidedAgainst(game, answers, box, misgivings);
      return { id, slug, title, field, why: whyNot(field, game, answers, box) };
    });
}

/** Why a box was not taken when one with these misgivings was: the first field that says so. */
export function decidedAgainst(
  game: PickerGame,
  answers: Answers,
  box: PickerBox,
  misgivings: number,
): Field {
  if (answers.owned.includes(box.id)) return 'own';
  const hard = ruledOutBy(game, box, answers);
  if (hard !== null) return hard;
  const own = misgivingsOf(game, box, answers);
  if (own <= misgivings) return 'rank';
  return own >= 2 && misgivings < 2 ? 'needs' : 'mix';
}

function whyNot(field: Field, game: PickerGame, answers: Answers, box: PickerBox): string {
  switch (field) {
    case 'own':
      return 'You own it.';
    case 'needs': {
      const titles = missingNeeds(game, box, answers).map(({ title }) => title);
      return `Needs ${listText(titles)}, which you do not own.`;
    }
    case 'mix': {
      const clash = clashOf(game, box, answers);
      const other = game.boxes.find(({ id }) => id !== box.id && clash?.boxes.includes(id));
      return `${verdictText[clash?.verdict ?? 'unknown']} with ${other?.title ?? ''}, which you own.`;
    }
    case 'rank':
      return `Would do as well, but is only ${ordinalText(box.rank ?? 0)} in our ranking.`;
    case 'players':
    case 'time':
    case 'rules':
      return refusalText(field, game, box, answers);
  }
}
