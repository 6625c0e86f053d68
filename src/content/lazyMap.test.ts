import { expect, it } from 'vitest';
import { LazyMap } from './lazyMap.ts';

it('reads a value when it is asked for, and knows the names without reading', () => {
  const read: string[] = [];
  const games = new LazyMap(['catan', 'wingspan'], (name) => {
    read.push(name);
    return { title: name.toUpperCase() };
  });
  expect([games.size, games.has('catan'), games.has('root'), [...games.keys()]]).toEqual([
    2,
    true,
    false,
    ['catan', 'wingspan'],
  ]);
  expect(read).toEqual([]);
  const catan = games.get('catan');
  expect([catan, games.get('root'), read]).toEqual([{ title: 'CATAN' }, undefined, ['catan']]);
  expect(games.get('catan')).toBe(catan);
});

it('is iterated like any map', () => {
  const games = new LazyMap(['catan', 'wingspan'], (name) => ({ title: name.toUpperCase() }));
  const entries = [
    ['catan', { title: 'CATAN' }],
    ['wingspan', { title: 'WINGSPAN' }],
  ];
  expect([...games]).toEqual(entries);
  expect([...games.entries()]).toEqual(entries);
  expect([...games.values()].map(({ title }) => title)).toEqual(['CATAN', 'WINGSPAN']);
  const seen: unknown[] = [];
  games.forEach((game, name) => seen.push([name, game]));
  expect(seen).toEqual(entries);
});
