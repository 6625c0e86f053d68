import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadSample } from '../../tests/sample/sample.ts';
import { publishedGuides } from '../guides/publishedGuides.ts';
import { buildStylesheets } from './stylesheet.ts';

it('keeps what the oldest supported browsers understand', async () => {
  const cache = await mkdtemp(path.join(tmpdir(), 'styles-'));
  const content = await loadSample();
  const sheets = await buildStylesheets(content, publishedGuides(content), '', cache);
  await rm(cache, { recursive: true });
  for (const css of Object.values(sheets)) {
    // Safari before 26.4 drops a shorthand with a thickness.
    expect(css.match(/[{;]text-decoration:[^;}]*\dpx/g)).toBeNull();
    expect(css).toContain('text-decoration-thickness:3px');
    expect(css).toContain('light-dark(#f1f4ee,#0d1b16)');
  }
});
