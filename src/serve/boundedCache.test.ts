import { expect, it } from 'vitest';
import { boundedCache } from './boundedCache.ts';

/** A cache of texts that notes what it had to make. */
function cacheOf(maxBytes: number) {
  const made: string[] = [];
  const cache = boundedCache<string | null>(maxBytes, ({ length }) => length);
  const read = (key: string, value: string | null = key) =>
    cache.get(key, () => {
      made.push(key);
      return Promise.resolve(value);
    });
  return { cache, made, read };
}

it('makes a thing once, also for two who ask at the same time', async () => {
  const { made, read } = cacheOf(100);
  expect(await Promise.all([read('wingspan'), read('wingspan')])).toEqual(['wingspan', 'wingspan']);
  expect(await read('wingspan')).toBe('wingspan');
  expect(made).toEqual(['wingspan']);
});

it('lets go of what was used longest ago', async () => {
  const { made, read } = cacheOf(10);
  for (const key of ['azul', 'catan', 'azul', 'root']) await read(key);
  made.length = 0;
  for (const key of ['azul', 'root', 'catan']) await read(key);
  expect(made).toEqual(['catan']);
});

it('keeps neither null nor what is bigger than all of it', async () => {
  const { made, read } = cacheOf(10);
  for (let round = 0; round < 2; round++) {
    await read('nothing', null);
    await read('gloomhaven and more');
  }
  expect(made).toEqual(['nothing', 'gloomhaven and more', 'nothing', 'gloomhaven and more']);
});

it('tries again after a failure', async () => {
  const { cache } = cacheOf(10);
  await expect(cache.get('azul', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await cache.get('azul', () => Promise.resolve('back'))).toBe('back');
});
