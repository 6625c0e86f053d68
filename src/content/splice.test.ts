import { expect, it } from 'vitest';
import { openSource } from './source.ts';
import { spliceScalars } from './splice.ts';

const splice = (text: string, value: string | number | boolean | null, path = ['price']) =>
  spliceScalars(openSource('offers/wingspan.yaml', text), [{ path, value }]);

it.each([
  ['price: null  # Wingspan\r\n', 18.49, 'price: 18.49  # Wingspan\r\n'],
  ['price:\n', 20, 'price: 20\n'],
  ['price:   # not seen: yet\r\nid: a\n', 20, 'price: 20   # not seen: yet\r\nid: a\n'],
  ['price: # one\n  # two\nid: a\n', 20, 'price: 20 # one\n  # two\nid: a\n'],
  ['{ price: , id: a }\n', 20, '{ price: 20 , id: a }\n'],
  ['{ price:, id: a }\n', 20, '{ price: 20, id: a }\n'],
  ['{ "price" : }\n', 20, '{ "price" : 20 }\n'],
  ['? price\n: 3\n', 20, '? price\n: 20\n'],
  ['price: ~\n', 20, 'price: 20\n'],
  ['{ price: 3, id: a }\n', 20, '{ price: 20, id: a }\n'],
  ["price: '2026-08-17'   \n", '2026-11-21', "price: '2026-11-21'   \n"],
  ['price: "2026-08-17"\n', '2026-11-21', 'price: "2026-11-21"\n'],
])('splices %j to %j', (before, value, after) => {
  expect(splice(before, value)).toBe(after);
});

it('refuses what is no scalar on one line', () => {
  expect(splice('price: [1]\n', 20)).toBeNull();
  expect(splice('id: a\n', 20)).toBeNull();
  expect(splice('price: >-\n  2026-08-17\n', 20)).toBeNull();
});
