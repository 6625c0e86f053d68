import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../templates/islands/search/engine.ts';
import type { SearchIndex } from '../../domain/search.ts';
import { loadSample, today } from '../../tests/sample/sample.ts';
import { planSite } from '../build/plan.ts';
import { searchIndex } from './searchIndex.ts';

const content = await loadSample();
const { files } = await planSite(content, {
  today,
  baseUrl: content.site.base_url,
  cacheDir: join(tmpdir(), 'guides-test-cache'),
});
const text = String(await files.find(({ path }) => path === 'api/search.json')?.produce());
const index = JSON.parse(text) as SearchIndex;

describe('the search index', () => {
  it('has every published guide and box, and links to pages that exist', async () => {
    expect(index.guides.length).toBe(
      [...content.guides.values()].filter(({ status }) => status === 'published').length,
    );
    for (const { href, boxes } of index.guides) {
      const $ = load(String(await files.find(({ route }) => route === href)?.produce()));
      const targets = new Set($('[id]').map((_, element) => `#${$(element).attr('id') ?? ''}`));
      for (const { route } of files) if (route !== undefined) targets.add(route);
      expect(boxes.filter((box) => !targets.has(box.href))).toEqual([]);
    }
  });
  it('contains no weights, prices, or shops', () => {
    const fields = new Set(text.match(/"[a-z_]+":/g));
    expect([...fields].sort()).toEqual([
      '"boxes":',
      '"coming":',
      '"guides":',
      '"href":',
      '"mechanisms":',
      '"name":',
      '"pages":',
      '"players":',
      '"tags":',
      '"text":',
      '"title":',
      '"words":',
    ]);
  });
  it('has the pages of changes and good prices, unless the site has none', () => {
    const hrefs = ({ pages }: SearchIndex) => pages.map(({ href }) => href);
    expect(hrefs(index)).toEqual(expect.arrayContaining(['/changes', '/deals']));
    const site = { ...content.site, features: { deals: false } };
    expect(hrefs(searchIndex({ guides: [], content: { ...content, site } }))).not.toContain('/deals');
  });
  it('is small', () => {
    expect(brotliCompressSync(text).length).toBeLessThan(500 * (index.guides.length + index.pages.length));
  });
});

describe('the engine', () => {
  // The index of the twenty guides of November 2026, because results depend on all entries.
  const known = JSON.parse(
    readFileSync(new URL('../../tests/sample/searchIndex.json', import.meta.url), 'utf8'),
  ) as SearchIndex;
  const search = createEngine(known);
  const titles = (query: string) => search(query).found.map(({ entry }) => entry.title);

  it.each([
    ['wingspan', 'Wingspan'],
    ['WINGSPAN', 'Wingspan'],
    ['wing', 'Wingspan'],
    ['oceania', 'Oceania Expansion'],
    ['wingspan ocean', 'Oceania Expansion'],
    ['nectar', 'Oceania Expansion'],
    ['red skull', 'The Rise of Red Skull'],
    ['inns and cathedrals', 'Inns & Cathedrals'],
    ['queens garden', "Azul: Queen's Garden"],
    ['7 wonders', '7 Wonders'],
    ['ticket to ride europe', 'Ticket to Ride: Europe'],
    ['frosthaven', 'Frosthaven'],
  ])('finds %s as %s', (query, first) => {
    expect(titles(query)[0]).toBe(first);
  });

  it.each([
    ['catna', 'Catan'],
    ['wignspan', 'Wingspan'],
    ['wignsp', 'Wingspan'],
    ['pandmeic', 'Pandemic'],
    ['carcasonne', 'Carcassonne'],
    ['sythe', 'Scythe'],
    ['terrafroming mars', 'Terraforming Mars'],
    ['seafarrers', 'Seafarers'],
  ])('finds %s despite the typo as %s', (query, first) => {
    expect(titles(query)[0]).toBe(first);
  });

  it('guesses only if nothing matches exactly', () => {
    expect(new Set(search('catan').found.map(({ entry }) => entry.guide))).toEqual(
      new Set(['Catan', '7 Wonders']),
    );
  });

  it.each(['co-op', 'coop', 'Co-Op'])('finds the games with the tag Co-op for %s', (query) => {
    const guides = search(query).found.flatMap(({ entry }) => (entry.kind === 'guide' ? [entry.title] : []));
    const tagged = known.guides.filter(({ tags }) => tags.includes('Co-op')).map(({ name }) => name);
    expect(guides).toEqual(expect.arrayContaining(tagged));
  });

  it('lists boxes in buying order', () => {
    const boxes = search('catan').found.flatMap(({ entry }) =>
      entry.kind === 'box' && entry.guide === 'Catan' ? [entry.title] : [],
    );
    expect(boxes.slice(0, 2)).toEqual(['Seafarers', 'Cities & Knights']);
  });

  it.each([
    ['checklist', 'Board-night checklist'],
    ['best coop', 'Co-op games'],
    ['privacy', 'Privacy'],
    ['deals', 'Good prices today'],
    ['price drop', 'Good prices today'],
    ['changes', 'What changed'],
    ['ttr', 'Ticket to Ride'],
  ])('finds %s: %s', (query, first) => {
    expect(titles(query)[0]).toBe(first);
  });

  it.each(['beginner', 'gift'])('finds something for %s', (query) => {
    expect(titles(query)).toContain('How to choose');
  });

  it.each(['dune', 'root', 'wignspan'])('reports no exact match for %s', (query) => {
    expect(search(query).exact).toBe(false);
  });

  it.each(['kingsburg', 'eldritch', 'mansions of madness', 'alhambra', 'patchwork', 'splendor', 'sagrada'])(
    'knows that a guide for %s is coming',
    (query) => {
      expect(search(query).coming?.toLowerCase()).toContain(query);
    },
  );

  it('finds the games and boxes for a number of players', () => {
    expect(titles('2 players')).not.toEqual(titles('6 players'));
    expect(titles('2 players')).not.toContain('Catan');
    expect(titles('6 players')).toEqual(expect.arrayContaining(['7 Wonders', '5–6 Player Expansion']));
    expect(titles('catan 6 players').slice(0, 1)).toEqual(['5–6 Player Expansion']);
  });

  it('puts the games with the fewest seats to spare first', () => {
    expect(titles('2 players')[0]).toBe('Dominion');
    expect(titles('7 players')[0]).toBe('7 Wonders');
  });

  it('finds nothing else for a game whose guide is coming', () => {
    expect(titles('mansions of madness')).toEqual([]);
  });

  it('finds the family games for kids', () => {
    expect(titles('kids')).toEqual(expect.arrayContaining(['Carcassonne', 'Ticket to Ride']));
  });

  it('takes no short word for one with another first letter', () => {
    expect(titles('price drop').join()).not.toContain('Crop');
  });

  it('ranks good solo games first for “solo”', () => {
    const kinds = search('solo').found.map(({ entry }) => entry.kind);
    expect(kinds.slice(0, 5)).toEqual(Array(5).fill('guide'));
    expect(kinds.lastIndexOf('guide')).toBeLessThan(kinds.indexOf('box'));
  });

  it('lists the boxes of a named game before those of other games', () => {
    const guides = search('catan').found.map(({ entry }) => entry.guide);
    expect(guides.lastIndexOf('Catan')).toBeLessThan(guides.indexOf('7 Wonders'));
  });

  it('finds the games with a mechanism', () => {
    expect(titles('worker placement').slice(0, 2).sort()).toEqual(['Everdell', 'Lost Ruins of Arnak']);
  });

  it('accepts some of the words if no entry has all', () => {
    expect(titles('best box for wingspan')).toContain('Wingspan');
    expect(titles('catan xyzzy')[0]).toBe('Catan');
    expect(search('catan xyzzy').exact).toBe(false);
    expect(search('catan').exact).toBe(true);
  });

  it.each(['xyzzy', 'backgammon', '', '!?', '…'])('finds nothing for %j', (query) => {
    expect(titles(query)).toEqual([]);
  });

  it('returns the matched words for highlighting', () => {
    expect([...(search('wignsp').found[0]?.terms ?? [])]).toEqual(['wingspan']);
  });
});
