import { ordinalWords } from '../../../../domain/words.ts';

const numberWords = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

export const numberPattern = `(?:\\d{1,3}|${numberWords.join('|')})`;

export const ordinalPattern = `(?:${ordinalWords.slice(2).join('|')}|\\d{1,2}(?:rd|th))`;

export function readNumber(text: string): number {
  const lower = text.toLowerCase();
  const word = Math.max(numberWords.indexOf(lower), ordinalWords.indexOf(lower));
  return word === -1 ? Number.parseInt(lower, 10) : word + 1;
}
