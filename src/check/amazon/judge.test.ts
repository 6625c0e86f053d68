import { expect, it } from 'vitest';
import { judgeItem } from './judge.ts';
import { practiceItem, practiceItems } from './practiceItems.ts';

const price = (price: number | null, in_stock: boolean | null, seller: string | null = null) => ({
  kind: 'price',
  price,
  in_stock,
  seller,
});
const none = (why: string) => ({ kind: 'none', why });

it.each([
  ['amazon', price(24.99, true)],
  ['seller', price(24.99, true, 'Harbor Games')],
  ['few-left', price(24.99, true)],
  ['unknown-stock', price(24.99, null)],
  ['open-deal', price(24.99, true)],
  ['out-of-stock', price(null, false)],
  ['preorder', none('it can be ordered ahead only')],
  ['later', none('it can be ordered ahead only')],
  ['used', none('the offer is not new')],
  ['no-buy-box', none('no offer has the buy box')],
  ['subscribe', none('the offer is of the kind SUBSCRIBE_AND_SAVE')],
  ['lightning', none('the offer is of the kind LIGHTNING_DEAL')],
  ['haul', none('the offer is of the kind HAUL')],
  ['prime', none('the price is for members first')],
  ['early-access', none('the price is for members first')],
  ['ends-soon', none('the price holds for some hours')],
  ['map', none('the price may not be shown')],
  ['currency', none('the price is in EUR')],
  ['two-at-once', none('it is sold only in twos or more')],
  ['nameless', none('the seller has no name')],
  ['no-price', none('it has no price')],
  ['parent', none('it has no offer; an ASIN that stands for several products has none')],
] as const)('%s: %j in both countries', (state, judged) => {
  for (const region of ['US', 'UK'] as const)
    expect(
      judgeItem(practiceItem('B000000000', region, practiceItems[state]?.(region) ?? []), region),
    ).toEqual(judged);
});

it('every state of the stand-in has a verdict here, but for items that are gone', () => {
  expect(Object.keys(practiceItems).filter((state) => practiceItems[state]?.('US') === null)).toEqual([
    'gone',
  ]);
});

it.each([null, 'text', {}, { offersV2: [] }, { offersV2: { listings: [null, 3] } }])(
  'an answer of another shape has no price: %j',
  (item) => {
    expect(judgeItem(item, 'US').kind).toBe('none');
  },
);

it.each(['24.99', Number.NaN, -1, 0, null, { amount: 3 }])('%j is not an amount', (amount) => {
  const listing = { ...practiceItems['amazon']?.('US')?.[0], price: { money: { amount, currency: 'USD' } } };
  expect(judgeItem({ offersV2: { listings: [listing] } }, 'US')).toEqual(none('it has no price'));
});
