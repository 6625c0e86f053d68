import { chmod, cp, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
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
    cacheDir: path.join(scratch, 'deep/cache'),
  });
  return {
    ...result,
    read: vi.mocked(readPlain).mock.calls.length,
    withPositions: vi.mocked(compose).mock.calls.length,
  };
};

it('reads no YAML twice, and finds the same', async () => {
  const cold = await load();
  const warm = await load();
  expect(cold.read).toBe(11);
  expect([warm.read, warm.withPositions]).toEqual([0, 0]);
  expect(warm.content).toEqual(cold.content);
});

it('reads changed files, and the positions of what a rule has found', async () => {
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

it('reports a cached file that has become unreadable', async () => {
  const page = path.join(dir, 'pages/about.yaml');
  expect((await load()).diagnostics).toEqual([]);
  await chmod(page, 0o000);
  // root can read everything.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    await chmod(scratch, 0o755);
    process.seteuid?.(65534);
  }
  const refused = await load().finally(() => {
    if (isRoot) process.seteuid?.(0);
  });
  expect(refused.diagnostics.map(({ code, at }) => [code, path.basename(at.file)])).toEqual([
    ['file/unreadable', 'about.yaml'],
  ]);
  await chmod(page, 0o644);
  expect(await load()).toMatchObject({ diagnostics: [], read: 0 });
});

it('caches nothing of a rejected file', async () => {
  const page = path.join(dir, 'pages/about.yaml');
  await writeFile(page, `${await readFile(page, 'utf8')}toc: true\ntoc: false\n`);
  const cold = await load();
  expect(cold.diagnostics.map(({ code }) => code)).toContain('yaml/duplicate-key');
  expect((await load()).diagnostics).toEqual(cold.diagnostics);
});

it('distinguishes kinds of files with the same content', async () => {
  await load();
  await cp(path.join(dir, 'games/wingspan.yaml'), path.join(dir, 'pages/wingspan.yaml'));
  expect((await load()).diagnostics.map(({ code }) => code)).toContain('schema/unknown-field');
});

const cacheFiles = async () => {
  const folder = path.join(scratch, 'deep/cache/content');
  return (await readdir(folder)).map((name) => path.join(folder, name));
};

it.each<[string, (text: string) => string]>([
  ['are empty', () => ''],
  ['are cut short', (text) => text.slice(0, -20)],
  ['came from somebody else', () => `${'A'.repeat(22)}00000000{}\n`],
])('reads everything again if the cache files %s', async (_name, damage) => {
  const cold = await load();
  for (const file of await cacheFiles()) await writeFile(file, damage(await readFile(file, 'utf8')));
  const warm = await load();
  expect(warm.content).toEqual(cold.content);
  expect(warm.diagnostics).toEqual([]);
});

it('reads a changed file with the same size and time', async () => {
  const page = path.join(dir, 'pages/about.yaml');
  const old = new Date('2026-11-01T00:00:00Z');
  await utimes(page, old, old);
  const { content } = await load();
  const title = content?.pages.get('about')?.title ?? '';
  const other = title.replace(/^./, 'X');
  await writeFile(page, (await readFile(page, 'utf8')).replace(`title: ${title}`, `title: ${other}`));
  await utimes(page, old, old);
  expect((await load()).content?.pages.get('about')?.title).toBe(other);
});

it('reads everything again on request', async () => {
  await load();
  vi.mocked(readPlain).mockClear();
  await loadContent(dir, { today: '2026-11-21', cacheDir: path.join(scratch, 'deep/cache'), verify: true });
  expect(vi.mocked(readPlain).mock.calls).toHaveLength(11);
  expect((await load()).read).toBe(0);
});
