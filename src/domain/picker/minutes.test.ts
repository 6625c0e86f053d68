import { expect, it } from 'vitest';
import { minutesOf } from './minutes.ts';

it.each([
  ['BGG lists 75–90 minutes instead of 40–70', { min: 75, max: 90 }],
  ['BGG lists 60 minutes; the base game 30–60', { min: 60, max: 60 }],
  ['BGG listed 90–180 minutes in 2025, against 60–120', { min: 90, max: 180 }],
  ['BGG lists the same 30–120 minutes as for the base game', { min: 30, max: 120 }],
  ['None: a review lists 30–45 minutes, as for Azul', { min: 30, max: 45 }],
  ['A review gives 60–90 minutes for each scenario', { min: 60, max: 90 }],
  ['A review counts 10–15 minutes more; BGG lists 40–100', { min: 40, max: 100 }],
])('reads the length of a game from "%s"', (words, minutes) => {
  expect(minutesOf(words)).toEqual(minutes);
});

it.each([
  'Shorter, because the slow first turns go',
  'A review lists 10–15 minutes more',
  'A review lists 15 minutes more',
  'Adds 20 minutes',
])('finds none in "%s"', (words) => {
  expect(minutesOf(words)).toBeNull();
});
