import { expect, it } from 'vitest';
import { nodeAt, openSource, locationOf, locationOfRange, locationOfWords } from './source.ts';

const source = openSource(
  'data/games/wingspan.yaml',
  [
    'id: wingspan',
    'expansions:',
    '  - id: european',
    '    title: "European Expansion" # in quotes',
    '  - id: oceania',
    '    summary: >-',
    '      Nectar stands for',
    '      any other food.',
    'tags: [Birds, "Engine building"]',
    'edition:',
    '',
  ].join('\n'),
);

it('finds a value, a key and an entry of a flow list', () => {
  expect(locationOf(source, ['expansions', 0, 'title'])).toMatchObject({
    line: 4,
    column: 12,
    endColumn: 32,
  });
  expect(locationOf(source, ['expansions', 0, 'title'], 'key')).toMatchObject({
    line: 4,
    column: 5,
    endColumn: 10,
  });
  expect(locationOf(source, ['tags', 1])).toMatchObject({ line: 9, column: 15, endColumn: 32 });
});

it('shows a list, fields and an empty value by their key', () => {
  expect(locationOf(source, ['expansions'])).toMatchObject({ line: 2, column: 1, endColumn: 11 });
  expect(locationOf(source, ['edition'])).toMatchObject({ line: 10, column: 1, endColumn: 8 });
});

it('shows an entry that consists of fields by its first line', () => {
  expect(locationOf(source, ['expansions', 1])).toMatchObject({ line: 5, column: 5, endColumn: 16 });
});

it('shows the nearest ancestor of a missing value', () => {
  expect(locationOf(source, ['expansions', 1, 'slug'])).toMatchObject({ line: 5, column: 5 });
  expect(locationOf(source, ['publisher'])).toMatchObject({ line: 1, column: 1 });
});

it('finds words in a block of text', () => {
  const path = ['expansions', 1, 'summary'];
  expect(locationOfWords(source, path, 'any other')).toMatchObject({ line: 8, column: 7, endColumn: 16 });
  expect(locationOfWords(source, path, 'Feeders')).toMatchObject({ line: 6 });
});

it('returns the range of a scalar', () => {
  const [start = 0, end = 0] = nodeAt(source, ['expansions', 0, 'title'])?.range ?? [];
  expect(source.text.slice(start, end)).toBe('"European Expansion"');
});

it('counts lines and columns from 1 and cuts a location at the end of its line', () => {
  const text = { file: 'a.yaml', text: 'ab\r\ncd\nef' };
  expect(locationOfRange(text, 0, 1)).toEqual({ file: 'a.yaml', line: 1, column: 1, endColumn: 2 });
  expect(locationOfRange(text, 4, 9)).toEqual({ file: 'a.yaml', line: 2, column: 1, endColumn: 3 });
  expect(locationOfRange(text, 8, 9)).toEqual({ file: 'a.yaml', line: 3, column: 2, endColumn: 3 });
});
