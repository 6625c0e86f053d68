import { load, type CheerioAPI } from 'cheerio';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Content } from '../../content/content.ts';
import { hostilePieces, withText } from './hostileText.ts';
import { loadSample } from '../sample/sample.ts';
import { parse, renderPages } from './renderSite.ts';
import { runs } from '../seed.ts';

const data = await loadSample();
/** One guide is enough: its page and the pages around it show every field. */
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

/** Every element with its attribute names, which a text must not change. */
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
        // The schemas reject line breaks and spaces at the ends; prose markup is tested separately.
        const text = pieces.join(' ').replaceAll('**', '*').trim() || 'x';
        expect(await skeletons(() => text)).toEqual(harmless);
      },
    ),
    { numRuns: runs(40) },
  );
});

it('no text escapes the structured data, which matches the fields', async () => {
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
