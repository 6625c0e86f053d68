import { expect, it } from 'vitest';
import type { Content } from '../../content/content.ts';
import type { OfferState } from '../../content/state/checkState.ts';
import { linkHealthPath } from '../../domain/routes.ts';
import { loadSample } from '../sample/sample.ts';
import { parse, renderPages } from './renderSite.ts';

const data = await loadSample();
const offers = [...data.offers.values()].flat();
/** The same offers, without sightings. */
const undated: Content = {
  ...data,
  offers: new Map(
    [...data.offers].map(([game, own]) => [
      game,
      own.map((offer) => ({ ...offer, price: null, in_stock: null, last_checked: null })),
    ]),
  ),
};

async function rowOf(content: Content, shop: string): Promise<string[]> {
  const $ = parse(await renderPages(content), linkHealthPath);
  const row = $('tbody tr').filter((_, element) => $(element).find('th').text().startsWith(shop));
  return row
    .first()
    .find('th, td')
    .map((_, cell) => $(cell).text())
    .get();
}

it('says of a shop without a check that nothing is known', async () => {
  const links = String(offers.filter(({ retailer }) => retailer === 'Zatu').length);
  const cells = await rowOf(undated, 'Zatu');
  expect(cells).toEqual(['Zatu Games Not checked yet.', links, `${links} not checked`, 'Never']);
});

it('counts dated sightings by a person, as the guides show them', async () => {
  const own = offers.filter(({ retailer }) => retailer === 'Zatu');
  const dated = own.filter(({ last_checked }) => last_checked !== null).length;
  expect(dated).toBeGreaterThan(0);
  const [name, links, found, checked] = await rowOf(data, 'Zatu');
  expect([links, found]).toEqual([`${own.length}`, `${dated} alive, ${own.length - dated} not checked`]);
  expect(checked).toBe('August 17, 2026');
  expect(name).not.toContain('Not checked yet');
});

it('is hidden until most shops were checked', async () => {
  const isHidden = async (content: Content) =>
    parse(await renderPages(content), linkHealthPath)('meta[name=robots]').length > 0;
  expect(await isHidden(data)).toBe(true);
  const dated = [...data.offers].map(
    ([game, own]) => [game, own.map((offer) => ({ ...offer, last_checked: '2026-11-20' }))] as const,
  );
  expect(await isHidden({ ...data, offers: new Map(dated) })).toBe(false);
});

it('explains why a shop is never called', async () => {
  expect((await rowOf(data, 'Amazon'))[0]).toContain('Its terms exclude robots');
});

it('counts the last check of each link, and ignores checks of an old address', async () => {
  const own = offers.filter(({ retailer }) => retailer === 'Zatu');
  const verdicts = ['ok', 'redirected', 'broken', 'soft404', 'timeout', 'blocked', 'skipped', 'ok'];
  const checks = new Map(
    verdicts.map((verdict, index): [string, OfferState] => {
      const { id = '', url = '' } = own[index] ?? {};
      return [
        id,
        {
          url: index === 7 ? 'https://zatu.com/products/an-older-address' : url,
          checked: `2026-11-1${index}T03:00:00Z`,
          verdict,
          attempts: 1,
          strikes: 0,
          struck: null,
          seen: null,
        },
      ];
    }),
  );
  const rest = own.length - 6;
  expect((await rowOf({ ...undated, checks }, 'Zatu')).slice(2)).toEqual([
    `1 alive, 1 moved, 2 gone, 1 without an answer, 1 blocked, ${rest} not checked`,
    'November 15, 2026',
  ]);
});

it('shows the oldest price of each guide, or none if the guide shows no price', async () => {
  const oldest = offers
    .flatMap(({ id, price, last_checked }) =>
      id.startsWith('wingspan') && price !== null ? [last_checked ?? ''] : [],
    )
    .sort()[0];
  expect(oldest).toBe('2026-08-17');
  expect((await rowOf(data, 'Wingspan')).at(-1)).toBe('August 17, 2026');
  const none = { ...data, offers: new Map() };
  expect((await rowOf(none, 'Wingspan')).slice(1)).toEqual(['0', '–']);
});
