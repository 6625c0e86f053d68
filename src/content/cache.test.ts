import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadContent } from './content.ts';
import { compose } from './yaml/compose.ts';
import { readPlain } from './yaml/readPlain.ts';

vi.mock('./yaml/compose.ts', { spy: true });
vi.mock('./yaml/readPlain.ts', { spy: true });

let scratch = '';
let dir = '';
beforeEach(async () => {
  scratch = await mkdtemp(path.join(os.tmpdir(), 'cache-'));
  dir = path.join(scratch, 'data');
  await cp(fileURLToPath(new URL('../tests/golden/base/', import.meta.url)), dir, { recursive: true });
});
afterEach(() => rm(scratch, { recursive: true, force: true }));

const load = async () => {
  vi.mocked(compose).mockClear();
  vi.mocked(readPlain).mockClear();
  const result = await loadContent(dir, {
    today: '2026-11-21',
    cacheFile: path.join(scratch, 'deep/cache.json'),
  });
  return {
    ...result,
    read: vi.mocked(readPlain).mock.calls.length,
    withPositions: vi.mocked(compose).mock.calls.length,
  };
};

it('reads no YAML a second time, and finds the same', async () => {
  const cold = await load();
  const warm = await load();
  expect(cold.read).toBe(11);
  expect([warm.read, warm.withPositions]).toEqual([0, 0]);
  expect(warm.content).toEqual(cold.content);
});

it('reads what has changed, and the places of what a rule has found', async () => {
  await load();
  const offers = path.join(dir, 'offers/wingspan.yaml');
  await writeFile(
    offers,
    (await readFile(offers, 'utf8')).replace('expansion_id: oceania', 'expansion_id: oceana'),
  );
  const cold = await loadContent(dir, { today: '2026-11-21' });
  const warm = await load();
  // The offers, and the game that the hint points to.
  expect([warm.read, warm.withPositions]).toEqual([1, 2]);
  expect(warm.diagnostics).toEqual(cold.diagnostics);
  expect((await load()).diagnostics).toEqual(cold.diagnostics);
});

it('keeps nothing of a file that was refused', async () => {
  const page = path.join(dir, 'pages/about.yaml');
  await writeFile(page, `${await readFile(page, 'utf8')}toc: true\ntoc: false\n`);
  const cold = await load();
  expect(cold.diagnostics.map(({ code }) => code)).toContain('yaml/duplicate-key');
  expect((await load()).diagnostics).toEqual(cold.diagnostics);
});

it('takes a file for what its folder makes it, though another kind has the same content', async () => {
  await load();
  await cp(path.join(dir, 'games/wingspan.yaml'), path.join(dir, 'pages/wingspan.yaml'));
  expect((await load()).diagnostics.map(({ code }) => code)).toContain('schema/unknown-field');
});

it.each(['', '{', '[]', 'null', '{"a":1}'])(
  'reads everything anew where the cache holds %j',
  async (text) => {
    await load();
    await writeFile(path.join(scratch, 'deep/cache.json'), text);
    expect(await load()).toMatchObject({ read: 11, diagnostics: [] });
  },
);
