import { expect, it } from 'vitest';
import { diagnostic } from './diagnostic.ts';
import { isFailure } from './diagnostic.ts';

const at = { file: 'data/art/azul.svg', line: 1, column: 1 };
const warning = diagnostic('image/unused', at, 'No page shows it.');
const error = diagnostic('image/missing', at, 'It is not there.');

it('is a failure if there is an error, or a warning under --strict', () => {
  expect([warning.severity, error.severity]).toEqual(['warning', 'error']);
  expect([[], [warning], [error], [warning, error]].map((found) => isFailure(found, false))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect([[], [warning], [error]].map((found) => isFailure(found, true))).toEqual([false, true, true]);
  expect(isFailure([{ ...error, severity: 'note' }], true)).toBe(false);
});
