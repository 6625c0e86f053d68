import { describe, expect, it } from 'vitest';
import { Cookies } from './getPage.ts';

const sent = (set: string | string[], from: string, to: string) => {
  const cookies = new Cookies();
  cookies.take(set, new URL(from));
  return cookies.headerFor(new URL(to));
};

describe('a cookie', () => {
  it.each([
    ['a=1', 'https://zatu.com/x', 'https://zatu.com/y', 'a=1'],
    ['a=1', 'https://zatu.com/x', 'https://www.zatu.com/', null],
    ['a=1', 'https://zatu.com/x', 'https://notzatu.com/', null],
    ['a=1', 'https://zatu.com/products/x', 'https://zatu.com/products/y', 'a=1'],
    ['a=1', 'https://zatu.com/products/x', 'https://zatu.com/', null],
    ['a=1; Path=/', 'https://zatu.com/products/x', 'https://zatu.com/', 'a=1'],
    ['a=1; Path=/pro', 'https://zatu.com/products/x', 'https://zatu.com/products/x', null],
    ['a=1; Path=/products', 'https://zatu.com/', 'https://zatu.com/products', 'a=1'],
    ['a=1; Path=relative', 'https://zatu.com/products/x', 'https://zatu.com/products/z', 'a=1'],
    ['a=1; Domain=zatu.com; Path=/', 'https://www.zatu.com/x', 'https://zatu.com/', 'a=1'],
    ['a=1; Domain=.zatu.com; Path=/', 'https://www.zatu.com/x', 'https://eu.zatu.com/', 'a=1'],
    ['a=1; domain=ZATU.COM; Path=/', 'https://zatu.com/x', 'https://www.zatu.com/', 'a=1'],
    ['a=1; Domain=com; Path=/', 'https://zatu.com/', 'https://zatu.com/', null],
    ['a=1; Domain=co.uk; Path=/', 'https://board-game.co.uk/', 'https://board-game.co.uk/', null],
    [
      'a=1; Domain=myshopify.com; Path=/',
      'https://thief.myshopify.com/',
      'https://zatu.myshopify.com/',
      null,
    ],
    ['a=1; Domain=github.io; Path=/', 'https://thief.github.io/', 'https://zatu.github.io/', null],
    ['a=1; Domain=zatu.co.uk; Path=/', 'https://www.zatu.co.uk/', 'https://zatu.co.uk/', 'a=1'],
    ['a=1; Domain=other.com; Path=/', 'https://zatu.com/', 'https://zatu.com/', null],
    ['a=1; Domain=atu.com; Path=/', 'https://zatu.com/', 'https://zatu.com/', null],
    ['a=1; Domain=0.0.1', 'http://127.0.0.1/', 'http://127.0.0.1/', null],
    ['a=1', 'http://127.0.0.1:81/', 'http://127.0.0.1:82/', 'a=1'],
    ['a=1; Secure', 'https://zatu.com/', 'https://zatu.com/', 'a=1'],
    ['a=1; Secure', 'https://zatu.com/', 'http://zatu.com/', null],
    ['a=1; Max-Age=60', 'https://zatu.com/', 'https://zatu.com/', 'a=1'],
    ['a=1; Max-Age=0', 'https://zatu.com/', 'https://zatu.com/', null],
    ['a=1; Expires=Sat, 01 Jan 2000 00:00:00 GMT', 'https://zatu.com/', 'https://zatu.com/', null],
    ['a=1; Expires=Sat, 01 Jan 2050 00:00:00 GMT', 'https://zatu.com/', 'https://zatu.com/', 'a=1'],
    ['a=1; Expires=never', 'https://zatu.com/', 'https://zatu.com/', 'a=1'],
    [
      'a=1; Max-Age=60; Expires=Sat, 01 Jan 2000 00:00:00 GMT',
      'https://zatu.com/',
      'https://zatu.com/',
      'a=1',
    ],
    ['a=b=c', 'https://zatu.com/', 'https://zatu.com/', 'a=b=c'],
    ['a=', 'https://zatu.com/', 'https://zatu.com/', 'a='],
    ['=1', 'https://zatu.com/', 'https://zatu.com/', null],
    ['a', 'https://zatu.com/', 'https://zatu.com/', null],
    ['a=1\r\nX-Injected: 1', 'https://zatu.com/', 'https://zatu.com/', null],
    ['a=\x01', 'https://zatu.com/', 'https://zatu.com/', null],
    ['a b=1', 'https://zatu.com/', 'https://zatu.com/', null],
    ['a=\xfc', 'https://zatu.com/', 'https://zatu.com/', null],
    [`a=${'x'.repeat(5_000)}`, 'https://zatu.com/', 'https://zatu.com/', null],
    ['', 'https://zatu.com/', 'https://zatu.com/', null],
  ])('%j set by %s goes to %s as %j', (set, from, to, expected) => {
    expect(sent(set, from, to)).toBe(expected);
  });
});

it('the later value wins, and Max-Age=0 deletes it', () => {
  const url = new URL('https://zatu.com/');
  const cookies = new Cookies();
  cookies.take(['a=1', 'b=1', 'a=2'], url);
  expect(cookies.headerFor(url)).toBe('a=2; b=1');
  cookies.take('a=; Max-Age=0', url);
  expect(cookies.headerFor(url)).toBe('b=1');
});

it('the state changes with a value, and only then', () => {
  const url = new URL('https://zatu.com/');
  const cookies = new Cookies();
  const states = ['a=1', 'a=1', 'a=2', 'b; x', 'a=; Max-Age=0'].map((set) => {
    cookies.take(set, url);
    return cookies.state;
  });
  const [first, , second, , last] = states;
  expect(states).toEqual([first, first, second, second, last]);
  expect(new Set(states).size).toBe(3);
});

it('the longer path comes first', () => {
  expect(
    sent(['a=1; Path=/', 'b=1; Path=/products'], 'https://zatu.com/', 'https://zatu.com/products/x'),
  ).toBe('b=1; a=1');
});

it('a flood of cookies is limited', () => {
  const flood = Array.from({ length: 500 }, (_, index) => `c${index}=${'x'.repeat(1_000)}`);
  expect(sent(flood, 'https://zatu.com/', 'https://zatu.com/')?.length).toBeLessThan(9_000);
  const many = Array.from({ length: 500 }, (_, index) => `c${index}=1`);
  expect(sent(many, 'https://zatu.com/', 'https://zatu.com/')?.split('; ')).toHaveLength(50);
});
