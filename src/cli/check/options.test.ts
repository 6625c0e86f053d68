import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readSavedPage, readText } from './options.ts';

const latin1 = '<meta charset="iso-8859-1"><p>£39.99, 12 \x80</p>';

it.each<[what: string, name: string, bytes: Buffer, expected: string]>([
  ['in UTF-8', 'a.html', Buffer.from('<p>£39.99 €'), '<p>£39.99 €'],
  ['in Latin-1, as it says', 'a.html', Buffer.from(latin1, 'latin1'), latin1.replace('\x80', '€')],
  ['in windows-1252, as its bytes say', 'a.html', Buffer.from('<p>\x80 12', 'latin1'), '<p>€ 12'],
  ['in UTF-16, as its mark says', 'a.html', Buffer.from('\ufeff<p>£39.99', 'utf16le'), '<p>£39.99'],
  ['packed', 'a.html.gz', gzipSync(Buffer.from(latin1, 'latin1')), latin1.replace('\x80', '€')],
])('a page saved %s reads the same as from the network', async (_, name, bytes, expected) => {
  const folder = await mkdtemp(join(tmpdir(), 'saved-page-'));
  await writeFile(join(folder, name), bytes);
  try {
    expect(await readSavedPage(join(folder, name))).toBe(expected);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('a small file that decompresses to more than the limit is rejected', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'feed-'));
  const feed = join(folder, 'feed.csv.gz');
  await writeFile(feed, gzipSync(Buffer.alloc(100_000_001)));
  try {
    await expect(readText(feed)).rejects.toThrow('it has more than 100 MB');
  } finally {
    await rm(folder, { recursive: true });
  }
});
