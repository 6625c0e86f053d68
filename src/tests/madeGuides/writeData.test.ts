import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dump } from 'js-yaml';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadContent } from '../../content/content.ts';
import { makeGuide } from './madeGuide.ts';
import { writeMadeData } from './writeData.ts';

describe('made-up data', () => {
  it('passes validation without a warning', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'guides-made-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeMadeData(join(folder, 'data'), 12, '2026-11-20');
    const { content, diagnostics } = await loadContent(join(folder, 'data'), { today: '2026-11-20' });
    expect(diagnostics).toEqual([]);
    expect(content?.guides.size).toBe(14);
  });

  it('has guides of about 40 KB, and the same one for the same number', () => {
    const made = makeGuide(537, 1000, '2026-11-20');
    const bytes = [made.game, made.guide, made.offers].map((file) => dump(file, { lineWidth: 110 }).length);
    const total = bytes.reduce((sum, length) => sum + length);
    expect(total).toBeGreaterThan(36_000);
    expect(total).toBeLessThan(46_000);
    expect(makeGuide(537, 1000, '2026-11-20')).toEqual(made);
  });
});
