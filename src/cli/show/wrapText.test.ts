import { describe, expect, it } from 'vitest';
import { strong, wrapText } from './wrapText.ts';

describe('lines', () => {
  it('are as wide as they may be, and start below what stands first', () => {
    expect(wrapText('one two three four', 9, '- ')).toEqual(['- one two', '  three', '  four']);
    expect(wrapText('one two', 7)).toEqual(['one two']);
    expect(wrapText(`${strong('one')} two`, 7)).toEqual([`${strong('one')} two`]);
  });

  it('are wider only where a word is', () => {
    const url = 'https://boardgamegeek.com/boardgame/266192';
    expect(wrapText(`see ${url} now`, 20, '  ')).toEqual(['  see', `  ${url}`, '  now']);
  });
});
