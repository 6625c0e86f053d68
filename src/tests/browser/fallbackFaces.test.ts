import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { block, blocked, open } from './open.ts';

/** The fallback fonts before the site's fonts arrive, including those of other machines. */
const faces = [
  null,
  'DejaVu Serif',
  'DejaVu Sans',
  'Georgia',
  'Noto Serif',
  'Times New Roman',
  'Arial',
] as const;

const pages = [
  '/',
  '/board-game-expansions',
  '/guides/catan-expansion-order',
  '/guides/wingspan-expansion-order',
  '/guides/terraforming-mars-expansion-order',
];

/** Headings that overlap the text below them in one font; null is the page's own choice. */
function collisions(page: Page, face: string | null): Promise<string[]> {
  return page.evaluate((name) => {
    const { style } = document.documentElement;
    for (const variable of ['--display', '--text']) {
      if (name !== null) style.setProperty(variable, `"${name}"`);
    }
    const linesOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    };
    const seen = [...document.querySelectorAll('h1, h2')].filter(
      (heading) =>
        heading.checkVisibility() && heading.closest('.vh') === null && linesOf(heading).length > 0,
    );
    if (seen.length === 0) return ['No heading is shown.'];
    return seen.flatMap((heading) => {
      const lines = linesOf(heading);
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      walker.currentNode = heading;
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement;
        // The link to a section is next to its heading.
        if (heading.contains(node) || !parent?.checkVisibility() || parent.closest('.vh, .anchor')) continue;
        const below = linesOf(node);
        if (below.length === 0 || node.textContent?.trim() === '') continue;
        const collides = below.some((next) =>
          lines.some(
            (line) =>
              next.left < line.right &&
              line.left < next.right &&
              next.top < line.bottom - 1 &&
              line.top < next.bottom,
          ),
        );
        return collides ? [`"${heading.textContent}" and "${node.textContent}"`] : [];
      }
      return [];
    });
  }, face);
}

describe('a phone without the site’s fonts', () => {
  it.each(pages)('shows the headings of %s without overlapping the next line', async (path) => {
    const page = await open(path, {
      viewport: { width: 390, height: 664 },
      before: (fresh) => block(fresh, '**/*.woff2'),
      mayComplain: blocked,
    });
    for (const face of faces) expect([face, await collisions(page, face)]).toEqual([face, []]);
  });

  it('fails the check for a heading that overlaps the next line', async () => {
    const page = await open('/', { viewport: { width: 390, height: 664 } });
    await page.locator('h1').evaluate((heading) => {
      heading.style.marginBottom = '-2rem';
      heading.style.lineHeight = '0.5';
    });
    expect(await collisions(page, null)).not.toEqual([]);
  });
});
