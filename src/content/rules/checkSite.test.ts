import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadContent, type LoadOptions } from '../content.ts';

const base = fileURLToPath(new URL('../../tests/golden/base/', import.meta.url));
let scratch = '';
let dir = '';
beforeEach(async () => {
  scratch = await mkdtemp(path.join(os.tmpdir(), 'units-'));
  dir = path.join(scratch, 'data');
  await cp(base, dir, { recursive: true });
  await mkdir(path.join(dir, 'state'));
});
afterEach(() => rm(scratch, { recursive: true, force: true }));

async function edit(file: string, before: string, after: string): Promise<void> {
  const text = await readFile(path.join(dir, file), 'utf8');
  if (!text.includes(before)) throw new Error(`${file} does not contain ${before}`);
  await writeFile(path.join(dir, file), text.replace(before, after));
}

async function find(options: Omit<LoadOptions, 'today'> = {}) {
  return (await loadContent(dir, { today: '2026-11-21', ...options })).diagnostics;
}

const cached = () => find({ cacheDir: path.join(scratch, 'cache') });

/** Bounds that the sample meets. */
const editorial = `words: {}
lists: {}
sentences: { average: 90, most: 90 }
repeats: { words: 12, opening: 12 }
filler_phrases: []
untrue_claims: []
`;

const sentence = 'A long harbor full of ships and lights is what one needs here.';

/** Rules for their own file, for another game, between files, and between texts. */
const faults: [file: string, before: string, after: string][] = [
  ['guides/catan.yaml', 'Water first.', 'Wingspan Oceania (2019) is not for Catan.'],
  ['guides/wingspan.yaml', 'intro: Birds first', 'intro: Buy **Ocenia** first'],
  ['offers/wingspan.yaml', 'expansion_id: oceania', 'expansion_id: oceana'],
  ['pages/about.yaml', 'title: ', 'titel: '],
  ['home.yaml', 'shelf:', 'shelf:\n  - carcassonne'],
];

it('finds the same with and without a cache', async () => {
  for (const fault of faults) await edit(...fault);
  const found = await find();
  expect(new Set(found.map(({ code }) => code.split('/')[0])).size).toBeGreaterThan(3);
  expect(await cached()).toEqual(found);
  expect(await cached()).toEqual(found);
});

type Edit = readonly [file: string, before: string, after: string];

describe('after an edit, the same is found with and without a cache:', () => {
  it.each<[what: string, ...(readonly [Edit, codes: string[]])[]]>([
    [
      'the year of a box that another guide names',
      [['guides/catan.yaml', 'Water first.', 'Wingspan Oceania (2020) is not for Catan.'], []],
      [['games/wingspan.yaml', 'release_year: 2020', 'release_year: 2021'], ['editorial/year']],
    ],
    [
      'the title of a box that another guide names',
      [['guides/catan.yaml', 'Water first.', 'The Wingspan Oceania expansion is not for Catan.'], []],
      [['games/wingspan.yaml', 'title: Oceania', 'title: Pacifica'], ['editorial/unknown-name']],
    ],
    [
      'a box that takes the name that a guide gives a year',
      [['guides/wingspan.yaml', 'Birds first', 'Catan Sailors came out in 1902; birds first'], []],
      [['games/catan.yaml', 'title: Seafarers', 'title: Sailors'], ['editorial/year']],
    ],
    [
      'the year of a game that another guide names',
      [['guides/catan.yaml', 'Water first.', 'Wingspan (2019) is not for Catan.'], []],
      [['games/wingspan.yaml', 'release_year: 2019', 'release_year: 2018'], ['editorial/year']],
    ],
    [
      'a slug that another page links to',
      [['pages/about.yaml', 'lede: ', 'lede: See [this](/guides/catan-expansion-order#seafarers). '], []],
      [['games/catan.yaml', 'slug: seafarers', 'slug: sailors'], ['link/unknown-anchor']],
    ],
    [
      'a draft of a guide that is related to another',
      [['guides/wingspan.yaml', 'status: published', 'status: draft'], ['draft/reference']],
      [['guides/wingspan.yaml', 'status: draft', 'status: published'], []],
    ],
    [
      'a sentence that was copied, and then changed again',
      [['guides/catan.yaml', 'Water first.', `${sentence} Water.`], []],
      [['guides/wingspan.yaml', 'Birds first', `${sentence} Birds first`], ['editorial/repeated-sentence']],
      [['guides/catan.yaml', 'full of ships', 'full of boats'], []],
    ],
  ])('%s', async (_what, ...steps) => {
    await writeFile(path.join(dir, 'editorial.yaml'), editorial);
    expect(await cached()).toEqual([]);
    for (const [change, codes] of steps) {
      await edit(...change);
      const found = await cached();
      expect(found).toEqual(await find());
      expect(found.map(({ code }) => code)).toEqual(codes.length === 0 ? [] : expect.arrayContaining(codes));
    }
  });
});
