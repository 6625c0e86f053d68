import { expect, it } from 'vitest';
import { codes, infoOf, type Code } from './codes.ts';
import { explainCode, listCodes, suggestCode } from './explain.ts';

const all = Object.keys(codes) as Code[];

it.each(all)('%s has a name, a title and a readable explanation', (code) => {
  const { text, title } = infoOf(code);
  expect(code).toMatch(/^[a-z]+\/[a-z0-9]+(?:-[a-z0-9]+)*$/);
  expect(title).toMatch(/^[A-Z].*[^.]$/);
  expect(title).not.toContain('. ');
  expect(text.slice(title.length)).toMatch(/^\. \S.*\.$/);
  expect(text).not.toMatch(/(?<!\.)\binvalid\b/i);
});

it('explains a code with a bad and a good example', () => {
  const text = explainCode('yaml/duplicate-key', false) ?? '';
  expect(text).toContain('yaml/duplicate-key  error');
  expect(text).toContain('For example\n  max_players: 5\n  max_players: 6');
  expect(text).toContain('Corrected\n  max_players: 6');
});

it('lists every code once, by area', () => {
  const lines = listCodes().split('\n').filter(Boolean);
  expect(lines.map((line) => line.split(' ')[0])).toEqual([...all].sort());
});

it('suggests a code for one that does not exist', () => {
  expect(explainCode('toString', false)).toBeNull();
  expect(suggestCode('offer/unknown-expansions')).toBe('Did you mean "offer/unknown-expansion"?');
  expect(suggestCode('duplicate-key')).toBe('Did you mean "yaml/duplicate-key"?');
  expect(suggestCode('draft/unheard-of')).toBe('Its area has "draft/reference".');
});
