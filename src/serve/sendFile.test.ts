import { expect, it } from 'vitest';
import { chooseCoding } from './sendFile.ts';

it.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['deflate', null],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', null],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['identity;q=1, *;q=0', null],
  ['identity, gzip;q=0.2', null],
  ['identity;q=0.5, gzip', 'gzip'],
  ['br;q=nonsense, gzip;q=0.1', 'gzip'],
  ['br ; q=1.0 , gzip ; q=0.9', 'br'],
  [',;,=,br;', 'br'],
])('of Accept-Encoding %j comes %s', (header, coding) => {
  expect(chooseCoding(header)).toBe(coding);
});
