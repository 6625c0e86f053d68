import { expect, it } from 'vitest';
import { isReleasedAfter } from './releaseDate.ts';

const at = Date.UTC(2026, 10, 21);

it.each([
  'Release date: 3 March 2027',
  'Release Date March 3rd, 2027',
  'Releases Dec 2026',
  'Released: 2027-01-15',
  'Available from 1st of December 2026',
  'Due 12/12/2026',
  'Expected release date: Q1 2027',
  'UK release date: 2028',
  'Street date: 25.12.2026',
  'ETA: January 2027',
  'Expected to ship March 2027',
  'Ships February 2027',
])('"%s" is to come', (text) => {
  expect(isReleasedAfter(text, at)).toBe(true);
});

it.each([
  'Release date: 3 March 2020',
  'Released 2026',
  'Release date: 2026-11-20',
  'Released: 03/12/2026',
  'Release date: to be announced',
  'Delivery to the UK in 2027',
  'Estimated delivery 3 December 2026',
  'Ships 24 November 2026',
  'A sequel is due in 2099, says the designer in a long interview that somebody put on this page.',
  'Wingspan 2099',
  '99/99/2099',
])('"%s" is not, or may not be', (text) => {
  expect(isReleasedAfter(text, at)).toBe(false);
});
