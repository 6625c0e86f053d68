import { describe, expect, it } from 'vitest';
import type { Expansion } from './data.ts';
import { rankedExpansions, releaseOrder, unrankedExpansions } from './ranking.ts';

function box(id: string, released: number | string, rank?: number): Expansion {
  return {
    id,
    title: id,
    slug: id,
    short_tagline: id,
    release_year: Number(`${released}`.slice(0, 4)),
    ...(typeof released === 'string' && { release_month: Number(released.slice(5)) }),
    requires_base_game: true,
    standalone: false,
    sources: ['bgg'],
    ...(rank === undefined ? {} : { rank_recommended: rank }),
  };
}

const wingspan = {
  release_year: 2019,
  expansions: [
    box('asia', 2022, 3),
    box('americas', 2026),
    box('european', 2019, 1),
    box('oceania', 2020, 2),
  ],
};

describe('rankedExpansions', () => {
  it('orders by rank_recommended and drops expansions without a rank when any has one', () => {
    expect(rankedExpansions(wingspan).map(({ rank, expansion }) => [rank, expansion.id])).toEqual([
      [1, 'european'],
      [2, 'oceania'],
      [3, 'asia'],
    ]);
  });
  it('uses the position in the file when none has a rank', () => {
    const expansions = [box('seafarers', 1997), box('cities-and-knights', 1998)];
    expect(rankedExpansions({ expansions }).map(({ rank, expansion }) => [rank, expansion.id])).toEqual([
      [1, 'seafarers'],
      [2, 'cities-and-knights'],
    ]);
  });
});

describe('unrankedExpansions', () => {
  it('lists what the ranking dropped', () => {
    expect(unrankedExpansions(wingspan).map(({ id }) => id)).toEqual(['americas']);
  });
  it('lists nothing if the position is the rank', () => {
    expect(unrankedExpansions({ expansions: [box('seafarers', 1997)] })).toEqual([]);
  });
});

describe('releaseOrder', () => {
  it('sorts by year ascending, with the base game first in its year', () => {
    const order = releaseOrder(wingspan).map((release) =>
      release.kind === 'base' ? 'base game' : release.expansion.id,
    );
    expect(order).toEqual(['base game', 'european', 'oceania', 'asia', 'americas']);
  });
  it('lists boxes of a year without a month by title, then the others by month, never by rank', () => {
    const expansions = [
      box('zoo', 2022, 1),
      box('marsh', '2022-10', 2),
      box('reef', '2022-03', 3),
      box('attic', 2022, 4),
    ];
    const order = releaseOrder({ release_year: 2019, expansions }).flatMap((release) =>
      release.kind === 'base' ? [] : release.expansion.id,
    );
    expect(order).toEqual(['attic', 'zoo', 'reef', 'marsh']);
  });
  it('lists a base game that is a box first in its year, even if its month is known', () => {
    const expansions = [
      box('promo', 2017, 2),
      { ...box('azul', '2017-10', 1), is_base_game: true },
      box('demo', '2017-08', 3),
    ];
    const order = releaseOrder({ release_year: 2017, expansions }).flatMap((release) =>
      release.kind === 'base' ? [] : release.expansion.id,
    );
    expect(order).toEqual(['azul', 'promo', 'demo']);
  });
  it('lists a base game that is ranked itself once', () => {
    const azul = { release_year: 2017, expansions: [{ ...box('azul', 2017, 1), is_base_game: true }] };
    expect(releaseOrder(azul)).toHaveLength(1);
  });
});
