import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { realGame } from '../tests/picker/realGames.ts';
import { isKept, keptAnswers, parseShelf, shelfText } from './shelf.ts';

const wingspan = realGame('wingspan');

describe('the shelf', () => {
  it('says what is owned at a game, and how it is played', () => {
    const shelf = parseShelf('wingspan=own:_base,asia;p:5&catan=own:_base');
    expect(keptAnswers(shelf, wingspan)).toEqual({
      owned: ['_base', 'asia'],
      players: 5,
      minutes: null,
      weight: null,
    });
  });

  it('takes the base game for granted where a game is not on it', () => {
    expect(keptAnswers(parseShelf('catan=own:_base'), wingspan).owned).toEqual(['_base']);
  });

  it('knows whether answers are those that it keeps', () => {
    const shelf = parseShelf('wingspan=own:_base,asia');
    const kept = keptAnswers(shelf, wingspan);
    expect(isKept(shelf, wingspan, kept)).toBe(true);
    expect(isKept(shelf, wingspan, { ...kept, players: 4 })).toBe(false);
    expect(isKept(parseShelf(null), wingspan, keptAnswers(parseShelf(null), wingspan))).toBe(false);
  });

  it('counts boxes and the games that have any', () => {
    expect(shelfText(parseShelf('wingspan=own:_base,asia;p:5&catan=own:_base&azul=own:'))).toBe(
      '3 boxes on your shelf across 2 games',
    );
    expect(shelfText(parseShelf('catan=own:_base'))).toBe('1 box on your shelf across 1 game');
    expect(shelfText(parseShelf(null))).toBe('');
  });

  it('bears any text that the browser may hold under its name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const shelf = parseShelf(text);
        expect(keptAnswers(shelf, wingspan).players).toBeNull();
        expect(shelfText(shelf)).toMatch(/^(?:\d+ box.*)?$/);
      }),
    );
  });
});
