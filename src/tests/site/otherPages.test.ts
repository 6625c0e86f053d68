import { describe, expect, it } from 'vitest';
import { addDays } from '../../domain/dates.ts';
import {
  boxPath,
  changesPath,
  dealsPath,
  guidePath,
  homePath,
  indexPath,
  indexUpdatedPath,
  linkHealthPath,
  textPagePath,
} from '../../domain/routes.ts';
import { hasPage } from '../../domain/ranking.ts';
import { loadSample } from '../sample/sample.ts';
import { withGuide } from './dataFiles.ts';
import { parse, planContent, renderPages, structuredData } from './renderSite.ts';
import { withPrices } from './withPrices.ts';

const content = await loadSample();
const pages = await renderPages(content);
const published = [...content.guides.values()].filter((guide) => guide.status === 'published');

describe('the routes', () => {
  it('match the specification and the decisions', () => {
    expect([...pages.keys()].sort()).toEqual(
      [
        homePath,
        indexPath(content.site.vertical),
        indexUpdatedPath(content.site.vertical),
        ...published.map((guide) => guidePath(guide.slug)),
        ...published.flatMap(({ game: id }) => {
          const game = content.games.get(id);
          return game?.expansions.filter(hasPage).map((box) => boxPath(game, box)) ?? [];
        }),
        changesPath,
        dealsPath,
        linkHealthPath,
        ...[
          'how-to-choose',
          'board-night-checklist',
          'coop-games-2025',
          'about',
          'contact',
          'privacy',
          'affiliate-disclosure',
        ].map(textPagePath),
        '/404',
      ].sort(),
    );
  });
});

describe('the home page', () => {
  const $ = parse(pages, homePath);
  it('has its blocks in order', () => {
    expect(
      $('main h2')
        .map((_, heading) => $(heading).text())
        .get(),
    ).toEqual([
      'Top Board Game Guides',
      content.home.explore.heading,
      'About the Project',
      'More Board Game Resources',
      content.site.newsletter.heading,
    ]);
  });
  it('has a search form that opens the index without a query', () => {
    const form = $('form[role="search"]');
    expect(form.attr('action')).toBe(indexPath(content.site.vertical));
    expect(form.find('input').attr('name')).toBeUndefined();
    expect(form.find('input').attr('maxlength')).toBe('100');
    expect(form.find('button').text()).toBe('Search');
  });
  it('gives each Top card a View Guide button', () => {
    const buttons = $('.tops .btn');
    expect(buttons.length).toBe(Math.min(4, content.home.top_guides.cards.length));
    buttons.each((_, button) => {
      expect($(button).text()).toBe('View Guide');
    });
  });
  it('shows players, time, complexity, and tags on Explore cards, and their common date once', () => {
    expect($('.band time')).toHaveLength(1);
    expect($('.band time').text()).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
    $('.cat').each((_, card) => {
      expect($(card).find('.stats').text()).toMatch(/Players: .+Time: .+ minComplexity: \d\.\d of 5/);
      expect($(card).find('.tags li').length).toBeGreaterThan(0);
    });
    expect($('.cat').length).toBeLessThanOrEqual(10);
  });
  it('shows social profiles without an address as plain icons', () => {
    expect($('.social li')).toHaveLength(4);
    expect($('.social a')).toHaveLength(0);
    expect($('.social').attr('aria-hidden')).toBe('true');
  });
  it('says that the newsletter is a preview without an endpoint', () => {
    const form = $('.news form');
    expect(form.attr('action')).toBeUndefined();
    // A disabled button would stop an Enter before the script has arrived; without script there is no button.
    expect(form.find('button').attr('disabled')).toBeUndefined();
    expect(form.find('button').hasClass('js-only')).toBe(true);
    expect(form.find('[name]')).toHaveLength(0);
    expect(form.text()).toContain(content.site.newsletter.preview_note);
  });
});

describe('the newsletter form with an endpoint', () => {
  it('posts there without JavaScript', async () => {
    const site = {
      ...content.site,
      newsletter: { ...content.site.newsletter, endpoint: 'https://news.example/subscribe' },
    };
    const $ = parse(await renderPages({ ...content, site }), homePath);
    const form = $('.news form');
    expect([form.attr('method'), form.attr('action')]).toEqual(['post', 'https://news.example/subscribe']);
    expect(form.find('input[name="email"]').attr('maxlength')).toBe('254');
    expect(form.find('input[name="email"]').attr('required')).toBeDefined();
    expect(form.find('button').attr('disabled')).toBeUndefined();
  });
});

describe('the index', () => {
  const $ = parse(pages, indexPath(content.site.vertical));
  it('has one card for each published guide', () => {
    expect($('.card h2 a').length).toBe(published.length);
  });
  it('has options for each filter that match its cards', () => {
    expect($('.filter input').length).toBe(content.site.index.filters.length + 1);
    for (const { id } of content.site.index.filters) {
      expect($(`.card[data-t~="${id}"]`).length).toBeGreaterThan(0);
      expect($('style').text()).toContain(`#filter-${id}:checked`);
    }
  });
});

describe('the index by last change', () => {
  const $ = parse(pages, indexUpdatedPath(content.site.vertical));
  it('has every guide with its date, latest first', async () => {
    const site = structuredClone(content);
    const guide = site.guides.get('wingspan');
    if (guide) guide.updated_on = '2026-11-20';
    const $ = parse(await renderPages(site), indexUpdatedPath(content.site.vertical));
    const days = $('.card time').map((_, time) => $(time).attr('datetime'));
    expect(days.get()).toEqual(['2026-11-20', ...Array<string>(published.length - 1).fill('2026-11-18')]);
  });
  it('says once that all guides changed on one day', () => {
    expect($('.card time')).toHaveLength(0);
    expect($('.title').text()).toContain('All of them changed on November 18, 2026.');
  });
  it('links to the other order, and back', () => {
    const index = parse(pages, indexPath(content.site.vertical));
    const away = ($from: typeof $) => $from('.order a').attr('href');
    expect(away(index)).toBe(indexUpdatedPath(content.site.vertical));
    expect(away($)).toBe(indexPath(content.site.vertical));
    expect($('.order [aria-current=page]').text()).toBe('Last changed first');
  });
});

describe('the stock filter', () => {
  const stockOf = async (data: typeof content) => {
    const $ = parse(await renderPages(data), indexPath(content.site.vertical));
    const choices = $('[data-filter=stock] option').map((_, option) => $(option).text());
    const cards = $('.card[data-stock]').map((_, card) => $(card).find('h2').text());
    return { choices: choices.get(), cards: cards.get(), until: $('.sift [data-until]').attr('data-until') };
  };
  it('is missing if no shop is known to have anything', async () => {
    expect(await stockOf({ ...content, offers: new Map() })).toEqual({
      choices: [],
      cards: [],
      until: undefined,
    });
  });
  it('lists the regions with a ranked box in stock, and expires with the last of its prices', async () => {
    const catan = withPrices({ ...content, offers: new Map([['catan', content.offers.get('catan') ?? []]]) });
    const { choices, cards, until } = await stockOf(catan);
    expect(choices).toEqual(['Any', 'United Kingdom']);
    expect(cards).toEqual(['Catan']);
    expect(until).toBe(addDays('2026-11-20', content.retailers.get('Zatu')?.price_max_age_days ?? 0));
  });
});

describe('the co-op page', () => {
  const $ = parse(pages, '/coop-games-2025');
  it('lists one offer per game, after the disclosure', () => {
    const games = $('.card').length;
    expect(games).toBeGreaterThan(0);
    for (const region of ['US', 'UK'])
      expect($(`.shops[data-region="${region}"] .offer`).length).toBeLessThanOrEqual(games);
    expect($('.offer').length).toBeGreaterThanOrEqual(games);
    expect($('[data-disclosure]')).toHaveLength(1);
    expect($('.shops-bar').text()).toMatch(/may earn a commission/);
    expect($('.shops-bar [data-region-choice]')).toHaveLength(2);
  });
});

describe('the 404 page', () => {
  const $ = parse(pages, '/404');
  it('has the words of the specification', () => {
    expect($('title').text()).toBe('404 - Page Not Found | Board Game Expansion Orders');
    expect($('.code').text()).toBe('404');
    expect($('h1').text()).toBe('Page Not Found');
    expect($('.lede').text()).toBe(
      "The page you're looking for doesn't exist. But don't worry, we have plenty of board game expansion guides to explore!",
    );
    expect(
      $('.acts a')
        .map((_, a) => `${$(a).text()} ${$(a).attr('href')}`)
        .get(),
    ).toEqual(['Back to Home /', 'Browse All Guides /']);
    expect(
      $('.cards a')
        .map((_, a) => $(a).attr('href'))
        .get(),
    ).toEqual([guidePath('catan'), guidePath('wingspan')]);
  });
  it('has noindex and no canonical address', () => {
    expect($('meta[name="robots"]').attr('content')).toBe('noindex,nofollow');
    expect($('link[rel="canonical"]')).toHaveLength(0);
  });
});

describe('every page', () => {
  it('has a unique title and description', () => {
    const heads = [...pages.keys()].map((route) => {
      const $ = parse(pages, route);
      return [$('title').text(), $('meta[name="description"]').attr('content')] as const;
    });
    expect(new Set(heads.map(([title]) => title)).size).toBe(pages.size);
    expect(new Set(heads.map(([, description]) => description)).size).toBe(pages.size);
  });
  it('has a disclosure before its first shop link', () => {
    for (const html of pages.values()) {
      const first = html.indexOf('data-offer=');
      if (first >= 0) expect(html.slice(0, first)).toContain('data-disclosure');
    }
  });
  it('has breadcrumbs in structured data, except home and 404', () => {
    for (const route of pages.keys()) {
      if (route === homePath || route === '/404') continue;
      expect(structuredData(parse(pages, route))['BreadcrumbList']).toBeDefined();
    }
  });
});

describe('the style sheets', () => {
  it('of guides and boxes do not depend on the games’ colors, so that they do not grow with them', async () => {
    const blue = withGuide(content, 'wingspan', ({ game }) => {
      game.palette = { field: '#12345e', spine: '#0f1e2d', spine_text: '#fefefe' };
    });
    const before = await planContent(content);
    const after = await planContent(blue);
    const [, ...others] = before.inline.styles;
    expect(after.inline.styles.slice(1)).toEqual(others);
  });
});
