import { expect, it } from 'vitest';
import { realGame, realGames } from '../../tests/picker/realGames.ts';
import { situationsOf } from './situations.ts';

it('are owning nothing, the base game and one box more, numbers of players, an hour, few and many rules', () => {
  expect(situationsOf(realGame('wingspan')).map(({ text }) => text)).toEqual([
    'You own nothing yet',
    'You own the base game',
    'You own the base game and European Expansion',
    'You play alone',
    'You are two',
    'You are five',
    'You are six',
    'You have an hour',
    'You want few new rules',
    'You want plenty of new rules',
  ]);
});

it('name the base game where it is a box of the list', () => {
  expect(
    situationsOf(realGame('azul'))
      .map(({ text }) => text)
      .slice(1, 3),
  ).toEqual(['You own Azul', 'You own Azul and Azul: Summer Pavilion']);
});

it('are each said once in every game', () => {
  for (const game of realGames) {
    const texts = situationsOf(game).map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
  }
});
