import { load, type CheerioAPI } from 'cheerio';
import { beforeAll, describe, expect, it } from 'vitest';
import { daysBetween } from '../../domain/dates.ts';
import { absoluteUrl, apiGuidePath, changesPath, guidePath } from '../../domain/routes.ts';
import type { ApiGuideList } from '../../site/api/apiFiles.ts';
import { sampleData } from '../sampleData.ts';
import { afterPriceCheck, dataFiles, withGuide } from './dataFiles.ts';
import { loadSample, today } from '../sample/sample.ts';
import { parse, renderPages, structuredData } from './renderSite.ts';

const content = await loadSample();
const base = content.site.base_url;
const published = [...content.guides.values()].filter(({ status }) => status === 'published');
const copy = 'https://preview.example';
let files = new Map<string, string>();
let pages = new Map<string, string>();
let copied = new Map<string, string>();
beforeAll(async () => {
  files = await dataFiles(content);
  pages = await renderPages(content);
  copied = await dataFiles(content, { baseUrl: copy });
});

const xml = (text: string | undefined): CheerioAPI => load(text ?? '', { xml: true });
const json = (text: string | undefined) => JSON.parse(text ?? 'null') as Record<string, unknown>;
const lastmods = (text: string | undefined) => {
  const $ = xml(text);
  return new Map(
    $('url')
      .map((_, url) => [[$(url).children('loc').text(), $(url).children('lastmod').text()]] as const)
      .get(),
  );
};

describe('the sitemap', () => {
  it('lists the canonical address of every indexable page, each dated', () => {
    const listed = [...pages.values()].filter((html) => !html.includes('content="noindex'));
    const canonical = listed.flatMap((html) => load(html)('link[rel="canonical"]').attr('href') ?? []);
    const found = lastmods(files.get('sitemap.xml'));
    expect([...found.keys()].sort()).toEqual(canonical.sort());
    expect(found.size).toBe(listed.length);
    // The 404 page, the empty deals page, and link health, which knows one shop in eight.
    expect(found.size).toBe(pages.size - 3);
    for (const [page, date] of found) {
      expect(page).not.toMatch(/\/(?:deals|link-health)$/);
      expect(date).toMatch(/^\d{4}-\d{2}(?:-\d{2})?$/);
    }
  });

  it('dates the home page and the index by the latest guide', async () => {
    const changed = withGuide(content, 'wingspan', ({ guide }) => {
      guide.updated_on = '2026-11-20';
    });
    const found = lastmods((await dataFiles(changed)).get('sitemap.xml'));
    const at = (path: string) => found.get(absoluteUrl(base, path));
    expect([at('/'), at(`/${content.site.vertical.slug}`)]).toEqual(['2026-11-20', '2026-11-20']);
    expect([at(guidePath('wingspan')), at(guidePath('catan'))]).toEqual(['2026-11-20', '2026-11-18']);
  });

  it('is missing from a copy of the site, whose pages are all noindex', () => {
    expect(copied.has('sitemap.xml')).toBe(false);
  });
});

describe('robots.txt', () => {
  it('allows all crawlers and names the sitemap', () => {
    expect(files.get('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${base}/sitemap.xml\n`);
  });

  it('allows all crawlers of a copy too, so that they see its noindex', () => {
    expect(copied.get('robots.txt')).toMatch(/^User-agent: \*\nAllow: \/$/m);
    expect(copied.get('robots.txt')).not.toMatch(/Disallow|Sitemap/);
  });
});

describe('the feed', () => {
  it('has all that Atom requires of a feed and its entries', () => {
    const $ = xml(files.get('feed.xml'));
    const feed = $('feed');
    expect(feed.attr('xmlns')).toBe('http://www.w3.org/2005/Atom');
    expect(feed.children('id')).toHaveLength(1);
    expect(feed.children('title').text()).toBe(content.site.name);
    expect(feed.children('author').children('name').text()).toBe(content.site.name);
    // Some parsers take the first link for the site's.
    expect(feed.children('link').first().attr('rel')).toBe('alternate');
    expect(feed.children('link[rel="self"]').attr('href')).toBe(`${base}/feed.xml`);
    const updated = $('entry > updated')
      .map((_, element) => $(element).text())
      .get();
    expect(feed.children('updated').text()).toBe(updated[0]);
    expect(updated).toEqual(updated.toSorted().reverse());
    expect($('entry')).toHaveLength(published.length);
    $('entry').each((_, entry) => {
      for (const name of ['id', 'title', 'updated', 'summary'])
        expect($(entry).children(name)).toHaveLength(1);
      expect($(entry).children('updated').text()).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00Z$/);
      expect(pages.has($(entry).children('link').attr('href')?.replace(base, '') ?? '')).toBe(true);
    });
    const ids = $('id')
      .map((_, id) => $(id).text())
      .get();
    expect(new Set(ids).size).toBe(published.length + 1);
  });

  it('keeps its ids in a copy of the site', () => {
    const ids = (text: string | undefined) => text?.match(/<id>.*?<\/id>/g);
    expect(ids(copied.get('feed.xml'))).toEqual(ids(files.get('feed.xml')));
    expect(copied.get('feed.xml')).toContain(`href="${copy}${guidePath('wingspan')}"`);
  });

  it('keeps the ids of a renamed guide', async () => {
    const renamed = withGuide(content, 'wingspan', ({ guide }) => {
      guide.slug = 'birds';
      guide.first_slug = 'wingspan';
    });
    const text = (await dataFiles(renamed)).get('feed.xml') ?? '';
    const ids = (feed: string | undefined) => feed?.match(/<id>.*?<\/id>/g);
    expect(ids(text)).toEqual(ids(files.get('feed.xml')));
    expect(text).toContain(`href="${base}${guidePath('birds')}"`);
  });

  it('leads to the page of the only box that a change names, and so does the page of changes', async () => {
    const box = `${base}/expansions/wingspan/oceania`;
    const changed = withGuide(content, 'wingspan', ({ guide }) => {
      guide.changes = [
        { id: 'mats', date: '2026-11-20', text: 'Oceania’s mats count.', boxes: ['oceania'] },
        { id: 'two', date: '2026-11-19', text: 'Two boxes moved.', boxes: ['oceania', 'european'] },
        ...guide.changes,
      ];
    });
    const $ = xml((await dataFiles(changed)).get('feed.xml'));
    const links = $('entry > link').map((_, link) => $(link).attr('href'));
    expect(links.get().slice(0, 2)).toEqual([box, base + guidePath('wingspan')]);
    expect($('entry > title').first().text()).toBe('Wingspan: Oceania');
    const page = parse(await renderPages(changed), changesPath);
    expect(page('.changes li a').first().attr('href')).toBe('/expansions/wingspan/oceania');
  });

  it('accepts any text', async () => {
    const title = `<b>"Birds" & 'bees'</b> ]]> &amp;`;
    const changed = withGuide(content, 'wingspan', ({ guide }) => {
      guide.title = title;
    });
    const $ = xml((await dataFiles(changed)).get('feed.xml'));
    const titles = $('entry > title').map((_, element) => $(element).text());
    expect(titles.get()).toContain(title);
    expect($('entry > title').children()).toHaveLength(0);
  });

  it('ends after the latest changes', async () => {
    const limits = { ...content.site.limits, feed_entries: 3 };
    const changed = withGuide({ ...content, site: { ...content.site, limits } }, 'wingspan', ({ guide }) => {
      guide.changes = [{ id: 'change-2', date: '2026-11-20', text: 'A new first pick.' }, ...guide.changes];
    });
    const $ = xml((await dataFiles(changed)).get('feed.xml'));
    expect($('entry')).toHaveLength(3);
    expect($('entry > link').first().attr('href')).toBe(base + guidePath('wingspan'));
    expect($('entry > summary').first().text()).toBe('A new first pick.');
  });

  it('is linked from the head of every page', () => {
    for (const html of pages.values())
      expect(load(html)('link[rel="alternate"][type="application/atom+xml"]').attr('href')).toBe('/feed.xml');
  });
});

describe('security.txt', () => {
  const path = '.well-known/security.txt';
  const fields = (text: string | undefined) =>
    new Map(
      (text ?? '').split('\n').flatMap((line) => {
        const [name, ...value] = line.split(': ');
        return name === undefined || value.length === 0 ? [] : [[name, value.join(': ')] as const];
      }),
    );

  it('names an existing contact, and expires within a year', () => {
    const found = fields(files.get(path));
    expect(found.get('Contact')).toBe(`${base}/contact`);
    expect(pages.has('/contact')).toBe(true);
    expect(found.get('Canonical')).toBe(`${base}/${path}`);
    const expires = found.get('Expires') ?? '';
    expect(expires).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
    expect(daysBetween(today, expires)).toBeGreaterThan(300);
    expect(daysBetween(today, expires)).toBeLessThan(365);
  });

  it('accepts a plain mail address', async () => {
    const site = { ...content.site, security_contact: 'mailto:security@guides.games' };
    const found = fields((await dataFiles({ ...content, site })).get(path));
    expect(found.get('Contact')).toBe('mailto:security@guides.games');
  });

  it('omits a contact page that does not exist', async () => {
    const sample = await sampleData();
    await sample.edit('site.yaml', 'byline:', 'security_contact: /report\nbyline:');
    const found = await sample.validate();
    expect(found.map(({ code, message }) => [code, message])).toEqual([
      ['link/unknown-page', 'The link /report leads to no page of this site.'],
    ]);
    await sample.edit('site.yaml', '/report', 'mailto:security@guides.games');
    expect(await sample.validate()).toEqual([]);
    await sample.remove();
  });

  it('is missing without a contact', async () => {
    const site = { ...content.site };
    delete site.security_contact;
    expect((await dataFiles({ ...content, site })).has(path)).toBe(false);
  });
});

describe('a price check', () => {
  it('changes offers, but no sitemap, feed, or content hash', async () => {
    const checked = await dataFiles(afterPriceCheck(content));
    for (const path of ['sitemap.xml', 'feed.xml']) expect(checked.get(path)).toBe(files.get(path));
    const withoutStock = (from: Map<string, string>) => {
      const { guides } = JSON.parse(from.get('api/guides.json') ?? '') as ApiGuideList;
      return guides.map((guide) => ({ ...guide, in_stock: [] }));
    };
    expect(withoutStock(checked)).toEqual(withoutStock(files));
    for (const { id } of published) {
      const path = apiGuidePath(id).slice(1);
      expect(json(checked.get(path))['content_hash']).toBe(json(files.get(path))['content_hash']);
    }
    const wingspan = apiGuidePath('wingspan').slice(1);
    expect(checked.get(wingspan)).not.toBe(files.get(wingspan));
  });
});

describe('a content hash', () => {
  const hash = (from: Map<string, string>) => json(from.get('api/guides/wingspan.json'))['content_hash'];

  it.each([
    ['a word of the guide', ({ guide }) => (guide.intro += ' More.')],
    ['a fact of the game', ({ game }) => (game.max_players = 9)],
    ['the order of boxes', ({ game }) => game.expansions.reverse()],
    ['another address of an offer', ({ offers }) => (offers[0] ? (offers[0].url += '?new') : null)],
  ] satisfies [string, Parameters<typeof withGuide>[2]][])('changes with %s', async (_, change) => {
    expect(hash(await dataFiles(withGuide(content, 'wingspan', change)))).not.toBe(hash(files));
  });

  it('ignores a new date and another order of fields', async () => {
    const changed = withGuide(content, 'wingspan', ({ guide, game }) => {
      guide.updated_on = '2026-11-20';
      const { id, ...rest } = game;
      for (const key of Object.keys(game)) Reflect.deleteProperty(game, key);
      Object.assign(game, rest, { id });
    });
    expect(hash(await dataFiles(changed))).toBe(hash(files));
  });
});

describe('dates', () => {
  const said = (id: string, from: Map<string, string>, rendered: Map<string, string>) => {
    const path = guidePath(id);
    const $ = parse(rendered, path);
    return {
      page: $('.plate__meta time').first().attr('datetime'),
      jsonLd: structuredData($)['Article']?.['dateModified'],
      sitemap: lastmods(from.get('sitemap.xml')).get(base + path),
      api: json(from.get(`api/guides/${id}.json`))['updated_on'],
    };
  };

  it('agree on the page and in its structured data, the sitemap, and the API', () => {
    for (const { id, updated_on: day } of published) {
      expect(said(id, files, pages)).toEqual({ page: day, jsonLd: day, sitemap: day, api: day });
    }
  });

  it('without a day agree, and structured data omits them', async () => {
    const changed = withGuide(content, 'wingspan', ({ guide }) => {
      guide.updated_on = '2026-10';
    });
    expect(said('wingspan', await dataFiles(changed), await renderPages(changed))).toEqual({
      page: '2026-10',
      jsonLd: undefined,
      sitemap: '2026-10',
      api: '2026-10',
    });
  });

  it('of changes are the same in the feed and on the page of changes', () => {
    const feed = xml(files.get('feed.xml'));
    const $ = parse(pages, changesPath);
    const days = $('main time').map((_, time) => $(time).attr('datetime'));
    const entries = feed('entry > updated').map((_, time) => feed(time).text().slice(0, 10));
    expect(days.get()).toEqual(entries.get());
  });

  it('agree on text pages', () => {
    const found = lastmods(files.get('sitemap.xml'));
    for (const page of content.pages.values()) {
      const $ = parse(pages, `/${page.slug}`);
      expect(found.get(`${base}/${page.slug}`)).toBe(page.updated_on);
      expect(structuredData($)['WebPage']?.['dateModified']).toBe(page.updated_on);
      expect($('main time').first().attr('datetime')).toBe(page.updated_on);
    }
  });
});

describe('a draft', () => {
  it('is in none of these files', async () => {
    const changed = withGuide(content, 'wingspan', ({ guide }) => {
      guide.status = 'draft';
    });
    const found = await dataFiles(changed);
    expect(found.has('api/guides/wingspan.json')).toBe(false);
    for (const [path, text] of found)
      if (!path.startsWith('api/guides/') && path !== 'api/schema.json')
        expect([path, text.includes(guidePath('wingspan'))]).toEqual([path, false]);
  });
});
