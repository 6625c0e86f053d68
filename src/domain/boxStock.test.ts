import { expect, it } from 'vitest';
import { boxStock } from './boxStock.ts';
import type { Retailer } from './data.ts';
import { addDays } from './dates.ts';
import type { ShopOffer } from './offers.ts';
import type { PricePoint } from './priceHistory.ts';

const today = '2027-04-10';
const daysAgo = (days: number) => addDays(today, -days);

function shop(name: string, lastChecked = today): ShopOffer {
  const retailer: Retailer = {
    id: name,
    name,
    region: 'UK',
    currency: 'GBP',
    hosts: [`${name.toLowerCase()}.example`],
    specialty: true,
    mode: 'page',
    price_max_age_days: 30,
  };
  const offer = {
    id: `wingspan-oceania-${name.toLowerCase()}`,
    item_type: 'expansion',
    expansion_id: 'oceania',
    retailer: name,
    region: 'UK',
    url: `https://${name.toLowerCase()}.example/products/wingspan-oceania`,
    link: 'product',
    currency: 'GBP',
    price: 25,
    in_stock: true,
    last_checked: lastChecked,
    priority: 1,
  } as const;
  return { offer, retailer };
}

type Stock = [ago: number, stock: boolean];
function stockOf(zatu: Stock[], wayland: Stock[] = [], lastChecked = today) {
  const offers = [shop('Zatu', lastChecked), shop('Wayland', lastChecked)];
  const history = new Map(
    [zatu, wayland].flatMap((runs, index): [string, PricePoint[]][] => {
      const offer = offers[index]?.offer.id ?? '';
      const points = runs.map(([ago, stock]) => ({
        date: daysAgo(ago),
        offer,
        price: 25,
        currency: 'GBP' as const,
        stock,
      }));
      return points.length === 0 ? [] : [[offer, points]];
    }),
  );
  return boxStock(offers, history, 'UK', today);
}

it('marks a box as gone after sixty days without stock at any shop', () => {
  expect(
    stockOf([
      [100, true],
      [60, false],
    ]),
  ).toEqual({ kind: 'gone', since: daysAgo(60) });
  expect(
    stockOf([
      [100, true],
      [59, false],
    ]),
  ).toBeNull();
  expect(
    stockOf(
      [[100, false]],
      [
        [80, true],
        [70, false],
      ],
    ),
  ).toEqual({ kind: 'gone', since: daysAgo(70) });
});

it('does not mark a box as gone if another shop has it', () => {
  expect(stockOf([[100, false]], [[80, true]])).toEqual({ kind: 'in', shop: 'Wayland', seen: today });
});

it('marks a box as back for a week after it returns to a shop', () => {
  const back = { kind: 'back', shop: 'Zatu', on: daysAgo(3), outSince: daysAgo(40), seen: today };
  expect(
    stockOf([
      [90, true],
      [40, false],
      [3, true],
    ]),
  ).toEqual(back);
  expect(
    stockOf([
      [90, true],
      [40, false],
      [8, true],
    ])?.kind,
  ).toBe('in');
  expect(
    stockOf(
      [
        [90, true],
        [40, false],
        [3, true],
      ],
      [[90, true]],
    )?.kind,
  ).toBe('in');
  expect(
    stockOf(
      [
        [90, true],
        [40, false],
        [3, true],
      ],
      [
        [90, true],
        [2, false],
      ],
    )?.kind,
  ).toBe('in');
});

it('does not mark a box as back if it is new', () => {
  expect(stockOf([[2, true]])).toEqual({ kind: 'in', shop: 'Zatu', seen: today });
});

it('returns null for stock that nobody has seen for sixty days, because the shop may block us', () => {
  expect(stockOf([[100, true]], [], daysAgo(70))).toBeNull();
});

it('returns null if nothing is known', () => {
  expect(stockOf([])).toBeNull();
});
