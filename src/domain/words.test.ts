import { describe, expect, it } from 'vitest';
import {
  complexityLevel,
  listText,
  ordinalText,
  playersText,
  printStatusText,
  rangeText,
  timeText,
  weightText,
} from './words.ts';

describe('ranges', () => {
  it('joins the ends with an en dash', () => {
    expect(rangeText(2, 4)).toBe('2–4');
    expect(timeText({ min_playtime: 40, max_playtime: 70 })).toBe('40–70 min');
    expect(playersText({ min_players: 1, max_players: 5 })).toBe('1–5 players');
  });
  it('shows one number where both ends are the same', () => {
    expect(timeText({ min_playtime: 45, max_playtime: 45 })).toBe('45 min');
    expect(playersText({ min_players: 1, max_players: 1 })).toBe('1 player');
  });
});

it('weights have one decimal', () => {
  expect([weightText(2.39), weightText(3)]).toEqual(['2.4', '3.0']);
});

it('complexity goes from 1 for Low to 5 for High', () => {
  expect(complexityLevel('Low')).toBe(1);
  expect(complexityLevel('Medium–High')).toBe(4);
  expect(complexityLevel('High')).toBe(5);
});

it('a box in print needs no warning, the others say so', () => {
  expect(printStatusText('in_print')).toBeNull();
  expect(printStatusText('out_of_print')).toBe('Out of print');
  expect(printStatusText('unknown')).toBe('Print run not known');
});

it('ranks read as words up to ten', () => {
  expect([ordinalText(1), ordinalText(10), ordinalText(11)]).toEqual(['first', 'tenth', 'number 11']);
});

it('joins names as a sentence does', () => {
  expect(listText(['Nate French'])).toBe('Nate French');
  expect(listText(['Nate French', 'MJ Newman'])).toBe('Nate French and MJ Newman');
  expect(listText(['Daniel Clark', 'Corey Konieczka', 'Kevin Wilson'])).toBe(
    'Daniel Clark, Corey Konieczka, and Kevin Wilson',
  );
});
