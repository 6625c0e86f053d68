import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import type { SiteContext } from '../../site/context.ts';
import { sitePages } from '../../site/pages/pageKinds.ts';
import { renderPage } from '../../site/pages/pageFiles.ts';
import { siteWithGuides, textsOf } from './manyGuides.ts';
import { feedFiles } from '../../site/feeds/feeds.ts';

const many = await siteWithGuides(450);
const pageOf = (path: string) => {
  const page = sitePages(many).find((known) => known.path === path);
  if (page === undefined) throw new Error(`No page ${path}`);
  return load(renderPage(page.view(null).main, many.assets.scripts.islands));
};

const found = (context: SiteContext) => feedFiles(context, sitePages(context));

describe('the index of 450 guides', () => {
  const first = '/board-game-expansions';
  const paths = sitePages(many).flatMap(({ path }) =>
    path === first || path.startsWith(`${first}/page-`) ? [path] : [],
  );

  it('has pages of 60 that together list every guide once, in order', () => {
    const listed = paths.map((path) =>
      pageOf(path)('.card :is(h2,h3) a')
        .get()
        .map(({ attribs }) => attribs['href']),
    );
    expect(listed.map((cards) => cards.length)).toEqual([60, 60, 60, 60, 60, 60, 60, 30]);
    expect(listed.flat()).toEqual(many.guides.map(({ path }) => path));
  });

  it('links from its first page to every other one', () => {
    const seen = new Set([first]);
    for (const path of seen)
      for (const link of pageOf(path)('nav[aria-label="Pages of the list"] a').get())
        seen.add(link.attribs['href'] ?? '');
    expect([...seen].sort()).toEqual([...paths].sort());
  });

  it('says that its filters apply to one page, and lists only tags on that page', () => {
    for (const path of paths) {
      const $ = pageOf(path);
      const number = paths.indexOf(path) + 1;
      expect($('nav.more').text()).toContain(
        `Page ${number} of 8. The filters above apply to the guides on this page; search covers all.`,
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

describe('the pages that list every guide', () => {
  it('list at most 200 guides, and say so', () => {
    const $ = pageOf('/link-health');
    expect($('section[aria-labelledby=by-guide] tbody tr')).toHaveLength(200);
    expect($('section[aria-labelledby=by-guide]').text()).toContain(
      'The 200 guides with the oldest prices, of 450.',
    );
  });

  it('list the latest 200 changes; the feed lists its own maximum', async () => {
    expect(pageOf('/changes')('li').length).toBeGreaterThan(0);
    expect(pageOf('/changes')('.changes li').length).toBeLessThanOrEqual(200);
    const feed = (await textsOf(many, found)).get('feed.xml') ?? '';
    expect(load(feed, { xml: true })('entry')).toHaveLength(many.content.site.limits.feed_entries);
  });
});
