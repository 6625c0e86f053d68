import { describe, expect, it } from 'vitest';
import { attemptWindowMs } from './interface.ts';
import { checkEmail, minutesToWait, waitText } from './newsletter.ts';

describe('checkEmail', () => {
  it('trims and lower-cases', () => {
    expect(checkEmail('  Ada@Example.COM ')).toEqual({ kind: 'valid', email: 'ada@example.com' });
  });
  it('asks for an address where there is none', () => {
    expect(checkEmail('   ')).toEqual({ kind: 'refused', message: 'Email address is required' });
  });
  it.each(['ada', 'ada@example', '@example.com', 'ada@.', 'ada @example.com', 'ada@exa mple.com', 'a@b@c.d'])(
    'refuses %s',
    (typed) => {
      expect(checkEmail(typed)).toEqual({ kind: 'refused', message: 'Please enter a valid email address' });
    },
  );
  it('takes 254 characters and no more', () => {
    const longest = `${'a'.repeat(242)}@example.com`;
    expect(checkEmail(longest).kind).toBe('valid');
    expect(checkEmail(`a${longest}`).kind).toBe('refused');
  });
});

describe('minutesToWait', () => {
  it('lets three attempts through in 15 minutes', () => {
    expect(minutesToWait([0, 1000], 2000)).toBe(0);
    expect(minutesToWait([0, 1000, 2000], 3000)).toBe(15);
  });
  it('counts down to the end of the window of the oldest', () => {
    expect(minutesToWait([0, 1000, 2000], attemptWindowMs - 1)).toBe(1);
    expect(minutesToWait([0, 1000, 2000], attemptWindowMs)).toBe(0);
  });
});

it('waitText is kind about it', () => {
  expect([waitText(1), waitText(7)]).toEqual([
    'That was a few tries in a row. Please wait a minute and try again.',
    'That was a few tries in a row. Please wait 7 minutes and try again.',
  ]);
});
