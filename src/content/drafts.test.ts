import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleData, type SampleData } from '../tests/sampleData.ts';
import { loadContent } from './content.ts';

describe('a draft that is far from finished', () => {
  let data: SampleData;
  beforeEach(async () => {
    data = await sampleData();
    await data.write('games/root.yaml', 'id: root\ntitle: Root\nstatus: draft\nexpansions: [\n');
    await data.write('guides/root.yaml', 'id: root\nslug: catan\ngame: root\nstatus: draft # soon\n');
    // More problems than are shown.
    const extra = Array.from({ length: 60 }, (_, index) => `extra_${index}: 1\n`).join('');
    await data.write('offers/root.yaml', `game_id: root\noffers: []\n${extra}`);
  });
  afterEach(() => data.remove());

  it('blocks nothing: its problems are notes, and its files are left out', async () => {
    const { content, diagnostics } = await loadContent(data.dir, { today: '2026-11-21' });
    expect(new Set(diagnostics.map(({ severity }) => severity))).toEqual(new Set(['note']));
    expect(new Set(diagnostics.map(({ at }) => at.file.replace(/^.*data\//, '')))).toEqual(
      new Set(['games/root.yaml', 'guides/root.yaml', 'offers/root.yaml']),
    );
    expect([...(content?.games.keys() ?? []), ...(content?.guides.keys() ?? [])]).not.toContain('root');
  });

  it('is checked like any other file on request', async () => {
    const { content, diagnostics } = await loadContent(data.dir, { today: '2026-11-21', drafts: true });
    expect(content).toBeNull();
    expect(diagnostics.some(({ severity }) => severity === 'error')).toBe(true);
  });

  it('gets the blame for using the id or address of a published file', async () => {
    const guide = await readFile(`${data.dir}/guides/catan.yaml`, 'utf8');
    await data.write('guides/a-draft.yaml', guide.replace('status: published', 'status: draft'));
    const { content, diagnostics } = await loadContent(data.dir, { today: '2026-11-21' });
    expect(diagnostics.filter(({ severity }) => severity !== 'note')).toEqual([]);
    expect(content?.guides.has('catan')).toBe(true);
  });

  it('does not make the ranks of its game repeat, which its groups may begin anew', async () => {
    await data.edit('guides/wingspan.yaml', 'status: published', 'status: draft');
    await data.edit('games/wingspan.yaml', 'rank_recommended: 2', 'rank_recommended: 1');
    const { diagnostics } = await loadContent(data.dir, { today: '2026-11-21' });
    const wrong = diagnostics.filter(({ severity }) => severity !== 'note').map(({ code }) => code);
    expect(wrong).not.toContain('game/rank-repeated');
  });

  it('is still an error for published files that link to it', async () => {
    await data.edit('guides/wingspan.yaml', '/guides/catan-expansion-order', '/guides/root-expansion-order');
    const { content, diagnostics } = await loadContent(data.dir, { today: '2026-11-21' });
    expect(content).toBeNull();
    expect(diagnostics.filter(({ severity }) => severity === 'error').map(({ at }) => at.file)).toEqual([
      expect.stringContaining('guides/wingspan.yaml'),
    ]);
  });

  it('has its gaps filled only in a preview', async () => {
    const guide = await readFile(`${data.dir}/guides/catan.yaml`, 'utf8');
    const started = guide
      .replace('id: catan', 'id: a-draft')
      .replace('slug: catan', 'slug: a-draft')
      .replace('status: published', 'status: draft')
      .replace(/^intro: .*\n/m, '');
    await data.write('guides/a-draft.yaml', started);
    const { content, preview } = await loadContent(data.dir, { today: '2026-11-21', preview: true });
    expect(content?.guides.has('a-draft')).toBe(false);
    expect(preview?.guides.get('a-draft')?.intro).toMatch(/^\[To be written: One or two paragraphs/);
    expect(preview?.guides.get('catan')).toEqual(content?.guides.get('catan'));
  });
});
