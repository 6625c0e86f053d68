import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import type { Game, Offers } from '../domain/data.ts';
import { loadContent } from '../content/content.ts';
import { openTerminal } from './ask.ts';
import { programFor } from './main.ts';
import { Interrupted } from './cannotRun.ts';

const base = fileURLToPath(new URL('../tests/golden/base/', import.meta.url));
let data = '';
let said = '';

beforeEach(async () => {
  said = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
  data = join(await mkdtemp(join(tmpdir(), 'new-')), 'data');
  await cp(base, data, { recursive: true });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(join(data, '..'), { recursive: true, force: true });
});

async function guides(...args: string[]): Promise<void> {
  const program = await programFor(args[0]);
  await program.parseAsync([...args, '--data', data], { from: 'user' });
}
const read = (file: string) => readFile(join(data, file), 'utf8');

describe('guides new', () => {
  const facts = '--title Nein --publisher Leder --players 2-4 --minutes 60-90 --year 2018';
  const told = [...facts.split(' '), '--source', 'https://ledergames.com/root', '--boxes', 'The Riverfolk'];

  it.each(['1830', 'yes'])('game quotes the id %s so that it stays text', async (id) => {
    await guides('new', 'game', id, ...told);
    const text = await read(`games/${id}.yaml`);
    expect(text).toContain(`\nid: '${id}'\n`);
    expect(parse(text)).toMatchObject({ id, slug: id, hero_image: `art/${id}.svg` });
  });

  it('game checks the id before it asks anything', async () => {
    await expect(guides('new', 'game', 'wingspan')).rejects.toThrow('wingspan.yaml already exists');
    await expect(guides('new', 'game', 'Root!')).rejects.toThrow('cannot be used in a URL');
  });

  it('game reports all missing and wrong answers at once', async () => {
    const failure = guides('new', 'game', 'root', '--players', 'four', '--minutes', '90-60');
    await expect(failure).rejects.toThrow(
      /--title, --publisher, --year, --source, --boxes[^]*--players cannot[^]*--minutes cannot/,
    );
  });

  it('box adds the box and a search for it at each shop', async () => {
    const before = await read('games/wingspan.yaml');
    await guides('new', 'box', 'wingspan', 'asia', '--title', 'Asia');
    // A box with gaps can't be ranked.
    expect(said).toMatch(/See what is left to write:[^]*Once written, rank it:/);
    const lines = (await read('games/wingspan.yaml')).split('\n');
    expect(before.split('\n').filter((line) => !lines.includes(line))).toEqual([]);
    const { expansions } = parse(await read('games/wingspan.yaml')) as Game;
    expect(expansions.at(-1)).toMatchObject({ id: 'asia', title: 'Asia', slug: 'asia' });
    const { offers } = parse(await read('offers/wingspan.yaml')) as Offers;
    expect(offers.at(-1)).toMatchObject({ expansion_id: 'asia', link: 'search', price: null });
    await expect(guides('new', 'box', 'wingspan', 'asia', '--title', 'Asia')).rejects.toThrow(
      'wingspan already has a box "asia"',
    );
  });

  it('offers adds only offers for boxes without one', async () => {
    await guides('new', 'offers', 'wingspan');
    const { offers } = parse(await read('offers/wingspan.yaml')) as Offers;
    expect(offers.map(({ id }) => id)).toEqual([
      'wingspan-base-miniature-market',
      'wingspan-oceania-zatu',
      'wingspan-european-miniature-market',
    ]);
    await expect(guides('new', 'offers', 'wingspan')).rejects.toThrow('nothing was written');
  });

  it('retailer adds a shop that validates, once', async () => {
    const gameNerdz = ['new', 'retailer', 'GameNerdz', '--name', 'Game Nerdz', '--host', 'gamenerdz.com'];
    await guides(...gameNerdz);
    const { diagnostics } = await loadContent(data, { today: '2026-11-21' });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    await expect(guides(...gameNerdz)).rejects.toThrow('There already is a shop "GameNerdz"');
  });
});

describe('guides rank', () => {
  const ranks = async () => {
    const { expansions } = parse(await read('games/wingspan.yaml')) as Game;
    return expansions.map(({ id, rank_recommended }) => [id, rank_recommended]);
  };

  it('writes the new order, lists texts that describe the old one, and can be undone', async () => {
    const before = await read('games/wingspan.yaml');
    expect(await ranks()).toEqual([
      ['european', 1],
      ['oceania', 2],
    ]);
    await guides('rank', 'wingspan', 'oceania');
    expect(await ranks()).toEqual([
      ['european', 2],
      ['oceania', 1],
    ]);
    expect(said).toMatch(/look at .*games\/wingspan\.yaml:\d+: It adds the fewest rules\./);
    expect(said).toMatch(/look at .*guides\/wingspan\.yaml:\d+: .*European Expansion/);
    // The data has errors now, since the texts still describe the old order.
    await guides('rank', 'wingspan', 'european');
    expect(await read('games/wingspan.yaml')).toBe(before);
    await guides('rank', 'wingspan', 'european');
    expect(said).toMatch(/The boxes already have this order\.\n$/);
  });

  it('changes nothing with --dry-run, and accepts every box by name', async () => {
    await guides('rank', 'wingspan', 'oceania', '--dry-run');
    expect((await ranks())[0]).toEqual(['european', 1]);
    await expect(guides('rank', 'wingspan', 'ocenia')).rejects.toMatchObject({
      hint: 'Did you mean "oceania"?',
    });
  });
});

describe('a question', () => {
  it('accepts one line as the answer', async () => {
    const input = new PassThrough();
    const terminal = openTerminal(input);
    const answer = terminal.question('Title: ');
    input.write('Root\n');
    expect(await answer).toBe('Root');
    terminal.close();
  });

  it('can be interrupted with Ctrl-D, without a bug report', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const input = new PassThrough();
    const answer = openTerminal(input).question('Title: ');
    input.end();
    await expect(answer).rejects.toBeInstanceOf(Interrupted);
  });
});

it('guides validate names the argument that is not part of the data', async () => {
  await expect(guides('validate', join(data, '../README.md'))).rejects.toThrow('There is no file or folder');
  await expect(guides('validate', fileURLToPath(import.meta.url))).rejects.toThrow('so it was not validated');
});
