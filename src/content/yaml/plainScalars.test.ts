import { expect, it } from 'vitest';
import { otherReading } from './plainScalars.ts';

it.each([
  ['true or false', ['yes', 'No', 'ON', 'off', 'y', 'N', 'true', 'FALSE']],
  ['nothing', ['~', 'null', 'NULL']],
  ['a date', ['2026-11-18', '2026-1-8', '2026-11-18T03:20:00Z', '2026-11-18 03:20:00']],
  [
    'a number',
    [
      '1830',
      '-5',
      '+7',
      '0o17',
      '017',
      '0x1F',
      '0b101',
      '1_000',
      '20:30',
      '190:20:30',
      '1e3',
      '.5',
      '6.',
      '.inf',
      '-.INF',
      '.nan',
    ],
  ],
])('recognizes words that some reader reads as %s', (reading, words) => {
  expect(words.map((word) => otherReading(word))).toEqual(words.map(() => reading));
});

it('accepts words that all readers read as text', () => {
  const words = [
    'Wingspan',
    'yesterday',
    '2–4',
    '7 Wonders',
    '1st',
    '.',
    '-',
    '10.0.0.1',
    '3:1 odds',
    '2026-11',
    'nano',
    '',
  ];
  expect(words.filter((word) => otherReading(word) !== null)).toEqual([]);
});
