import { describe, expect, it } from 'vitest';
import {
  availabilityText,
  fullTitle,
  listPriceText,
  playersText,
  rangeText,
  releasedText,
  stockText,
  timeText,
  weightText,
} from './words.ts';

describe('fullTitle', () => {
  it.each([
    ['Wingspan', 'Oceania', 'Wingspan: Oceania'],
    ['Azul', 'Azul: Stained Glass of Sintra', 'Azul: Stained Glass of Sintra'],
    ['CATAN', 'CATAN', 'CATAN'],
    ['Root', 'Roots of the Woodland', 'Root: Roots of the Woodland'],
  ])('%s, %s: %s', (game, box, expected) => {
    expect(fullTitle({ title: game }, { title: box })).toBe(expected);
  });

  it('is the game’s title for its base game', () => {
    expect(fullTitle({ title: 'Wingspan' }, null)).toBe('Wingspan');
  });
});

describe('ranges', () => {
  it('joins the ends with an en dash', () => {
    expect(rangeText(2, 4)).toBe('2–4');
    expect(timeText({ min_playtime: 40, max_playtime: 70 })).toBe('40–70 min');
    expect(playersText({ min_players: 1, max_players: 5 })).toBe('1–5 players');
  });
  it('shows one number if both ends are the same', () => {
    expect(timeText({ min_playtime: 45, max_playtime: 45 })).toBe('45 min');
    expect(playersText({ min_players: 1, max_players: 1 })).toBe('1 player');
    expect(playersText({ min_players: 2, max_players: 2 })).toBe('2 players');
  });
});

it('weights have one decimal', () => {
  expect([weightText(2.39), weightText(3)]).toEqual(['2.4', '3.0']);
});

describe('whether it can be bought', () => {
  const seen = {
    status: 'on_sale',
    place: 'Stonemaier Games (US)',
    date: '2025-11',
    source_id: 'shop',
  } as const;

  it('is what a source shows, with its date', () => {
    expect(availabilityText(seen, '2026-10-01')).toBe('In stock at Stonemaier Games (US), November 2025');
    expect(availabilityText({ ...seen, status: 'out_of_print' }, '2026-10-01')).toBe(
      'Out of print (November 2025)',
    );
    expect(availabilityText({ ...seen, status: 'out_of_print' }, '2026-10-01', { kind: 'community' })).toBe(
      'Out of print (fan sites, November 2025)',
    );
  });

  it('is what our own checks saw, apart from a source', () => {
    expect(stockText({ kind: 'in', shop: 'Zatu Games', seen: '2026-11-20' })).toBe(
      'Seen in stock at Zatu Games, November 20, 2026',
    );
    expect(stockText({ kind: 'gone', since: '2026-08-01' })).toBe(
      'No shop that we check has shown it in stock since August 1, 2026',
    );
  });

  it('is not known without a source, nor a year after it was seen', () => {
    expect(availabilityText(undefined, '2026-11-21')).toBeNull();
    expect(availabilityText(seen, '2026-11-02')).toBeNull();
  });
});

it('shows the month of release if it is known', () => {
  expect(releasedText({ release_year: 2019 })).toBe('2019');
  expect(releasedText({ release_year: 2019, release_month: 10 })).toBe('October 2019');
});

it('shows who stated a list price and when, and whether it was the price at launch', () => {
  const price = { amount: 65, date: '2025-03', source_id: 'shop' };
  const prices = [
    { ...price, currency: 'USD' as const },
    { ...price, currency: 'GBP' as const, amount: 54.99, at_launch: true as const, stated_by: 'ICv2' },
  ];
  expect(listPriceText(undefined, 'USD')).toBeNull();
  expect(listPriceText(prices, 'EUR')).toBeNull();
  expect(listPriceText(prices, 'USD')).toBe('$65 (publisher, March 2025)');
  expect(listPriceText(prices, 'GBP')).toBe('£54.99 at launch (ICv2, March 2025)');
});
