import { expect, it } from 'vitest';
import { realGame } from '../../tests/picker/realGames.ts';
import { firstAnswers, type Answers } from './answers.ts';
import { baseId, type Need, type PickerGame } from './facts.ts';
import { missingNeeds } from './owned.ts';

const catan = realGame('catan');
const nothing: Answers = { ...firstAnswers(catan), owned: [] };

/** CATAN, had its boxes these needs. */
function needing(needs: Record<string, readonly Need[]>): PickerGame {
  return { ...catan, boxes: catan.boxes.map((box) => ({ ...box, needs: needs[box.id] ?? [] })) };
}

function missing(game: PickerGame, id: string, answers: Answers): string[] {
  return game.boxes.flatMap((box) =>
    box.id === id ? missingNeeds(game, box, answers).map(({ title }) => title) : [],
  );
}

it('counts what a needed box needs in turn', () => {
  const game = needing({
    'seafarers-5-6': [{ id: 'seafarers', title: 'Seafarers' }],
    seafarers: [{ id: baseId, title: 'CATAN' }],
  });
  expect(missing(game, 'seafarers-5-6', nothing)).toEqual(['Seafarers', 'CATAN']);
  expect(missing(game, 'seafarers-5-6', { ...nothing, owned: ['seafarers'] })).toEqual([]);
});

it('comes to an end where boxes need each other', () => {
  const game = needing({
    seafarers: [{ id: 'cities-and-knights', title: 'Cities & Knights' }],
    'cities-and-knights': [{ id: 'seafarers', title: 'Seafarers' }],
  });
  expect(missing(game, 'seafarers', nothing)).toEqual(['Cities & Knights', 'Seafarers']);
});

it('always counts what is no box of the guide', () => {
  const game = needing({ seafarers: [{ id: null, title: 'A table' }] });
  expect(missing(game, 'seafarers', firstAnswers(catan))).toEqual(['A table']);
});
