import { describe, expect, it } from 'vitest';
import { markDates } from './dates.ts';
import { readStock } from './readStock.ts';

const at = Date.UTC(2026, 10, 21);

describe('a line on stock', () => {
  it.each(['Stock', 'Available', 'Availability', 'Verfügbarkeit', 'Disponibilité', 'Voorraad', 'Lager'])(
    'that is only a label says nothing: %s',
    (line) => {
      expect(readStock(line, at)).not.toBe('in');
    },
  );

  it.each([
    ['In stock on December 24, 2026', 'later'],
    ['In stock on December 24, 2026.', 'later'],
    ['Release date: 3 March 2027', 'later'],
    ['Release date: 3 March 2020', 'aside'],
    ['ETA: January 2027', 'later'],
    ['Estimated delivery 3 December 2026', 'aside'],
    ['Only 4 left in stock (more on the way).', 'in'],
  ])('%s is %s', (line, said) => {
    expect(readStock(line, at)).toBe(said);
  });

  it('with a date means nothing sure without a clock', () => {
    expect(readStock('In stock on December 24, 2026')).toBe('unread');
  });
});

it.each([
  '3 March 2027',
  '3. März 2027',
  '3 mars 2027',
  '3 marzo 2027',
  '3 maart 2027',
  '3 marca 2027',
  '3 de março de 2027',
  '3. marts 2027',
  '3. března 2027',
])('%s is a date', (line) => {
  expect(markDates(line).dates).toEqual([Date.UTC(2027, 2, 3)]);
});
