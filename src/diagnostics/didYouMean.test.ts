import { expect, it } from 'vitest';
import { listWords, nearest } from './didYouMean.ts';

it('finds a word with a letter missing, whatever its case', () => {
  expect(nearest('oceana', ['european', 'oceania', 'asia'])).toBe('oceania');
  expect(nearest('zatu', ['MiniatureMarket', 'Zatu'])).toBe('Zatu');
});

it('finds the one longer word that a short form begins or ends', () => {
  expect(nearest('knights', ['seafarers', 'cities-and-knights'])).toBe('cities-and-knights');
  expect(nearest('expansion', ['oceania-expansion', 'european-expansion'])).toBeUndefined();
});

it('suggests no distant word, and never the word itself', () => {
  expect(nearest('wingspan', ['catan', 'azul'])).toBeUndefined();
  expect(nearest('azul', ['azul'])).toBeUndefined();
});

it('lists words as in a sentence', () => {
  expect(listWords(['a'])).toBe('"a"');
  expect(listWords(['a', 'b', 'c'], 'or')).toBe('"a", "b" or "c"');
  expect(listWords(['a', 'b', 'c'], 'and', 2)).toBe('"a", "b" and 1 more');
});
