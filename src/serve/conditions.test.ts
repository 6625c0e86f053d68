import { expect, it } from 'vitest';
import { allowsRange, isKnown } from './conditions.ts';

it.each([
  ['"abc-br"', true],
  ['W/"abc-br"', true],
  ['"other", W/"abc-br"', true],
  ['"with, comma", "abc-br"', true],
  ['*', true],
  ['"abc"', false],
  ['abc-br', false],
  ['""', false],
  ['"*"', false],
  [undefined, false],
])('If-None-Match %s names "abc-br": %s', (header, known) => {
  expect(isKnown(header, '"abc-br"')).toBe(known);
});

it.each([
  [undefined, true],
  ['"abc"', true],
  ['W/"abc"', false],
  ['"other"', false],
  ['Wed, 18 Nov 2026 07:28:00 GMT', false],
])('If-Range %s lets a part of "abc" go out: %s', (header, allowed) => {
  expect(allowsRange(header, '"abc"')).toBe(allowed);
});
