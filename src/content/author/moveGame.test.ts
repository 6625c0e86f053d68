import { cp, mkdtemp, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadContent } from '../content.ts';
import { readDataFiles, type PlannedChange, type Refused } from './change.ts';
import { removeGame, renameGame } from './moveGame.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'move-'));
  await cp(fileURLToPath(new URL('../../tests/golden/base/', import.meta.url)), dir, { recursive: true });
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const read = (path: string) => readFile(join(dir, path), 'utf8');

async function apply(change: PlannedChange | Refused): Promise<void> {
  if ('refused' in change) throw new Error(change.refused);
  const { write, rename: moves = [], remove = [] } = change;
  for (const [from, to] of moves) await rename(from, to);
  for (const [file, text] of write) await writeFile(file, text);
  for (const file of remove) await unlink(file);
}

async function errors(): Promise<string[]> {
  const { diagnostics } = await loadContent(dir, { today: '2026-11-21' });
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ code, message }) => `${code} ${message}`);
}

describe('a renamed game', () => {
  it('keeps its comments and offers, updates every link, and redirects its old address', async () => {
    const commented = '# Kept.\n' + (await read('guides/wingspan.yaml'));
    await writeFile(join(dir, 'guides/wingspan.yaml'), commented);
    await apply(renameGame(await readDataFiles(dir), 'wingspan', 'birds'));
    expect(await errors()).toEqual([]);
    expect(await read('guides/birds.yaml')).toMatch(/^# Kept\.\n/);
    expect(await read('offers/birds.yaml')).toContain('id: wingspan-');
    expect(await read('redirects.yaml')).toContain(
      '- from: /guides/wingspan-expansion-order\n    to: /guides/birds-expansion-order\n',
    );
    await expect(read('games/wingspan.yaml')).rejects.toThrow('ENOENT');
  });

  it('remembers its first slug, by which its entries in feeds keep their ids', async () => {
    await renameTo('wingspan', 'birds');
    await renameTo('birds', 'feathers');
    expect(await errors()).toEqual([]);
    expect(parse(await read('guides/feathers.yaml'))).toMatchObject({
      slug: 'feathers',
      first_slug: 'wingspan',
    });
  });

  const renameTo = async (from: string, to: string) => apply(renameGame(await readDataFiles(dir), from, to));
  const redirects = async () => {
    const { redirects: list } = parse(await read('redirects.yaml')) as {
      redirects: { from: string; to: string }[];
    };
    return new Map(list.map(({ from, to }) => [from, to]));
  };

  it('can return to its first address, and then only the other one redirects', async () => {
    const before = await redirects();
    await renameTo('wingspan', 'birds');
    await renameTo('birds', 'wingspan');
    expect(await errors()).toEqual([]);
    expect(await redirects()).toEqual(
      new Map([...before, ['/guides/birds-expansion-order', '/guides/wingspan-expansion-order']]),
    );
  });

  it('is found at every former address in one hop', async () => {
    const before = await redirects();
    await renameTo('wingspan', 'birds');
    await renameTo('birds', 'feathers');
    await renameTo('feathers', 'birds');
    expect(await errors()).toEqual([]);
    const birds = '/guides/birds-expansion-order';
    const followed = [...before].map(([from, to]) => [
      from,
      to === '/guides/wingspan-expansion-order' ? birds : to,
    ]);
    expect(await redirects()).toEqual(
      new Map([
        ...(followed as [string, string][]),
        ['/guides/wingspan-expansion-order', birds],
        ['/guides/feathers-expansion-order', birds],
      ]),
    );
  });

  it('may use an address that was listed as gone', async () => {
    const gone = `${await read('redirects.yaml')}\ngone:\n  - /guides/birds-expansion-order\n`;
    await writeFile(join(dir, 'redirects.yaml'), gone);
    await renameTo('wingspan', 'birds');
    expect(await errors()).toEqual([]);
  });

  it('may have its ID in a folded text', async () => {
    const game = (await read('games/wingspan.yaml')).replace(/^id: .*/m, 'id: >-\n  wingspan');
    await writeFile(join(dir, 'games/wingspan.yaml'), game);
    await renameTo('wingspan', 'birds');
    expect(await errors()).toEqual([]);
  });

  it('stays as it is if one of its fields cannot be changed', async () => {
    const offers = (await read('offers/wingspan.yaml')).replace(/^game_id: /m, 'game_id: &game ');
    await writeFile(join(dir, 'offers/wingspan.yaml'), offers);
    expect(renameGame(await readDataFiles(dir), 'wingspan', 'birds')).toMatchObject({
      refused: expect.stringContaining('offers/wingspan.yaml cannot be edited') as string,
    });
  });

  it('changes no line that does not name it', async () => {
    const before = (await read('home.yaml')).split('\n');
    await apply(renameGame(await readDataFiles(dir), 'wingspan', 'birds'));
    const after = (await read('home.yaml')).split('\n');
    expect(after).toHaveLength(before.length);
    const changed = before.filter((line, index) => line !== after[index]);
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.every((line) => line.includes('wingspan'))).toBe(true);
  });
});

describe('a removed game', () => {
  it('leaves no entry behind, and its address redirects', async () => {
    await apply(
      removeGame(await readDataFiles(dir), 'wingspan', {
        links: '/guides/catan-expansion-order',
        isGone: false,
      }),
    );
    await expect(read('offers/wingspan.yaml')).rejects.toThrow('ENOENT');
    expect(await read('home.yaml')).not.toContain('wingspan');
    expect(await read('redirects.yaml')).toContain(
      '- from: /guides/wingspan-expansion-order\n    to: /guides/catan-expansion-order\n',
    );
    // A person has to fill the gaps that this leaves in other files.
    expect((await errors()).filter((error) => !/schema\/count|link\/|related/.test(error))).toEqual([]);
  });

  it('is gone with its former addresses if nothing replaces it', async () => {
    await apply(renameGame(await readDataFiles(dir), 'wingspan', 'birds'));
    await apply(
      removeGame(await readDataFiles(dir), 'birds', { links: '/board-game-expansions', isGone: true }),
    );
    const { gone, redirects } = parse(await read('redirects.yaml')) as {
      gone: string[];
      redirects: { from: string; to: string }[];
    };
    expect(gone).toEqual(
      expect.arrayContaining(['/guides/birds-expansion-order', '/guides/wingspan-expansion-order']),
    );
    expect(redirects.filter(({ to }) => to.includes('birds'))).toEqual([]);
  });

  it('is gone in a file of redirects on one line', async () => {
    await writeFile(
      join(dir, 'redirects.yaml'),
      '{ redirects: [{ from: /catan, to: /guides/catan-expansion-order }] }\n',
    );
    await apply(removeGame(await readDataFiles(dir), 'wingspan', { links: '/about', isGone: true }));
    expect(parse(await read('redirects.yaml'))).toMatchObject({
      redirects: [{ from: '/catan' }],
      gone: ['/guides/wingspan-expansion-order'],
    });
  });

  it('never redirects an address to itself', async () => {
    const to = '/guides/catan-expansion-order';
    const from = '/guides/wingspan-expansion-order';
    // What an interrupted removal left behind.
    const text = (await read('redirects.yaml')).replace(
      'redirects:\n',
      `redirects:\n  - from: ${from}\n    to: ${to}\n`,
    );
    await writeFile(join(dir, 'redirects.yaml'), text);
    await apply(removeGame(await readDataFiles(dir), 'wingspan', { links: to, isGone: false }));
    const { redirects } = parse(await read('redirects.yaml')) as {
      redirects: { from: string; to: string }[];
    };
    expect(redirects.filter((one) => one.from === one.to)).toEqual([]);
    expect(redirects.filter((one) => one.from === from)).toEqual([{ from, to }]);
  });

  it('names the texts whose links have changed', async () => {
    const page = (await readDataFiles(dir)).find(({ kind }) => kind === 'page');
    if (page === undefined) throw new Error('The sample has no text page.');
    await writeFile(
      page.path,
      page.source.text.replace(
        /^lede: .*/m,
        'lede: See [Wingspan](/guides/wingspan-expansion-order) for birds.',
      ),
    );
    const change = removeGame(await readDataFiles(dir), 'wingspan', {
      links: '/guides/catan-expansion-order',
      isGone: false,
    });
    expect(change).toMatchObject({
      notes: [expect.stringMatching(/\.yaml:\d+: a link in this text led to \/guides\/wingspan/)],
    });
  });
});
