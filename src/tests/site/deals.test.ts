import { describe, expect, it } from 'vitest';
import { dealsPath, homePath } from '../../domain/routes.ts';
import type { ApiDeals } from '../../site/api/apiFiles.ts';
import type { ApiGuide } from '../../site/api/apiGuide.ts';
import { loadSample } from '../sample/sample.ts';
import { dataFiles } from './dataFiles.ts';
import { parse, renderPages } from './renderSite.ts';
import { courseOfSeafarers, withPrices } from './withPrices.ts';

const data = await loadSample();
const priced = withPrices(data);

describe('the page of good prices', () => {
  it('says that it has none until usual prices are known', async () => {
    const $ = parse(await renderPages(data), dealsPath);
    expect($('.deal')).toHaveLength(0);
    expect($('[data-region]:has(h2) .none').first().text()).toContain('thirty days of prices');
    // It has no shop link, so there is nothing to disclose.
    expect($('[data-disclosure],[data-disclosure-near]')).toHaveLength(0);
  });

  it('says that no price is below the known usual prices', async () => {
    const content = withPrices(data, courseOfSeafarers.slice(0, 1));
    const $ = parse(await renderPages(content), dealsPath);
    expect($('.deal')).toHaveLength(0);
    expect($('section[data-region=UK] .none').text()).toContain('No box that we follow here');
    expect($('section[data-region=US] .none').text()).toContain('thirty days of prices');
  });

  it('names box, guide, price, date, usual price, and our advice, in its region', async () => {
    const $ = parse(await renderPages(priced), dealsPath);
    const deal = $('section[data-region=UK] .deal');
    expect(deal).toHaveLength(1);
    expect($('section[data-region=US] .deal')).toHaveLength(0);
    expect(deal.find('.offer__nm a').attr('href')).toBe('/expansions/catan/seafarers');
    expect(deal.find('.btn').text()).toContain('£20 at Zatu Games');
    expect(deal.text()).toContain(
      '20% below its usual £25. Lowest of the last 90 days: £20, on November 20, 2026.',
    );
    expect(deal.text()).toContain('Our advice: ');
    expect(deal.find('time').first().attr('datetime')).toBe('2026-11-20');
    expect(deal.attr('data-until')).toBe('2027-05-19');
    expect(deal.find('svg.course')).toHaveLength(1);
  });

  it('shows a disclosure before its first shop link and next to the offers, and can be filtered by region', async () => {
    const $ = parse(await renderPages(priced), dealsPath);
    const marks = $('[data-disclosure],[data-disclosure-near],a[data-offer]')
      .map((_, element) => Object.keys(element.attribs).find((name) => name.startsWith('data-')))
      .get();
    expect(marks).toEqual(['data-disclosure', 'data-disclosure-near', 'data-offer']);
    expect($('[data-region-choice]').length).toBeGreaterThan(0);
  });

  it.each([
    ['was seen too long ago', { today: '2027-06-01' }, priced],
    ['is out of stock', {}, withPrices(data, [...courseOfSeafarers, { date: '2026-11-18', stock: false }])],
    [
      'is nine percent below',
      {},
      withPrices(data, [...courseOfSeafarers, { date: '2026-11-18', price: 22.75 }]),
    ],
  ] as const)('omits a price that %s', async (_why, options, content) => {
    expect(parse(await renderPages(content, options), dealsPath)('.deal')).toHaveLength(0);
  });

  it('is linked from the footer only if the data contains the link', async () => {
    expect(parse(await renderPages(data), homePath)(`.foot a[href="${dealsPath}"]`)).toHaveLength(0);
  });
});

describe('the feed and the API of good prices', () => {
  it('say that there are none without good prices', async () => {
    const files = await dataFiles(data);
    expect(files.get('deals.xml')?.match(/<entry>[^]*<id>.*#none<\/id>/g)).toHaveLength(1);
    expect((JSON.parse(files.get('api/deals.json') ?? '') as ApiDeals).deals).toEqual([]);
  });

  it('match the page', async () => {
    const files = await dataFiles(priced);
    const feed = files.get('deals.xml') ?? '';
    expect(feed).toContain('<title>Catan, Seafarers: £20 at Zatu Games, United Kingdom</title>');
    expect(feed).toContain('#catan-seafarers-zatu-2026-11-11</id>');
    expect(feed).toContain('<updated>2026-11-11T00:00:00Z</updated>');
    expect(feed).not.toContain('zatu.com');
    const { deals } = JSON.parse(files.get('api/deals.json') ?? '') as ApiDeals;
    expect(deals).toEqual([
      expect.objectContaining({
        guide: 'catan',
        id: 'seafarers',
        price: 20,
        usual: 25,
        lowest: 20,
        percent_below_usual: 20,
        since: '2026-11-11',
        seen: '2026-11-20',
        price_until: '2027-05-19',
      }),
    ]);
    const guide = JSON.parse(files.get('api/guides/catan.json') ?? '') as ApiGuide;
    expect(guide.prices).toEqual([
      {
        id: 'seafarers',
        region: 'UK',
        currency: 'GBP',
        lowest: 20,
        lowest_on: '2026-11-20',
        usual: 25,
        changes: [
          { date: '2026-07-01', amount: 30 },
          { date: '2026-09-20', amount: 25 },
          { date: '2026-11-11', amount: 20 },
        ],
      },
    ]);
  });
});
