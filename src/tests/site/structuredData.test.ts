import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { absoluteUrl, guidePath, indexPath } from '../../domain/routes.ts';
import { afterPriceCheck } from './dataFiles.ts';
import { loadSample } from '../sample/sample.ts';
import { parse, renderPages, structuredData } from './renderSite.ts';

const content = await loadSample();
// Prices and stock are known, so they could leak into structured data.
const pages = await renderPages(afterPriceCheck(content));
const base = content.site.base_url;
const published = [...content.guides.values()].filter(({ status }) => status === 'published');

/** The raw JSON-LD of every page that has any, by route. */
const scripts = new Map(
  [...pages].flatMap(([route, html]) => {
    const text = load(html)('script[type="application/ld+json"]').text();
    return text === '' ? [] : [[route, text] as const];
  }),
);

type Thing = Record<string, unknown>;

function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Thing, ...Object.values(value).flatMap(thingsIn)];
}

describe('the structured data of every page', () => {
  it('is on every page but the 404 page', () => {
    expect([...scripts.keys()].sort()).toEqual([...pages.keys()].filter((route) => route !== '/404').sort());
  });

  it('contains no offers, because prices are those of other shops', () => {
    for (const [route, text] of scripts) {
      const things = thingsIn(JSON.parse(text));
      const fields = things.flatMap(Object.keys);
      const offers = fields.filter((field) => /offer|price|availability|rating|review/i.test(field));
      expect([route, offers]).toEqual([route, []]);
      const types = things.map((thing) => String(thing['@type']));
      expect([route, types.filter((type) => /Offer|Product|Rating|Review/.test(type))]).toEqual([route, []]);
    }
  });

  it('refers only to described things and to existing files and pages', () => {
    const all = [...scripts.values()].flatMap((text) => thingsIn(JSON.parse(text)));
    const described = new Set(all.flatMap((thing) => (thing['@type'] === undefined ? [] : thing['@id'])));
    const referred = all.filter((thing) => Object.keys(thing).join() === '@id').map((thing) => thing['@id']);
    expect(referred.length).toBeGreaterThan(0);
    expect(referred.filter((id) => !described.has(id))).toEqual([]);
    for (const { item, url } of all) {
      const address = item ?? url;
      if (typeof address !== 'string') continue;
      const [page = '', anchor] = address.replace(base, '').split('#');
      const id = anchor === undefined ? '' : ` id="${anchor}"`;
      expect([address, pages.get(page)?.includes(id)]).toEqual([address, true]);
    }
  });
});

describe('a guide in structured data', () => {
  it.each(published.map((guide) => [guide.id, guide] as const))('%s', (_, guide) => {
    const $ = parse(pages, guidePath(guide.slug));
    const { Article: article, FAQPage: faq, BreadcrumbList: crumbs, ItemList: list } = structuredData($);
    const url = absoluteUrl(base, guidePath(guide.slug));
    expect(article).toMatchObject({
      headline: $('h1').text(),
      description: $('meta[name="description"]').attr('content'),
      dateModified: guide.updated_on,
      image: [$('meta[property="og:image"]').attr('content')],
      author: { '@type': 'Organization', name: content.site.name, url: `${base}/` },
      mainEntityOfPage: url,
    });
    // Search engines cut longer ones.
    expect(String(article?.['headline']).length).toBeLessThanOrEqual(110);
    const shown = $('#faq summary')
      .map((_, summary) => $(summary).text())
      .get();
    expect(
      thingsIn(faq)
        .filter((thing) => thing['@type'] === 'Question')
        .map(({ name }) => name),
    ).toEqual(shown);
    const steps = thingsIn(crumbs).filter((thing) => thing['@type'] === 'ListItem');
    expect(steps.map(({ name }) => name)).toEqual(
      $('.crumbs li')
        .map((_, step) => $(step).text().trim())
        .get(),
    );
    expect(steps.at(-1)?.['item']).toBe(url);
    const anchors = $('.rank tbody tr, .group .slim')
      .map((_, box) => new URL($(box).find('.nm a').attr('href') ?? '', url).href)
      .get();
    expect(thingsIn(list).flatMap((thing) => thing['url'] ?? [])).toEqual(anchors);
    expect(list?.['numberOfItems']).toBe(anchors.length);
  });
});

it('the home page names the site’s publisher, and the index lists its guides', () => {
  const home = structuredData(parse(pages, '/'));
  expect(home['WebSite']).toMatchObject({
    name: content.site.name,
    url: `${base}/`,
    publisher: { '@type': 'Organization', logo: expect.stringMatching(/^https:.*\.png$/) as unknown },
  });
  const index = structuredData(parse(pages, indexPath(content.site.vertical)));
  expect(thingsIn(index['ItemList']).flatMap((thing) => thing['url'] ?? [])).toHaveLength(published.length);
});
