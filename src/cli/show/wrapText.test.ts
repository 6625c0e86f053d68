import { describe, expect, it } from 'vitest';
import { strong, wrapText } from './pageText.ts';

describe('wrapped lines', () => {
  it('fill the width, and align below the first word', () => {
    expect(wrapText('one two three four', 9, '- ')).toEqual(['- one two', '  three', '  four']);
    expect(wrapText('one two', 7)).toEqual(['one two']);
    expect(wrapText(`${strong('one')} two`, 7)).toEqual([`${strong('one')} two`]);
  });

  it('exceed the width only for a long word', () => {
    const url = 'https://boardgamegeek.com/boardgame/266192';
    expect(wrapText(`see ${url} now`, 20, '  ')).toEqual(['  see', `  ${url}`, '  now']);
  });
});
