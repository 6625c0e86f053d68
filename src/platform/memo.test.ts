import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scratchFolder } from '../tests/build/folders.ts';
import { cachedFile, isCached, openMemo } from './memo.ts';

let scratch: Awaited<ReturnType<typeof scratchFolder>>;
let file = '';
beforeEach(async () => {
  scratch = await scratchFolder();
  file = join(scratch.path, 'content/memo');
});
afterEach(() => scratch.remove());

/** Parses each game in its own run; returns the names of those not remembered. */
async function parse(games: readonly string[], isFresh = false): Promise<string[]> {
  const made: string[] = [];
  const { memo, save } = openMemo(file, isFresh);
  for (const game of games) {
    const title = await memo('parse', ['game', game], () => {
      made.push(game);
      return { title: `Title\nof ${game}` };
    });
    expect(title).toEqual({ title: `Title\nof ${game}` });
  }
  save();
  return made;
}

describe('a memo', () => {
  it('makes each result once', async () => {
    expect(await parse(['wingspan', 'catan', 'wingspan'])).toEqual(['wingspan', 'catan']);
    expect(await parse(['wingspan', 'catan'])).toEqual([]);
  });

  it('forgets what a run did not use', async () => {
    await parse(['wingspan', 'catan']);
    await parse(['wingspan']);
    expect(await parse(['wingspan', 'catan'])).toEqual(['catan']);
  });

  it('makes all results again on request', async () => {
    await parse(['wingspan']);
    expect(await parse(['wingspan'], true)).toEqual(['wingspan']);
    expect(await parse(['wingspan'])).toEqual([]);
  });

  it('keeps no rejected result', async () => {
    const { memo, save } = openMemo(file);
    const check = (found: readonly string[]) =>
      memo(
        'check',
        ['wingspan'],
        () => found,
        ({ length }) => length === 0,
      );
    expect(await check(['a fault'])).toEqual(['a fault']);
    expect(await check([])).toEqual([]);
    expect(await check(['a fault'])).toEqual([]);
    save();
  });

  it.each<[string, (text: string) => string]>([
    ['cut short', (text) => text.slice(0, -9)],
    ['emptied', () => ''],
  ])('makes a result again if its file was %s', async (_, damage) => {
    await parse(['wingspan']);
    await writeFile(file, damage(await readFile(file, 'utf8')));
    expect(await parse(['wingspan'])).toEqual(['wingspan']);
  });
});

describe('a cached file', () => {
  it('is made once, and again if it is empty', async () => {
    const picture = join(scratch.path, 'images/wingspan.avif');
    expect(isCached(picture)).toBe(false);
    const draw = (text: string) => cachedFile(picture, () => Promise.resolve(Buffer.from(text)));
    expect(Buffer.from(await draw('birds')).toString()).toBe('birds');
    expect(Buffer.from(await draw('ships')).toString()).toBe('birds');
    expect(await readdir(join(scratch.path, 'images'))).toEqual(['wingspan.avif']);
    await writeFile(picture, '');
    expect(isCached(picture)).toBe(false);
    expect(Buffer.from(await draw('ships')).toString()).toBe('ships');
  });
});
