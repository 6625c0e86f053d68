import { expect, it } from 'vitest';
import { wordsOf } from './names.ts';

it.each([
  ["Queen's Garden, round-end powers", ["Queen's", 'Garden', 'round-end', 'powers']],
  ['2.48 of 5, for 5–6; 1,299 cards.', ['2.48', 'of', '5', 'for', '5–6', '1,299', 'cards']],
  ['Agents of S.H.I.E.L.D. at last', ['Agents', 'of', 'S.H.I.E.L.D', 'at', 'last']],
  ['Expansion—or not? “Jäger” & Élysée', ['Expansion', 'or', 'not', 'Jäger', 'Élysée']],
  ['it.Next', ['it', 'Next']],
  ['', []],
])('reads the words of %j', (text, expected) => {
  const words = wordsOf(text);
  expect(words.map((word) => word.text)).toEqual(expected);
  for (const { start, end, text: word } of words) expect(text.slice(start, end)).toBe(word);
});

it('makes straight and curly apostrophes equal', () => {
  const [straight, curly, modifier] = wordsOf("You're you’re youʼre");
  expect(straight?.folded).toBe("you're");
  expect(curly?.folded).toBe("you're");
  expect(modifier?.folded).toBe("you're");
});
