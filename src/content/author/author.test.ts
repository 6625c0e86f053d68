import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answer } from '../../domain/finder/answer.ts';
import { faultsOf } from '../../domain/finder/faults.ts';
import { finderGame } from '../../domain/finder/finderGame.ts';
import { loadContent } from '../content.ts';
import { parseYaml } from '../yaml/parse.ts';
import { skeleton, readRawGame, readShops } from './skeleton.ts';
import { slugOf, startGame, startGuide, searchOffers } from './starts.ts';

const today = '2026-11-21';
const root = {
  id: 'root',
  title: 'Root',
  publisher: 'Leder Games',
  players: [2, 4] as const,
  minutes: [60, 90] as const,
  year: 2018,
  source: 'https://ledergames.com/products/root',
  boxes: ['The Riverfolk Expansion', 'The Underworld Expansion'],
};

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'author-'));
  await cp(fileURLToPath(new URL('../../tests/golden/base/', import.meta.url)), dir, { recursive: true });
});
afterEach(() => rm(dir, { recursive: true, force: true }));

async function startRoot(): Promise<void> {
  await writeFile(join(dir, 'games/root.yaml'), skeleton('game', startGame(root, today)));
  const game = await readRawGame(dir, 'root');
  if (game === null) throw new Error('The game that was just written cannot be read.');
  await writeFile(join(dir, 'guides/root.yaml'), skeleton('guide', startGuide(game, today)));
  const { retailers, offers } = await readShops(dir);
  const items = [
    { expansionId: null, title: game.title },
    ...game.boxes.map(({ id, title }) => ({ expansionId: id, title })),
  ];
  const found = searchOffers('root', { title: 'Root' }, items, retailers, offers);
  await writeFile(
    join(dir, 'offers/root.yaml'),
    skeleton('offers', { game_id: 'root', offers: found.map((offer) => ({ ...offer })) }),
  );
}

describe('a new game', () => {
  it('lacks only what a person must write, and reports each gap by line', async () => {
    await startRoot();
    const { diagnostics } = await loadContent(dir, { today });
    const ofRoot = diagnostics.filter(({ at }) => at.file.endsWith('/root.yaml'));
    expect(ofRoot.length).toBeGreaterThan(20);
    expect(
      ofRoot.filter(
        ({ message }) => !/still to be written|has no value|is empty; it must have/.test(message),
      ),
    ).toEqual([]);
  });

  it('starts with rows that say no more than they must, and leave the rest to the ranking', async () => {
    await startRoot();
    const { preview } = await loadContent(dir, { today, preview: true });
    const [guide, game] = [preview?.guides.get('root'), preview?.games.get('root')];
    if (!guide || !game) throw new Error('The preview lacks the new guide.');
    expect(guide.situations.map(({ label }) => label)).toEqual([
      'You own nothing yet',
      'You own only the base game',
      'You own everything on this list',
    ]);
    expect(faultsOf(guide, game)).toEqual([]);
    const owner = { owned: ['base', 'the-riverfolk-expansion'], table: null, edition: null, wants: null };
    expect(answer(finderGame(guide, game), owner)).toMatchObject({
      kind: 'next',
      box: { id: 'the-underworld-expansion' },
    });
  });

  it('describes each field and its limit in a comment', () => {
    const text = skeleton('guide', startGuide({ id: 'root', title: 'Root', boxes: [] }, today), {
      intro: { most: 90 },
    }).replaceAll('\n# ', ' ');
    expect(text).toMatch(/At most 90 words\.\nintro: ''/);
    expect(text).toMatch(/at most 38 characters\.\ntitle: Root expansions/);
  });

  it.each(['game', 'guide', 'page', 'site', 'home'] as const)('is valid YAML for a %s file', (kind) => {
    const { data, diagnostics } = parseYaml(`${kind}.yaml`, new TextEncoder().encode(skeleton(kind, {})));
    expect(diagnostics).toEqual([]);
    expect(data).not.toBeNull();
  });

  it('gets no search at the own shop of another publisher', async () => {
    const { retailers, offers } = await readShops(dir);
    const own = retailers.map((shop) => ({ ...shop, publisher: 'Stonemaier Games' }));
    const searches = (publisher: string) =>
      searchOffers('root', { title: 'Root', publisher }, [{ expansionId: null, title: 'Root' }], own, offers);
    expect(searches('Leder Games')).toEqual([]);
    expect(searches('Stonemaier Games (US)')).not.toEqual([]);
  });

  it('gets a search at every shop that other offers search', async () => {
    const { retailers, offers } = await readShops(dir);
    const shops = new Set(offers.filter(({ link }) => link === 'search').map(({ retailer }) => retailer));
    const found = searchOffers(
      'root',
      { title: 'Root' },
      [{ expansionId: null, title: 'Root' }],
      retailers,
      offers,
    );
    expect(new Set(found.map(({ retailer }) => retailer))).toEqual(shops);
    expect(found.every(({ url, price }) => url.endsWith('=root+board+game') && price === null)).toBe(true);
  });
});

it('does not change existing files', async () => {
  const before = await readFile(join(dir, 'games/wingspan.yaml'), 'utf8');
  await startRoot();
  expect(await readFile(join(dir, 'games/wingspan.yaml'), 'utf8')).toBe(before);
});

it.each([
  ['Cities & Knights', 'cities-and-knights'],
  ['Pokémon: Øre', 'pokemon-re'],
  ['  The Queen’s Garden!  ', 'the-queens-garden'],
])('turns %s into the id %s', (title, id) => {
  expect(slugOf(title)).toBe(id);
});
