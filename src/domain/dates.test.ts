import { describe, expect, it } from 'vitest';
import { addDays, dayOf, daysBetween, formatDate, isRealDate } from './dates.ts';

describe('formatDate', () => {
  it('writes the month in full, the day and the year', () => {
    expect(formatDate('2026-11-18')).toBe('November 18, 2026');
  });
  it('writes no leading zero', () => {
    expect(formatDate('2026-05-03')).toBe('May 3, 2026');
  });
  it('writes Month Year if the day is not known', () => {
    expect(formatDate('2026-08')).toBe('August 2026');
  });
  it('leaves out the time of a check', () => {
    expect(formatDate('2026-08-17T23:59:59Z')).toBe('August 17, 2026');
  });
});

describe('isRealDate', () => {
  it.each(['2024-02-29', '2026-12-31', '2026-08', '2026-08-17T03:20:00Z'])('accepts %s', (date) => {
    expect(isRealDate(date)).toBe(true);
  });
  it.each(['2026-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00', '2026-13'])(
    'rejects %s',
    (date) => {
      expect(isRealDate(date)).toBe(false);
    },
  );
});

describe('daysBetween', () => {
  it('counts whole days across a leap day', () => {
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  });
  it('is negative for a later start', () => {
    expect(daysBetween('2026-08-17', '2026-08-10')).toBe(-7);
  });
  it('ignores the time of day', () => {
    expect(daysBetween('2026-08-17T23:59:59Z', '2026-08-18')).toBe(1);
  });
});

it('dayOf cuts off the time', () => {
  expect(dayOf('2026-08-17T03:20:00Z')).toBe('2026-08-17');
});

it('addDays crosses the end of a month and a year', () => {
  expect([addDays('2026-08-17', 180), addDays('2024-02-28', 1)]).toEqual(['2027-02-13', '2024-02-29']);
});
