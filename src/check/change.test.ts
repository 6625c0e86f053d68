import { describe, expect, it } from 'vitest';
import { planChange } from './change.ts';

const rules = { priceJumpRatio: 2, acceptPriceJumps: false, restampDays: 7, at: '2026-11-21T00:00:30.123Z' };
const wingspan = { link: 'product', in_stock: true, price: 39.99, last_checked: '2026-11-20' } as const;
const seen = { in_stock: true, price: 39.99 };

describe('planChange', () => {
  it('leaves an offer alone that did not change', () => {
    expect(planChange(wingspan, seen, rules)).toEqual({ change: null, held: null, confirmed: true });
  });

  it('gives an unchanged offer a new date after seven days', () => {
    const on = (last_checked: string) => planChange({ ...wingspan, last_checked }, seen, rules).change;
    expect(on('2026-11-15')).toBeNull();
    expect(on('2026-11-14')).toEqual({ last_checked: '2026-11-21' });
    expect(on('2026-11-14T23:59:59Z')).toEqual({ last_checked: '2026-11-21T00:00:30Z' });
  });

  it('writes what changed, with the date', () => {
    const change = { in_stock: false, price: 35, last_checked: '2026-11-21' };
    expect(planChange(wingspan, { in_stock: false, price: 35 }, rules).change).toEqual(change);
  });

  it('gives an old price no new date', () => {
    const planned = planChange(wingspan, { in_stock: false, price: null }, rules);
    expect(planned).toEqual({ change: { in_stock: false }, held: null, confirmed: false });
  });

  it('holds back stock and price where the price jumped', () => {
    const jumped = { in_stock: false, price: 4 };
    expect(planChange(wingspan, jumped, rules)).toMatchObject({ change: null, confirmed: false });
    expect(planChange(wingspan, jumped, { ...rules, acceptPriceJumps: true }).change).toMatchObject(jumped);
  });

  it('claims nothing for a search', () => {
    expect(
      planChange({ ...wingspan, link: 'search' }, { in_stock: false, price: 1 }, rules).change,
    ).toBeNull();
  });
});
