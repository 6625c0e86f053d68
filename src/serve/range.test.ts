import { describe, expect, it } from 'vitest';
import { parseRange } from './range.ts';

describe('a range of a file of 100 bytes', () => {
  it.each([
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=0-', { first: 0, last: 99 }],
    ['bytes=90-', { first: 90, last: 99 }],
    ['bytes=10-19', { first: 10, last: 19 }],
    ['bytes=10-5000', { first: 10, last: 99 }],
    ['bytes=-1', { first: 99, last: 99 }],
    ['bytes=-5000', { first: 0, last: 99 }],
    ['BYTES=0-1', { first: 0, last: 1 }],
    ['bytes= 0-1 ', { first: 0, last: 1 }],
  ])('%s is a part', (header, range) => {
    expect(parseRange(header, 100)).toEqual(range);
  });

  it.each([
    'bytes=100-',
    'bytes=5000-6000',
    'bytes=-0',
    'bytes=5-4',
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'bytes=0 - 1',
    'bytes=1e2-',
    `bytes=${'9'.repeat(400)}-`,
  ])('%s is not in it', (header) => {
    expect(parseRange(header, 100)).toBe('unsatisfiable');
  });

  it.each(['', 'bytes', 'bytes=0-1,5-6', 'pages=0-1'])('%j is ignored', (header) => {
    expect(parseRange(header, 100)).toBeNull();
  });

  it('does not exist where there are no bytes', () => {
    expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(parseRange('bytes=-5', 0)).toBe('unsatisfiable');
  });
});
