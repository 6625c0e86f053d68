import { describe, expect, it } from 'vitest';
import type { Content } from '../../content/content.ts';
import { guidePath } from '../../domain/routes.ts';
import { withGuide } from './dataFiles.ts';
import { loadSample } from '../sample/sample.ts';
import { parse, renderPages } from './renderSite.ts';

const data = await loadSample();

async function pageOf(content: Content, id: string, today?: string) {
  return parse(await renderPages(content, today === undefined ? {} : { today }), guidePath(id));
}

const zatuEuropean = 'https://zatu.com/products/wingspan-european-expansion';

describe('an offer', () => {
  it('that is out of stock is a disabled button without a link', async () => {
    const $ = await pageOf(
      withGuide(data, 'wingspan', ({ offers }) => {
        for (const offer of offers) {
          if (offer.url === zatuEuropean)
            Object.assign(offer, { in_stock: false, last_checked: '2026-11-20' });
        }
      }),
      'wingspan',
    );
    const id = data.offers.get('wingspan')?.find(({ url }) => url === zatuEuropean)?.id;
    const shown = $(`.get [data-offer="${id}"], .offer [data-offer="${id}"]`);
    expect(shown.length).toBeGreaterThan(0);
    shown.each((_, element) => {
      expect(element.tagName).toBe('button');
      expect($(element).attr('disabled')).toBeDefined();
      expect($(element).text()).toContain('Out of Stock');
    });
    expect($(`.lines [data-offer="${id}"]`).parent().text()).toContain('out of stock');
  });

  it('whose stock is unknown has a link, and nothing is said of its stock', async () => {
    const $ = await pageOf(data, 'wingspan');
    const offer = $('#european [data-region=UK]');
    expect(offer.find('a[data-offer]')).toHaveLength(1);
    expect(offer.text()).not.toMatch(/stock/i);
  });

  it('shows its price until it is too old, then “Price varies”', async () => {
    const zatu = data.retailers.get('Zatu');
    expect(zatu?.price_max_age_days).toBe(180);
    const fresh = await pageOf(data, 'wingspan', '2027-02-13');
    const stale = await pageOf(data, 'wingspan', '2027-02-14');
    expect(fresh('.rank').text()).toContain('£18.49');
    expect(stale('.rank').text()).not.toContain('£18.49');
    expect(stale('.rank').text()).toContain('Zatu Games');
    expect(stale('#where-to-buy').text()).toContain('price varies');
  });

  it.each(['2026-11-22', '2027-02-14'])(
    'explains “Price varies” only below the lines that use it, on %s',
    async (today) => {
      for (const slug of data.guides.keys()) {
        const $ = await pageOf(data, slug, today);
        const lists = $('.lines').get();
        expect(lists.length).toBeGreaterThan(0);
        for (const list of lists) {
          const isExplained = $(list).next('p').text().startsWith('Price varies means');
          expect(isExplained).toBe($(list).text().includes('price varies'));
        }
      }
    },
  );

  it.each([
    [35, 'USD', '$35'],
    [27.99, 'USD', '$27.99'],
    [30, 'GBP', '£30'],
    [17.5, 'EUR', '€17.50'],
  ] as const)('of %d %s is shown as %s', async (price, currency, text) => {
    const content = withGuide(data, 'wingspan', ({ offers }) => {
      for (const offer of offers) {
        if (offer.url === zatuEuropean)
          Object.assign(offer, { price, currency, in_stock: true, last_checked: '2026-11-20' });
      }
    });
    const $ = await pageOf(content, 'wingspan');
    expect($('[aria-labelledby="best-deals-uk"] .btn').first().text()).toContain(text);
    expect($('#best-deals-uk').text()).toBe('Best deals');
  });
});

describe('Best deals', () => {
  it('is titled “Where to look” without known prices and stock', async () => {
    const $ = await pageOf(data, 'wingspan');
    expect($('[id^="best-deals"]')).toHaveLength(0);
    expect($('#where-to-look-us').text()).toBe('Where to look');
  });

  it('shows at most four, the lowest price first', async () => {
    const content = withGuide(data, 'catan', ({ offers }) => {
      for (const offer of offers) {
        Object.assign(offer, {
          link: 'product',
          price: 90 - offers.indexOf(offer),
          currency: 'USD',
          in_stock: true,
          last_checked: '2026-11-20',
        });
      }
    });
    const retailers = new Map(
      [...content.retailers].map(([id, retailer]) => [id, { ...retailer, price_max_age_days: 30 }]),
    );
    const $ = await pageOf({ ...content, retailers }, 'catan');
    const prices = $('[aria-labelledby="best-deals-us"] .btn')
      .map((_, button) => Number(/\$(\d+)/.exec($(button).text())?.[1]))
      .get();
    expect(prices).toHaveLength(4);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect($('[aria-labelledby="best-deals-uk"] .offer')).toHaveLength(4);
  });
});

describe('affiliate programs', () => {
  it('leave no trace if none is configured', async () => {
    const pages = await renderPages(data);
    for (const html of pages.values()) {
      expect(html).not.toMatch(/[?&]tag=/);
      expect(html).not.toContain('As an Amazon Associate I earn');
    }
  });

  it('add their parameter and the sentence that they require', async () => {
    const amazon = data.retailers.get('AmazonUS');
    if (amazon === undefined) throw new Error('No AmazonUS');
    const retailers = new Map(data.retailers).set('AmazonUS', {
      ...amazon,
      affiliate: { parameter: 'tag', value: 'ours-20' },
    });
    const $ = await pageOf({ ...data, retailers }, 'wingspan');
    const links = $('a[data-offer][href*="amazon.com"]');
    expect(links.length).toBeGreaterThan(0);
    links.each((_, link) => {
      expect(new URL($(link).attr('href') ?? '').searchParams.get('tag')).toBe('ours-20');
    });
    expect($('#where-to-buy').text()).toContain('As an Amazon Associate I earn from qualifying purchases.');
  });
});

describe('a missing rank', () => {
  it('drops the box from the table and lists it among the others', async () => {
    const $ = await pageOf(
      withGuide(data, 'wingspan', ({ game }) => {
        for (const box of game.expansions) if (box.id === 'asia') delete box.rank_recommended;
      }),
      'wingspan',
    );
    expect($('.rank tbody tr')).toHaveLength(2);
    expect($('#others #asia')).toHaveLength(1);
  });

  it('of every box makes the order in the file the rank', async () => {
    const content = withGuide(data, 'wingspan', ({ game }) => {
      for (const box of game.expansions) delete box.rank_recommended;
    });
    const $ = await pageOf(content, 'wingspan');
    const rows = $('.rank tbody tr, .group .slim').map((_, row) => $(row).attr('id'));
    expect(rows.get()).toEqual(content.games.get('wingspan')?.expansions.map(({ slug }) => slug));
  });
});

describe('more than five ranked boxes', () => {
  it('leave five rows in the table, and the others in the list below it', async () => {
    const $ = await pageOf(
      withGuide(data, 'wingspan', ({ game }) => {
        const [first] = game.expansions;
        if (first === undefined) throw new Error('No box');
        for (let rank = 4; rank <= 8; rank += 1) {
          game.expansions.push({ ...first, id: `box-${rank}`, slug: `box-${rank}`, rank_recommended: rank });
        }
      }),
      'wingspan',
    );
    expect($('.rank tbody tr')).toHaveLength(5);
    expect($('.rank + .rows > .slim')).toHaveLength(3);
  });
});

describe('a guide without a table of contents', () => {
  it('has none', async () => {
    const $ = await pageOf(
      withGuide(data, 'wingspan', ({ guide }) => {
        guide.toc = false;
      }),
      'wingspan',
    );
    expect($('.toc')).toHaveLength(0);
  });
});

describe('a date without a day', () => {
  it('is shown as month and year, without dateModified', async () => {
    const $ = await pageOf(
      withGuide(data, 'wingspan', ({ guide }) => {
        guide.updated_on = '2026-10';
      }),
      'wingspan',
    );
    expect($('.plate__meta time').first().text()).toBe('October 2026');
    expect($('script[type="application/ld+json"]').text()).not.toContain('dateModified');
  });
});

describe('a draft', () => {
  it('is on no page', async () => {
    const pages = await renderPages(
      withGuide(data, 'wingspan', ({ guide }) => {
        guide.status = 'draft';
      }),
    );
    expect(pages.has(guidePath('wingspan'))).toBe(false);
    for (const route of pages.keys()) {
      const $ = parse(pages, route);
      expect($(`:is(.spine, h2 a, h3 a, .btn, .foot a)[href="${guidePath('wingspan')}"]`).length).toBe(0);
    }
  });
});

describe('a build for another host', () => {
  it('has noindex on every page', async () => {
    const pages = await renderPages(data, { baseUrl: 'https://preview.example' });
    for (const html of pages.values())
      expect(html).toContain('<meta name="robots" content="noindex,nofollow"/>');
  });
});
