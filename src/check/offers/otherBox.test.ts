import { expect, it } from 'vitest';
import type { Expansion, Game } from '../../domain/data.ts';
import { feedItems } from '../../content/author/feed/matchRow.ts';
import { openOtherBox } from './item.ts';

const box = (id: string, title: string) => ({ id, title, requires_base_game: true }) as Expansion;
const game = {
  id: 'wingspan',
  title: 'Wingspan',
  publisher: 'Stonemaier Games',
  expansions: [box('oceania', 'Oceania'), box('asia', 'Asia'), box('european', 'European Expansion')],
} as unknown as Game;
const items = feedItems({ games: new Map([[game.id, game]]), guides: new Map() });

it.each<[key: string, heading: string, other: boolean]>([
  ['wingspan/oceania', 'Wingspan: Oceania Expansion', false],
  ['wingspan/oceania', 'Oceania (Wingspan exp.)', false],
  ['wingspan/oceania', 'Wingspan Oceania Expansion – Stonemaier Games, 2020', false],
  ['wingspan/oceania', 'Wingspan', true],
  ['wingspan/oceania', 'Wingspan: Asia', true],
  ['wingspan/oceania', 'Asia', true],
  ['wingspan/oceania', 'Wingspan Oceania card sleeves', true],
  ['wingspan/oceania', 'Wingspan: Oceania, case of 6', true],
  ['wingspan/oceania', 'Wingspan: Oceania (German edition)', true],
  ['wingspan/oceania', 'Wingspan: Oceania rules (PDF)', true],
  ['wingspan/oceania', 'Wingspan with Oceania Expansion', true],
  ['wingspan/oceania', 'Azul: Summer Pavilion', true],
  ['wingspan/oceania', '', false],
  ['wingspan', 'Wingspan', false],
  ['wingspan', 'Wingspan Board Game (2nd printing)', false],
  ['wingspan', 'Wingspan: European Expansion', true],
  ['wingspan', 'Azul', true],
])('for %s, a page headed "%s" is of something else: %s', (key, heading, other) => {
  expect(openOtherBox(items, key)(heading) !== null).toBe(other);
});
