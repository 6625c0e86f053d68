import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { searchOf } from '../../../templates/islands/search/loadEngine.ts';
import { searchIndexPath, type SearchIndex } from '../../domain/search.ts';
import { searchIndexFiles } from '../../site/searchIndex.ts';
import { siteWithGuides, textsOf } from './manyGuides.ts';

const site = await siteWithGuides(10_000);
const files = await textsOf(site, searchIndexFiles);
const named = site.guides[7421];
if (named === undefined) throw new Error('No guide');

/** A reader who has just come to the site, and what was loaded for this reader, compressed. */
function reader() {
  let bytes = 0;
  const load = (path: string): Promise<unknown> => {
    const text = files.get(path.slice(1));
    if (text === undefined) return Promise.reject(new Error(`No file ${path}`));
    bytes += brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
    return Promise.resolve(JSON.parse(text));
  };
  const search = load(searchIndexPath).then((index) => searchOf(index as SearchIndex, load));
  return {
    find: async (query: string, place?: number) => (await search)(query, place),
    bytes: () => bytes,
  };
}

it('has no file that grows with the number of guides', () => {
  const sizes = [...files.values()].map((text) => text.length);
  expect(files.size).toBe(1 + 2 * 56);
  expect(files.get('api/search.json')?.length).toBeLessThan(2000);
  expect(Math.max(...sizes)).toBeLessThan(200_000);
});

it('finds a guide and a box of any of 10,000 guides in 160 KB', async () => {
  const { name } = named.guide;
  const box = named.game.expansions[11]?.title ?? '';
  const first = async (query: string) => {
    const { find, bytes } = reader();
    const [best] = (await find(query)).found;
    expect(bytes()).toBeLessThan(160_000);
    return best?.entry.title;
  };
  expect(await first(name)).toBe(name);
  expect(await first(name.toUpperCase().slice(0, -1))).toContain(name.slice(0, 4));
  expect(await first(box)).toBe(box);
  expect(await first(`${name} ${box}`)).toBe(box);
});

it('forgives a slip', async () => {
  const { name } = named.guide;
  const [word = '', number = ''] = name.split(' ');
  const slipped = `${word.slice(0, 3)}x${word.slice(4)} ${number}`;
  expect((await reader().find(slipped)).found[0]?.entry.title).toBe(name);
});

it('says where it has not looked through all that may have the word', async () => {
  const { find } = reader();
  const common = await find('delivery');
  expect(common.isAll).toBe(false);
  expect(common.found.length).toBeGreaterThan(8);
  expect((await find(named.guide.name)).isAll).toBe(true);
  expect((await find('xyzzyq')).found).toEqual([]);
});

it('finds every guide of the page of the index on which it is asked', async () => {
  const page = site.guides.slice(7200, 7260);
  const tagged = page.filter(({ game }) => game.tags.includes('Delivery')).map(({ path }) => path);
  const found = new Set((await reader().find('delivery', 7200)).found.map(({ entry }) => entry.page));
  expect(tagged.length).toBeGreaterThan(0);
  expect(tagged.filter((path) => !found.has(path))).toEqual([]);
});

it('shows something for a single letter, without loading much', async () => {
  const { find, bytes } = reader();
  expect((await find('b')).found.length).toBeGreaterThan(0);
  expect(bytes()).toBeLessThan(20_000);
});
