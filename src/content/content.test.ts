import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadContent } from './content.ts';
import { unreadable } from './load/findFiles.ts';

const base = fileURLToPath(new URL('../tests/golden/base/', import.meta.url));
const today = '2026-11-21';
let scratch = '';
let dir = '';

beforeEach(async () => {
  scratch = await mkdtemp(path.join(os.tmpdir(), 'content-'));
  dir = path.join(scratch, 'data');
  await cp(base, dir, { recursive: true });
});
afterEach(() => rm(scratch, { recursive: true, force: true }));

const load = async () => {
  const { content, diagnostics } = await loadContent(dir, { today });
  return { content, found: diagnostics.map(({ code, at }) => `${path.basename(at.file)} ${code}`) };
};

describe('a good folder', () => {
  it('becomes content sorted by name', async () => {
    const { content, found } = await load();
    expect(found).toEqual([]);
    expect([...(content?.games.keys() ?? [])]).toEqual(['catan', 'wingspan']);
    expect(content?.guides.get('wingspan')?.name).toBe('Wingspan');
    expect(content?.retailers.get('Zatu')?.hosts).toEqual(['zatu.com']);
    expect(content?.offers.get('wingspan')?.map(({ id }) => id)).toEqual([
      'wingspan-base-miniature-market',
      'wingspan-oceania-zatu',
    ]);
    expect(content?.art.get('art/catan.svg')).toMatchObject({ type: 'image/svg+xml', bytes: 90 });
  });

  it('may contain schemas, state and hidden files', async () => {
    await mkdir(path.join(dir, 'schemas'));
    await mkdir(path.join(dir, 'state'));
    await writeFile(path.join(dir, 'games/.wingspan.yaml.swp'), 'x');
    expect((await load()).found).toEqual([]);
  });

  it('keeps drafts, and does not warn that a draft game lacks a guide', async () => {
    const game = await readFile(path.join(dir, 'games/catan.yaml'), 'utf8');
    await writeFile(
      path.join(dir, 'games/azul.yaml'),
      game.replaceAll(/catan(?!\.svg)/g, 'azul').replace('status: published', 'status: draft'),
    );
    const { content, found } = await load();
    expect(found).toEqual([]);
    expect(content?.games.get('azul')?.status).toBe('draft');
  });
});

describe('the reader of a data folder', () => {
  it('accepts a link to a file of the data folder but not to a folder', async () => {
    await mkdir(path.join(dir, 'state'));
    const page = path.join(dir, 'pages/about.yaml');
    await cp(page, path.join(dir, 'state/about.yaml'));
    await rm(page);
    await symlink('../state/about.yaml', page);
    expect((await load()).found).toEqual([]);
    await rm(path.join(dir, 'offers'), { recursive: true });
    await cp(path.join(base, 'offers'), path.join(dir, 'state/offers'), { recursive: true });
    await symlink('state/offers', path.join(dir, 'offers'));
    expect((await load()).found).toContain('offers file/symlink-outside');
  });

  it('refuses links that are broken, circular, or lead to a folder with the same prefix', async () => {
    await symlink('nowhere.yaml', path.join(dir, 'pages/a.yaml'));
    await symlink('b.yaml', path.join(dir, 'pages/b.yaml'));
    await mkdir(`${dir}-other`);
    await writeFile(`${dir}-other/c.yaml`, 'id: c\n');
    await symlink(`${dir}-other/c.yaml`, path.join(dir, 'pages/c.yaml'));
    expect((await load()).found).toEqual(['a', 'b', 'c'].map((name) => `${name}.yaml file/symlink-outside`));
  });

  it('does not wait for a named pipe', async () => {
    execFileSync('mkfifo', [path.join(dir, 'pages/pipe.yaml'), path.join(dir, 'art/pipe.svg')]);
    expect((await load()).found).toEqual(['pipe.svg file/unreadable', 'pipe.yaml file/unreadable']);
  });

  it('explains system error codes in words', () => {
    const denied = unreadable('data/site.yaml', Object.assign(new Error(), { code: 'EACCES' }));
    expect(denied).toMatchObject({
      code: 'file/unreadable',
      message: 'This cannot be read: permission denied.',
    });
    const strange = unreadable('data/site.yaml', Object.assign(new Error(), { code: 'EIO' }));
    expect(strange.message).toBe('This cannot be read: the system says EIO.');
  });

  it('does not report references to a broken file', async () => {
    await writeFile(path.join(dir, 'games/wingspan.yaml'), 'id: [\n');
    await writeFile(path.join(dir, 'guides/catan.yaml'), 'id: catan\n');
    await writeFile(path.join(dir, 'pages/about.yaml'), '# soon\n');
    const { content, found } = await load();
    expect(content).toBeNull();
    expect(found).toEqual([
      'wingspan.yaml yaml/syntax',
      'catan.yaml schema/missing-field',
      'about.yaml yaml/empty',
    ]);
  });

  it('does not compare the ranks of a game whose guide, with its groups, is broken', async () => {
    const game = path.join(dir, 'games/wingspan.yaml');
    const ranked = await readFile(game, 'utf8');
    await writeFile(game, ranked.replace('rank_recommended: 2', 'rank_recommended: 1'));
    expect((await load()).found).toContain('wingspan.yaml game/rank-repeated');
    await writeFile(path.join(dir, 'guides/wingspan.yaml'), 'id: wingspan\n');
    expect((await load()).found).not.toContain('wingspan.yaml game/rank-repeated');
  });

  it('reports nothing else if site.yaml is missing', async () => {
    await rm(path.join(dir, 'site.yaml'));
    expect((await load()).found).toEqual(['site.yaml file/missing']);
  });
});
