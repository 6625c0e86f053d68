import { describe, expect, it } from 'vitest';
import { isOutdated, planChange } from './editOffers.ts';

const rules = { priceJumpRatio: 2, acceptPriceJumps: false, restampDays: 7 };
const at = '2026-11-21T00:00:30Z';
const wingspan = { link: 'product', in_stock: true, price: 39.99, last_checked: '2026-11-20' } as const;
const seen = { in_stock: true, price: 39.99, at };

describe('planChange', () => {
  it('does not touch an unchanged offer', () => {
    expect(planChange(wingspan, seen, rules)).toEqual({ change: null, held: null, confirmed: true });
  });

  it('updates the date of an unchanged offer after seven days', () => {
    const on = (last_checked: string) => planChange({ ...wingspan, last_checked }, seen, rules).change;
    expect(on('2026-11-15')).toBeNull();
    expect(on('2026-11-14')).toEqual({ last_checked: '2026-11-21' });
    expect(on('2026-11-14T23:59:59Z')).toEqual({ last_checked: '2026-11-21T00:00:30Z' });
  });

  it('writes changed values with the date', () => {
    const change = { in_stock: false, price: 35, last_checked: '2026-11-21' };
    expect(planChange(wingspan, { in_stock: false, price: 35, at }, rules).change).toEqual(change);
  });

  it('does not give an old price a new date', () => {
    const planned = planChange(wingspan, { in_stock: false, price: null, at }, rules);
    expect(planned).toEqual({ change: { in_stock: false }, held: null, confirmed: false });
  });

  it('does not date a stock value that was not seen that day', () => {
    const old = { ...wingspan, last_checked: '2026-11-01' };
    const same = planChange(old, { in_stock: null, price: 39.99, at }, rules);
    expect(same).toEqual({ change: null, held: null, confirmed: false });
    // A new price needs a new date, but the stock was not confirmed on that date.
    const cheaper = planChange(old, { in_stock: null, price: 35, at }, rules);
    expect(cheaper).toEqual({
      change: null,
      held: 'the price is 35 now, but nothing says whether it is in stock',
      confirmed: false,
    });
    // If the data claims no stock, the price is the only value to confirm.
    const unknown = { ...old, in_stock: null };
    expect(planChange(unknown, { in_stock: null, price: 39.99, at }, rules)).toMatchObject({
      change: { last_checked: '2026-11-21' },
      confirmed: true,
    });
  });

  it('dates the last second of a day to that day, and the first of the next to the next', () => {
    const on = (seenAt: string, last_checked: string) =>
      planChange({ ...wingspan, last_checked }, { in_stock: true, price: 35, at: seenAt }, rules).change;
    expect(on('2026-11-20T23:59:59Z', '2026-11-01')).toMatchObject({ last_checked: '2026-11-20' });
    expect(on('2026-11-21T00:00:00Z', '2026-11-01')).toMatchObject({ last_checked: '2026-11-21' });
    expect(on('2026-11-21T00:00:00Z', '2026-11-20T23:59:59Z')).toMatchObject({
      last_checked: '2026-11-21T00:00:00Z',
    });
    expect(on('2026-12-31T23:59:59Z', '2026-12-24')).toMatchObject({ last_checked: '2026-12-31' });
  });

  it('withholds stock and price if the price jumped', () => {
    const jumped = { in_stock: false, price: 4 };
    expect(planChange(wingspan, { ...jumped, at }, rules)).toMatchObject({ change: null, confirmed: false });
    expect(
      planChange(wingspan, { ...jumped, at }, { ...rules, acceptPriceJumps: true }).change,
    ).toMatchObject(jumped);
  });

  it('withholds a first price that is far from the list price and from other shops', () => {
    const first = (price: number, elsewhere: number[]) =>
      planChange({ ...wingspan, price: null }, { in_stock: true, price, at, elsewhere }, rules).held;
    expect(first(3499, [34.99, 31])).toBe(
      "the price 3499 is far from 34.99, the list price or another shop's",
    );
    expect(first(3499, [])).toBeNull();
    expect(first(34.99, [3499, 30])).toBeNull();
  });

  it('changes nothing for a search link', () => {
    expect(
      planChange({ ...wingspan, link: 'search' }, { in_stock: false, price: 1, at }, rules).change,
    ).toBeNull();
  });
});

describe('isOutdated', () => {
  const now = '2026-11-21T05:00:00Z';
  const outdated = (...stored: (string | null)[]) => isOutdated('2026-11-21T03:00:00Z', stored, now);

  it('is true if another run saw the offer later', () => {
    expect(outdated('2026-11-20', '2026-11-21T04:00:00Z')).toBe(true);
    expect(outdated('2026-11-21T03:00:01Z')).toBe(true);
    expect(isOutdated('2026-11-20T23:59:59Z', ['2026-11-21'], now)).toBe(true);
  });

  it('treats the same second and the same day as the same time', () => {
    expect(outdated('2026-11-21', '2026-11-21T03:00:00Z', null)).toBe(false);
  });

  it('does not let a clock that ran ahead stop all later checks', () => {
    expect(outdated('2026-11-21T06:00:00Z', '2027-01-01')).toBe(false);
  });
});
