import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOnShelf, keptChoices, parseShelf, shelfText } from './shelf.ts';
import { finderGame } from './finder/finderGame.ts';
import { sampleGame, sampleGuide } from '../tests/situations/sampleGuide.ts';
import { tableOf } from './finder/choices.ts';

const wingspan = finderGame(sampleGuide, sampleGame);

describe('the shelf', () => {
  it('says what is owned of a game, and how it is played', () => {
    const shelf = parseShelf('wingspan=own:base,asia;p:5&catan=own:base');
    expect(keptChoices(shelf, wingspan)).toEqual({
      owned: ['base', 'asia'],
      table: tableOf('5'),
      edition: null,
      wants: null,
    });
  });

  it('assumes the base game of a game that is not on it', () => {
    expect(keptChoices(parseShelf('catan=own:base'), wingspan).owned).toEqual(['base']);
  });

  it('recognizes the choices that it keeps', () => {
    const shelf = parseShelf('wingspan=own:base,asia');
    const kept = keptChoices(shelf, wingspan);
    expect(isOnShelf(shelf, wingspan, kept)).toBe(true);
    expect(isOnShelf(shelf, wingspan, { ...kept, table: tableOf('5') })).toBe(false);
    expect(isOnShelf(parseShelf(null), wingspan, keptChoices(parseShelf(null), wingspan))).toBe(false);
  });

  it('counts boxes and the games that have any', () => {
    expect(shelfText(parseShelf('wingspan=own:base,asia;p:5&catan=own:base&azul=own:'))).toBe(
      '3 {boxes} on your shelf across 2 games',
    );
    expect(shelfText(parseShelf('catan=own:base'))).toBe('1 {box} on your shelf across 1 game');
    expect(shelfText(parseShelf(null))).toBe('');
  });

  it('accepts any text from the browser’s storage', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const shelf = parseShelf(text);
        expect(keptChoices(shelf, wingspan).table).toBeNull();
        expect(shelfText(shelf)).toMatch(/^(?:\d+ \{box.*)?$/);
      }),
    );
  });
});
