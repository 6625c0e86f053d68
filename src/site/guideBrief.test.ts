import { afterAll, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Content } from '../content/content.ts';
import { loadSample, today } from '../tests/sample/sample.ts';
import { courseOfSeafarers, withPrices } from '../tests/site/withPrices.ts';
import { openGuides } from './publishedGuides.ts';

const cacheDir = mkdtempSync(join(tmpdir(), 'guides-test-'));
afterAll(() => {
  rmSync(cacheDir, { recursive: true });
});
const sample = withPrices(await loadSample(), courseOfSeafarers);
const files = Object.fromEntries(
  ['games', 'guides', 'offers'].flatMap((kind) =>
    [...sample.games.keys()].map((id) => [`${kind}/${id}.yaml`, `first text of ${id}`]),
  ),
);

/** Briefs and good prices of a content whose files have these hashes, and the guides whose data was read for them. */
async function readsOf(content: Content, hashes: Record<string, string>, day = today) {
  const read = new Set<string>();
  const { guides, save } = await openGuides(
    {
      ...content,
      hashes: { all: '', files: hashes, hasState: false },
      guides: new Map(
        [...content.guides].map(([id, guide]) => [
          id,
          new Proxy(guide, {
            get: (target, field) => {
              read.add(id);
              return Reflect.get(target, field) as unknown;
            },
          }),
        ]),
      ),
    },
    day,
    cacheDir,
  );
  const briefs = JSON.stringify(guides.map(({ facts, deals }) => [facts, deals]));
  save();
  return { read: [...read].sort(), briefs };
}

it('reads each guide once, then the one that was edited, and on the next day those with past prices', async () => {
  const all = await readsOf(sample, files);
  expect(all.read).toEqual([...sample.guides.keys()].sort());
  expect(await readsOf(sample, files)).toEqual({ read: [], briefs: all.briefs });
  const edited = { ...files, 'games/wingspan.yaml': 'another text of Wingspan' };
  expect(await readsOf(sample, edited)).toEqual({ read: ['wingspan'], briefs: all.briefs });
  expect((await readsOf(sample, edited, '2026-12-24')).read).toEqual(['catan']);
  expect((await readsOf(sample, { ...edited, 'retailers.yaml': 'another shop' })).read).toEqual(all.read);
});
