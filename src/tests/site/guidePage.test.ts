import type { CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import type { Content } from '../../content/content.ts';
import { formatDate } from '../../domain/dates.ts';
import { plainText } from '../../domain/prose.ts';
import { baseGameBox, hasPage, rankedExpansions, shortTitle } from '../../domain/ranking.ts';
import { isAboutPlay } from '../../domain/finder/answer.ts';
import { boxPath, guidePath } from '../../domain/routes.ts';
import { guideHash, publishedGuides } from '../../site/guides/publishedGuides.ts';
import { loadSample } from '../sample/sample.ts';
import { parse, renderPages, structuredData } from './renderSite.ts';
import { guideFaq } from '../../site/pages/views/guideMaterial.ts';

const content = await loadSample();
const pages = await renderPages(content);
const guides = [...content.guides.values()].filter((guide) => guide.status === 'published');

const anchors = [
  'tldr-table',
  'how-expansions-work',
  'best-for-beginners',
  'best-for-strategy',
  'release-order',
  'recommendations',
  'faq',
  'where-to-buy',
  'related-guides',
];

function texts($: CheerioAPI, selector: string): string[] {
  return $(selector)
    .map((_, element) => $(element).text().trim())
    .get();
}

function gameOf(guide: { game: string }, from: Content = content) {
  const game = from.games.get(guide.game);
  if (game === undefined) throw new Error(`No game ${guide.game}`);
  return game;
}

describe.each(guides.map((guide) => [guide.id, guide] as const))('the guide %s', (_, guide) => {
  const $ = parse(pages, guidePath(guide.slug));
  const game = gameOf(guide);
  const ranked = rankedExpansions(game);
  const { limits } = content.site;

  it('has its parts in the order of the specification', () => {
    const order = $('main')
      .find('.crumbs, .hero, .jump, .intro, .toc, section.sec[id]')
      .map((_, element) => $(element).attr('id') ?? $(element).attr('class')?.split(' ')[0] ?? '')
      .get();
    const toc = guide.toc ? ['toc'] : [];
    // All boxes, then the rows about owned boxes and the intro.
    expect(order).toEqual(['crumbs', 'hero', 'wrap', 'wrap', ...toc, ...anchors]);
    expect($('main').nextAll('footer')).toHaveLength(1);
  });

  it('links mistake reports to its address and a content hash that commits do not change', () => {
    const entry = publishedGuides(content).find(({ guide: { id } }) => id === guide.id);
    const href = $('a[href^="mailto:corrections@"]').attr('href') ?? '';
    const { searchParams } = new URL(href);
    expect(searchParams.get('subject')).toMatch(
      new RegExp(`^Correction: https://.+${guidePath(guide.slug)}$`),
    );
    expect(searchParams.get('body')).toBe(`Content ${entry && guideHash(entry)}`);
  });

  it('lists its sections in the table of contents', () => {
    expect(
      $('.toc a')
        .map((_, a) => $(a).attr('href'))
        .get(),
    ).toEqual(guide.toc ? anchors.map((id) => `#${id}`) : []);
  });

  it('answers first, with the updated date in full', () => {
    expect($('.hero h1').text()).toBe(guide.title);
    expect($('.plate__meta time').first().text()).toBe(formatDate(guide.updated_on));
    expect($('.answer p').first().text()).toContain(plainText(guide.quick_answer));
    // At most two picks, each with at most one button per region.
    expect($('.picks > li').length).toBeLessThanOrEqual(2);
    expect($('.picks a').first().attr('href')).toContain(ranked[0]?.expansion.slug);
    $('.picks > li').each((_, pick) => {
      for (const region of ['US', 'UK'])
        expect($(pick).find(`[data-region=${region}] .btn`).length).toBeLessThanOrEqual(1);
    });
  });

  it('shows at most five rows in order of rank, with at most two links each', () => {
    expect(limits).toMatchObject({ table_rows: 5 });
    const rows = $('.rank tbody tr');
    expect(rows.length).toBe(Math.min(limits.table_rows, ranked.length));
    expect(texts($, '.rank tbody .nm a')).toEqual(
      ranked.slice(0, limits.table_rows).map(({ expansion }) => shortTitle(expansion)),
    );
    rows.each((_, row) => {
      expect($(row).find('[data-offer]').length).toBeLessThanOrEqual(2);
    });
  });

  it('has a row and an anchor for every box, ranked boxes in buying order', () => {
    const ids = $('.rank tbody tr, .group .slim')
      .map((_, box) => $(box).attr('id'))
      .get();
    expect(ids).toEqual(ranked.map(({ expansion }) => expansion.slug));
    for (const { slug } of game.expansions) expect($(`[id="${slug}"]`)).toHaveLength(1);
  });

  it('sorts the release order by year ascending, with the base game in it', () => {
    const tracks = $('#release-order .track');
    for (const track of tracks) {
      const years = $(track)
        .find('time')
        .map((_, time) => Number($(time).text()))
        .get();
      expect(years).toEqual([...new Set(years)].sort((a, b) => a - b));
    }
    // A base game that is itself ranked is listed once.
    const base = baseGameBox(game) === undefined ? 1 : 0;
    expect(tracks.find('ul li')).toHaveLength(game.expansions.length + base);
    expect(tracks.text()).toContain(base === 1 ? game.title : baseGameBox(game)?.title);
  });

  it('shows every situation once: by play under playstyle, the others under “If you own”', () => {
    const play = guide.situations.filter(isAboutPlay).length;
    expect($('#recommendations .owns tbody tr').length).toBe(play);
    expect($('.intro .owns tbody tr').length).toBe(guide.situations.length - play);
  });

  it('shows every question about the game', () => {
    expect(texts($, '#faq summary')).toEqual(guideFaq({ guide, game }).map(({ question }) => question));
  });

  it('respects the limits of “Where to buy”', () => {
    expect(limits).toMatchObject({ best_deals: 4, specialty_offers: 2, offers_per_item: 3 });
    $('.shops').each((_, shops) => {
      expect($(shops).find('[aria-labelledby^="best-deals"] .offer').length).toBeLessThanOrEqual(4);
      expect($(shops).find('.specialty [data-offer]').length).toBeLessThanOrEqual(2);
      expect($(shops).find('h4').first().text()).toMatch(/^(Best deals|Where to look)$/);
      $(shops)
        .find('.lines > li')
        .each((__, row) => {
          expect($(row).find('[data-offer]').length).toBeLessThanOrEqual(3);
        });
    });
  });

  it('opens shop links in a new tab with every required rel, after the disclosure', () => {
    const links = $('a[data-offer]');
    expect(links.length).toBeGreaterThan(0);
    links.each((_, link) => {
      expect($(link).attr('target')).toBe('_blank');
      expect($(link).attr('rel')).toBe('nofollow noopener noreferrer');
    });
    const html = pages.get(guidePath(guide.slug)) ?? '';
    expect(html.indexOf('data-disclosure')).toBeGreaterThan(0);
    expect(html.indexOf('data-disclosure')).toBeLessThan(html.indexOf('data-offer'));
    expect($('[data-disclosure]').text()).toMatch(/may earn a commission/i);
    expect($('footer').text()).toMatch(/may earn a commission/i);
  });

  it('dates every price', () => {
    $('[data-offer]').each((_, link) => {
      if (!/[$£€]\d/.test($(link).text())) return;
      const offer = $(link).closest('[data-until]');
      expect(offer.find('time').attr('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(offer.find('time').text()).toBe(formatDate(offer.find('time').attr('datetime') ?? ''));
    });
  });

  it('describes the target of every shop link, and uses the yellow button only for product pages', () => {
    $('a[data-offer]').each((_, link) => {
      const text = $(link).text();
      if ($(link).hasClass('btn') || $(link).hasClass('buy'))
        expect(text).toMatch(/^(?:Search .+ for .+|.+: .+), opens in a new tab$/);
      else expect(text).toMatch(/^(?:Search .+ for .+|[^:]+: .+)$/);
      if (/search/i.test(text)) expect($(link).hasClass('btn--buy')).toBe(false);
    });
  });

  it('marks missing related guides as “Coming Soon”, without a link', () => {
    const cards = $('#related-guides .card');
    const coming = guide.related_guides.filter(({ available }) => !available);
    const existing = guide.related_guides.length - coming.length;
    expect(cards).toHaveLength(existing + Math.min(coming.length, 1));
    cards.each((index, card) => {
      expect($(card).find('a')).toHaveLength(index < existing ? 1 : 0);
      expect($(card).text().includes('Coming Soon')).toBe(index >= existing);
    });
  });

  it('shows every source with its full address and date, on its own page or that of a box', () => {
    const all = [$, ...game.expansions.filter(hasPage).map((box) => parse(pages, boxPath(game, box)))];
    for (const source of game.sources) {
      const id = `[id="source-${game.sources.indexOf(source) + 1}"]`;
      const entry = all.map((page) => page(id)).find(({ length }) => length === 1) ?? $(id);
      expect(entry.find('a').attr('href')).toBe(source.url);
      expect(entry.text()).toContain(source.title);
      expect(entry.find('time').text()).toBe(
        [source.published, source.read, source.data_as_of]
          .flatMap((date) => (date === undefined ? [] : formatDate(date)))
          .join(''),
      );
    }
  });

  it('has structured data that matches the page', () => {
    const things = structuredData($);
    expect(Object.keys(things).sort()).toEqual(['Article', 'BreadcrumbList', 'FAQPage', 'ItemList']);
    expect(things['FAQPage']?.['mainEntity']).toHaveLength(guideFaq({ guide, game }).length);
    expect(things['ItemList']?.['itemListElement']).toHaveLength(ranked.length);
    expect(things['Article']?.['headline']).toBe($('h1').text());
    expect($('meta[property="og:image:width"]').attr('content')).toBe('1200');
    expect($('meta[property="og:image:height"]').attr('content')).toBe('630');
    expect($('link[rel="canonical"]').attr('href')).toBe(`${content.site.base_url}${guidePath(guide.slug)}`);
  });
});
