import { describe, expect, it } from 'vitest';
import { columnsOf, paintLines, strong, wrapText } from './wrapText.ts';

describe('columns', () => {
  it.each([
    ['Catán', 5],
    ['Cata\u0301n', 5],
    ['カタン', 6],
    ['5–6', 3],
    ['🐦', 2],
    ['👩‍🚀', 2],
    [strong('Asia'), 4],
  ])('of %j are %i', (text, columns) => {
    expect(columnsOf(text)).toBe(columns);
  });
});

describe('lines', () => {
  it('are as wide as they may be, and start below what stands first', () => {
    expect(wrapText('one two three four', 9, '- ')).toEqual(['- one two', '  three', '  four']);
    expect(wrapText('one two', 7)).toEqual(['one two']);
  });

  it('are wider only where a word is', () => {
    const url = 'https://boardgamegeek.com/boardgame/266192';
    expect(wrapText(`see ${url} now`, 20, '  ')).toEqual(['  see', `  ${url}`, '  now']);
  });

  it('count wide letters as two', () => {
    expect(wrapText('カタ カタ カタ', 9)).toEqual(['カタ カタ', 'カタ']);
  });
});

it('makes names stand out over the end of a line, and leaves no mark without colors', () => {
  const text = `Buy the ${strong('European Expansion')} first, see how (/about).`;
  const lines = wrapText(text, 18);
  expect(paintLines(lines, false)).toEqual(['Buy the European', 'Expansion first,', 'see how (/about).']);
  expect(paintLines(lines, true)).toEqual([
    'Buy the \u001b[1mEuropean\u001b[22m',
    '\u001b[1mExpansion\u001b[22m first,',
    'see how (/about).',
  ]);
});
