import { expect, it } from 'vitest';
import { wantsColor } from './options.ts';

const terminal = { isTTY: true };
const pipe = {};

it('writes colors only to a terminal', () => {
  expect(wantsColor(terminal, {})).toBe(true);
  expect(wantsColor(pipe, {})).toBe(false);
  expect(wantsColor(terminal, { TERM: 'dumb' })).toBe(false);
});

it('honors NO_COLOR unless it is empty, and FORCE_COLOR before it', () => {
  expect(wantsColor(terminal, { NO_COLOR: '1' })).toBe(false);
  expect(wantsColor(terminal, { NO_COLOR: '' })).toBe(true);
  expect(wantsColor(pipe, { FORCE_COLOR: '1' })).toBe(true);
  expect(wantsColor(pipe, { FORCE_COLOR: '1', NO_COLOR: '1' })).toBe(true);
  expect(wantsColor(terminal, { FORCE_COLOR: '0' })).toBe(false);
});
