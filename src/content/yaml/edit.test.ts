import { CST } from 'yaml';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openSource } from './source.ts';
import { editYaml, type Edit } from './edit.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const edit = (text: string, ...edits: Edit[]) => editYaml(openSource('offers/wingspan.yaml', text), edits);
const set = (value: string | number | boolean | null, path = ['price']): Edit => ({
  kind: 'set',
  path,
  value,
});

describe('a value', () => {
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
    ['price: >- # seen\n  2026-08-17\n  and later\nid: a\n', 20, 'price: 20 # seen\nid: a\n'],
    ['price: "2026-08-17\n  and later" # seen\nid: a\n', '2027', 'price: "2027" # seen\nid: a\n'],
    ['price:\n  2026-08-17\n  and later\nid: a\n', 20, 'price:\n  20\nid: a\n'],
    ['# The price.\nprice: 2026-08-17\n', '2026-11-21', '# The price.\nprice: 2026-11-21\n'],
  ])('replaces %j with %j', (before, value, after) => {
    expect(edit(before, set(value))).toBe(after);
  });

  it.each(['404', 'yes', 'null', '1e3'])('is quoted if YAML would not read %s as text', (id) => {
    expect(edit('id: wingspan\n', set(id, ['id']))).toBe(`id: '${id}'\n`);
  });

  it.each([
    ['a list', 'price: [1]\n'],
    ['a missing field', 'id: a\n'],
    ['a value with an anchor', 'price: &a 3\n'],
  ])('does not replace %s', (_, before) => {
    expect(edit(before, set(20))).toBeNull();
  });
});

const shelf =
  'shelf:\n  # Birds.\n  - wingspan\n  # Trains.\n  - id: ticket # the first\n    to: "1"\n\n  - azul\nnext: 1\n';

describe('an entry of a list', () => {
  it('is removed with its lines, and comments above it stay', () => {
    expect(edit(shelf, { kind: 'remove', path: ['shelf', 0] })).toBe(shelf.replace('  - wingspan\n', ''));
    expect(edit(shelf, { kind: 'remove', path: ['shelf', 1] })).toBe(
      shelf.replace('  - id: ticket # the first\n    to: "1"\n', ''),
    );
    expect(edit(shelf, { kind: 'remove', path: ['shelf', 0] }, { kind: 'remove', path: ['shelf', 2] })).toBe(
      shelf.replace('  - wingspan\n', '').replace('  - azul\n', ''),
    );
  });

  it('leaves an empty list if it was the last', () => {
    expect(
      edit(
        'shelf:\n  - wingspan\n  - azul\nnext: 1\n',
        ...[0, 1].map((at): Edit => ({ kind: 'remove', path: ['shelf', at] })),
      ),
    ).toBe('shelf: []\nnext: 1\n');
  });

  it.each([
    ['shelf: [wingspan, azul] # all\n', 'shelf: [azul] # all\n'],
    ['shelf: [wingspan]\n', 'shelf: []\n'],
  ])('leaves brackets: %j', (before, after) => {
    expect(edit(before, { kind: 'remove', path: ['shelf', 0] })).toBe(after);
  });

  const redirect = { from: '/a', to: '/b' };
  it.each([
    ['shelf:\n- from: /x\n  to: /y', 'shelf:\n- from: /x\n  to: /y\n- from: /a\n  to: /b\n'],
    [
      'shelf:\n  - from: /x\n    to: /y\n# end\nnext: 1\n',
      'shelf:\n  - from: /x\n    to: /y\n  - from: /a\n    to: /b\n# end\nnext: 1\n',
    ],
    ['shelf: [] # none\nnext: 1\n', 'shelf: # none\n  - from: /a\n    to: /b\nnext: 1\n'],
    ['shelf:\nnext: 1\n', 'shelf:\n  - from: /a\n    to: /b\nnext: 1\n'],
    ['next: 1\n', 'next: 1\nshelf:\n  - from: /a\n    to: /b\n'],
    ['next: 1', 'next: 1\nshelf:\n  - from: /a\n    to: /b\n'],
  ])('is added at the end of %j', (before, after) => {
    expect(edit(before, { kind: 'append', path: ['shelf'], value: redirect })).toBe(after);
  });

  it('may replace the last one', () => {
    const append = (value: string): Edit => ({ kind: 'append', path: ['gone'], value });
    const remove: Edit = { kind: 'remove', path: ['gone', 0] };
    expect(edit('gone:\n  - /a\nnext: 1\n', remove, append('/b'), append('/c'))).toBe(
      'gone:\n  - /b\n  - /c\nnext: 1\n',
    );
    expect(edit('next: 1\n', append('/b'), append('/c'))).toBe('next: 1\ngone:\n  - /b\n  - /c\n');
    expect(edit('gone: []\n', append('/b'), append('/c'))).toBe('gone:\n  - /b\n  - /c\n');
  });

  it('may have a comment, and its texts stay texts', () => {
    const value = { id: '1830', title: 'Root: the game', tags: ['no', 'a, b'], price: null, left: undefined };
    expect(
      edit('shelf:\n  - id: root\n', { kind: 'append', path: ['shelf'], value, comment: 'Trains.' }),
    ).toBe(
      "shelf:\n  - id: root\n  # Trains.\n  - id: '1830'\n    title: 'Root: the game'\n    tags: ['no', \"a, b\"]\n    price: null\n",
    );
    expect(edit(shelf, { kind: 'comment', path: ['shelf', 1], text: 'Seen.' })).toBe(
      shelf.replace('  - id: ticket', '  # Seen.\n  - id: ticket'),
    );
  });
});

it('adds fields below another field', () => {
  const path = ['games', 0, 'availability'];
  const value = { status: 'on_sale', date: '2026-11-20' };
  expect(
    edit('games:\n  - id: a\n    title: A # one\n    year: 1\n', {
      kind: 'set',
      path,
      after: 'title',
      value,
    }),
  ).toBe(
    'games:\n  - id: a\n    title: A # one\n    availability:\n      status: on_sale\n      date: 2026-11-20\n    year: 1\n',
  );
});

it('replaces words in every text except added ones', () => {
  const before =
    'redirects:\n  - from: /old\n    to: "/wingspan"\ntext: >-\n  See [it](/wingspan)\n  and /wingspan-asia.\n';
  expect(
    edit(
      before,
      { kind: 'append', path: ['redirects'], value: { from: '/wingspan', to: '/birds' } },
      { kind: 'replace', pattern: /\/wingspan(?!-)/g, by: '/birds' },
    ),
  ).toBe(
    'redirects:\n  - from: /old\n    to: "/birds"\n  - from: /wingspan\n    to: /birds\ntext: >-\n  See [it](/birds)\n  and /wingspan-asia.\n',
  );
});

it.each(['price: 20\nregion: US\n', 'price: 3\nregion: UK\n', ''])(
  'refuses an edit that would change anything else, as in %j',
  (wrong) => {
    const before = 'price: 3\nregion: UK\n';
    expect(edit(before, set(20))).toBe('price: 20\nregion: UK\n');
    vi.spyOn(CST, 'stringify').mockReturnValue(wrong);
    expect(edit(before, set(20))).toBeNull();
  },
);
