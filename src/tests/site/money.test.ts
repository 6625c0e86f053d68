import { expect, it } from 'vitest';
import type { Content } from '../../content/content.ts';
import type { Offer } from '../../domain/data.ts';
import { guidePath, homePath } from '../../domain/routes.ts';
import { loadSample } from '../sample/sample.ts';
import { parse, renderPages } from './renderSite.ts';

const data = await loadSample();

/** Everything that orders, picks, or recommends boxes or guides, without the offers. */
async function verdicts(content: Content): Promise<Record<string, string[]>> {
  const pages = await renderPages(content);
  const entries = [...content.guides.values()].map((guide) => {
    const $ = parse(pages, guidePath(guide.slug));
    $('.offer-line, .acts, #where-to-buy').remove();
    const picks = $(
      '.owns td, .finder__pick, .answer, .rank .nm, .boxes h4, .best, .track, .plays, #related-guides h3',
    );
    return [guide.id, picks.map((_, element) => $(element).text()).get()] as const;
  });
  const $ = parse(pages, homePath);
  const home = $('.spine b, .tops h3, .tops .pick, .cats h3').map((_, element) => $(element).text());
  return { ...Object.fromEntries(entries), home: home.get() };
}

/** Reverses prices, stock, shops, regions, priorities, and affiliate tags. */
function reversed(content: Content): Content {
  const turn = (offer: Offer, index: number): Offer => ({
    ...offer,
    price: 1000 - index * 7,
    in_stock: index % 2 === 0,
    link: 'product',
    last_checked: '2026-11-20',
    priority: index % 3 === 0 ? 1 : 3,
    retailer: index % 2 === 0 ? 'MiniatureMarket' : 'Zatu',
  });
  return {
    ...content,
    offers: new Map([...content.offers].map(([id, offers]) => [id, offers.map(turn).reverse()])),
    history: new Map(
      [...content.offers.values()].flat().map(({ id, currency }, index) => [
        id,
        [
          { date: '2026-08-20', offer: id, price: 1000 - index * 7, currency, stock: true },
          { date: '2026-11-10', offer: id, price: 40 + index, currency, stock: index % 2 === 0 },
        ],
      ]),
    ),
    retailers: new Map(
      [...content.retailers].map(([id, retailer]) => [
        id,
        { ...retailer, affiliate: { parameter: 'ref', value: 'richest' }, specialty: !retailer.specialty },
      ]),
    ),
  };
}

it('no price, stock, past price, shop or tag changes a rank, a pick or a recommendation', async () => {
  expect(await verdicts(reversed(data))).toEqual(await verdicts(data));
});

it('no offers at all change nothing either', async () => {
  expect(await verdicts({ ...data, offers: new Map() })).toEqual(await verdicts(data));
});
