import { load, type CheerioAPI } from 'cheerio';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Content } from '../../content/content.ts';
import { hostilePieces, withText } from './hostileText.ts';
import { loadSample } from '../sample/sample.ts';
import { parse, renderPages } from './renderSite.ts';

const data = await loadSample();
/** One guide is enough: every field that a page can show is in it and in the pages around it. */
const small: Content = {
  ...data,
  guides: new Map([...data.guides].filter(([id]) => id === 'wingspan')),
  games: new Map([...data.games].filter(([id]) => id === 'wingspan')),
  home: {
    ...data.home,
    top_guides: {
      ...data.home.top_guides,
      cards: data.home.top_guides.cards.map((card) => ({
        ...card,
        href: '/guides/wingspan-expansion-order',
      })),
    },
  },
};

/** Every element with the names of its attributes: what a text must not be able to change. */
function skeleton($: CheerioAPI): string[] {
  return $('*')
    .map((_, element) =>
      'attribs' in element ? `${element.tagName} ${Object.keys(element.attribs).sort().join(' ')}` : '',
    )
    .get();
}

async function skeletons(text: () => string): Promise<Map<string, string[]>> {
  const pages = await renderPages(withText(small, text));
  return new Map([...pages].map(([route, html]) => [route, skeleton(load(html))]));
}

const harmless = await skeletons(() => 'Harmless');

it('no text of any field becomes an element or an attribute', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...hostilePieces), { minLength: 1, maxLength: 4 }),
      async (pieces) => {
        // Spaces at the ends and line breaks are what the schemas refuse; markup of prose is tested on its own.
        const text = pieces.join(' ').replaceAll('**', '*').trim() || 'x';
        expect(await skeletons(() => text)).toEqual(harmless);
      },
    ),
    { numRuns: 40 },
  );
});

it('no text breaks out of the structured data, which says what the fields say', async () => {
  const text = hostilePieces.join(' ').replaceAll('**', '*').trim();
  const pages = await renderPages(withText(small, () => text));
  for (const [route, html] of pages) {
    if (route === '/404') continue;
    const $ = parse(pages, route);
    const data = $('script[type="application/ld+json"]');
    expect(data).toHaveLength(1);
    const graph = JSON.stringify(JSON.parse(data.text()));
    expect(graph).toContain(JSON.stringify(text).slice(1, -1));
    expect(html).not.toContain('</script><script>window');
  }
});
