import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import type { ApiGuideList } from '../../site/api/apiFiles.ts';
import { apiFiles } from '../../site/api/apiFiles.ts';
import type { SiteContext } from '../../site/context.ts';
import { foundFiles } from '../../site/found/files.ts';
import { sitemapAddresses } from '../../site/audit/auditSitemap.ts';
import { sitePages } from '../../site/pageKinds.ts';
import { renderPage } from '../../site/render.ts';
import { siteWithGuides, textsOf } from './manyGuides.ts';

const many = await siteWithGuides(450);
const base = many.baseUrl;
const pageOf = (path: string) => {
  const page = sitePages(many).find((known) => known.path === path);
  if (page === undefined) throw new Error(`No page ${path}`);
  return load(renderPage(page.view(null).main, many.assets.scripts.islands));
};

const found = (site: SiteContext) => foundFiles(site, sitePages(site));

describe('the index of 450 guides', () => {
  const first = '/board-game-expansions';
  const paths = sitePages(many).flatMap(({ path }) =>
    path === first || path?.startsWith(`${first}/page-`) === true ? [path] : [],
  );

  it('has pages of 60, which together list every guide once, in order', () => {
    const listed = paths.map((path) =>
      pageOf(path)('.card a')
        .get()
        .map(({ attribs }) => attribs['href']),
    );
    expect(listed.map((cards) => cards.length)).toEqual([60, 60, 60, 60, 60, 60, 60, 30]);
    expect(listed.flat()).toEqual(many.guides.map(({ path }) => path));
  });

  it('leads from its first page to every other one', () => {
    const seen = new Set([first]);
    for (const path of seen)
      for (const link of pageOf(path)('nav[aria-label="Pages of the list"] a').get())
        seen.add(link.attribs['href'] ?? '');
    expect([...seen].sort()).toEqual([...paths].sort());
  });

  it('says that its choices are for the guides of one page, and names only tags that are there', () => {
    for (const path of paths) {
      const $ = pageOf(path);
      const number = paths.indexOf(path) + 1;
      expect($('nav.more').text()).toContain(
        `Page ${number} of 8. The choices above are for the guides of this page; the search finds all.`,
      );
      expect($('.chip').first().text()).toBe(`All ${$('.card').length}`);
      const tags = new Set(
        $('.card')
          .map((_, card) => $(card).find('.tags').text())
          .get(),
      );
      const offered = $('#filter-by-tag option[value!=""]')
        .map((_, option) => $(option).text())
        .get();
      expect(offered.length).toBeGreaterThan(0);
      for (const tag of offered) expect([...tags].some((text) => text.includes(tag))).toBe(true);
    }
  });
});

describe('the list of guides in the API', () => {
  const lists = (site: SiteContext) =>
    apiFiles(site).filter(({ path }) => path.startsWith('api/guides') && !path.startsWith('api/guides/'));

  it('has pages of 200 that lead on to each other, and one without a next page where they fit', async () => {
    const files = await textsOf(many, lists);
    const listed: string[] = [];
    let next: string | undefined = `${base}/api/guides.json`;
    const lengths: number[] = [];
    while (next !== undefined) {
      const page = JSON.parse(files.get(next.replace(`${base}/`, '')) ?? '') as ApiGuideList;
      lengths.push(page.guides.length);
      listed.push(...page.guides.map(({ id }) => id));
      next = page.next;
    }
    expect(lengths).toEqual([200, 200, 50]);
    expect(listed).toEqual(many.guides.map(({ id }) => id));
    const few = await textsOf({ ...many, guides: many.guides.slice(0, 200) }, lists);
    expect([...few.keys()]).toEqual(['api/guides.json']);
    expect(few.get('api/guides.json')).not.toContain('"next"');
  });
});

describe('the pages that list guides one by one', () => {
  it('list 200 guides, and say so', () => {
    const $ = pageOf('/link-health');
    expect($('section[aria-labelledby=by-guide] tbody tr')).toHaveLength(200);
    expect($('section[aria-labelledby=by-guide]').text()).toContain(
      'The 200 guides with the oldest prices, of 450.',
    );
  });

  it('list the latest 200 changes, the feed the latest it is allowed', async () => {
    expect(pageOf('/changes')('li').length).toBeGreaterThan(0);
    expect(pageOf('/changes')('.changes li').length).toBeLessThanOrEqual(200);
    const feed = (await textsOf(many, found)).get('feed.xml') ?? '';
    expect(load(feed, { xml: true })('entry')).toHaveLength(many.content.site.limits.feed_entries);
  });
});

describe('the sitemap', () => {
  const sitemapOf = async (count: number) => {
    const [entry] = many.guides;
    if (entry === undefined) throw new Error('No guide');
    const guides = Array.from({ length: count }, (_, number) => ({
      ...entry,
      path: `/guides/wingspan-${number}`,
    }));
    const files = await textsOf({ ...many, guides }, found);
    return [...files].filter(([path]) => path.startsWith('sitemap'));
  };
  const locs = (text: string) => sitemapAddresses(text).map(({ address }) => address);

  it('is one file up to 50,000 addresses', async () => {
    const [[path, text] = ['', ''], ...others] = await sitemapOf(10_000);
    expect([path, others]).toEqual(['sitemap.xml', []]);
    expect(locs(text)).toContain(`${base}/guides/wingspan-9999`);
  });

  it('has parts of 50,000 addresses beyond, and an index that names them', async () => {
    const [[, index] = ['', ''], ...parts] = await sitemapOf(60_000);
    expect(locs(index)).toEqual([`${base}/sitemap-1.xml`, `${base}/sitemap-2.xml`]);
    expect(parts.map(([path]) => path)).toEqual(['sitemap-1.xml', 'sitemap-2.xml']);
    const listed = parts.map(([, text]) => locs(text));
    expect(listed[0]).toHaveLength(50_000);
    expect(new Set(listed.flat()).size).toBe(listed.flat().length);
    expect(listed.flat()).toContain(`${base}/guides/wingspan-59999`);
  });
});
