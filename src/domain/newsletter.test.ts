import { describe, expect, it } from 'vitest';
import { attemptWindowMs } from './uiLimits.ts';
import { checkEmail, minutesToWait, waitText } from './newsletterForm.ts';

describe('checkEmail', () => {
  it('trims and lower-cases', () => {
    expect(checkEmail('  Ada@Example.COM ')).toEqual({ kind: 'valid', email: 'ada@example.com' });
  });
  it('asks for a missing address', () => {
    expect(checkEmail('   ')).toEqual({ kind: 'refused', message: 'Email address is required' });
  });
  it.each(['ada', 'ada@example', '@example.com', 'ada@.', 'ada @example.com', 'ada@exa mple.com', 'a@b@c.d'])(
    'refuses %s',
    (typed) => {
      expect(checkEmail(typed)).toEqual({ kind: 'refused', message: 'Please enter a valid email address' });
    },
  );
  it('accepts 254 characters and no more', () => {
    const longest = `${'a'.repeat(242)}@example.com`;
    expect(checkEmail(longest).kind).toBe('valid');
    expect(checkEmail(`a${longest}`).kind).toBe('refused');
  });
});

describe('minutesToWait', () => {
  it('allows three attempts in 15 minutes', () => {
    expect(minutesToWait([0, 1000], 2000)).toBe(0);
    expect(minutesToWait([0, 1000, 2000], 3000)).toBe(15);
  });
  it('counts down to the end of the oldest attempt’s window', () => {
    expect(minutesToWait([0, 1000, 2000], attemptWindowMs - 1)).toBe(1);
    expect(minutesToWait([0, 1000, 2000], attemptWindowMs)).toBe(0);
  });
});

it('waitText says how long to wait', () => {
  expect([waitText(1), waitText(7)]).toEqual([
    'That was a few tries in a row. Please wait a minute and try again.',
    'That was a few tries in a row. Please wait 7 minutes and try again.',
  ]);
});
