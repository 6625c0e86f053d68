import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  complexityBounds,
  complexityChoices,
  emptyState,
  formatIndexState,
  indexFacts,
  noneText,
  parseIndexState,
  passesChoices,
  playerChoices,
  shownCountText,
  timeChoices,
  type IndexFacts,
  type IndexState,
} from './indexFilter.ts';

const pandemic: IndexFacts = {
  minPlayers: 2,
  maxPlayers: 4,
  minutes: 45,
  complexity: 'lighter',
  tags: ['Co-op', 'Under an hour'],
  shows: ['coop', 'two'],
  stock: [{ region: 'UK', until: '2026-12-01' }],
};
const sevenWonders: IndexFacts = { ...pandemic, minPlayers: 3, maxPlayers: 7, minutes: 30, tags: [] };
const asks = (facts: IndexFacts, choices: Partial<IndexState>, today = '2026-11-21') =>
  passesChoices(facts, { ...emptyState, ...choices }, today);

describe('a guide', () => {
  it('passes without filters, whatever the search', () => {
    expect(asks(pandemic, {})).toBe(true);
    expect(asks(pandemic, { q: 'chess' })).toBe(true);
  });
  it('seats as many as its base game does', () => {
    const seats = (facts: IndexFacts) =>
      playerChoices.flatMap(({ value }) => (asks(facts, { players: value }) ? [value] : []));
    expect(seats(pandemic)).toEqual(['2', '3', '4']);
    expect(seats(sevenWonders)).toEqual(['3', '4', '5', '6']);
    expect(seats({ ...pandemic, minPlayers: 7, maxPlayers: 10 })).toEqual(['6']);
  });
  it('fits within its longest usual time', () => {
    const within = (minutes: number) =>
      timeChoices.flatMap(({ value }) => (asks({ ...pandemic, minutes }, { time: value }) ? [value] : []));
    expect(within(30)).toEqual(['30', '60', '120']);
    expect(within(45)).toEqual(['60', '120']);
    expect(within(121)).toEqual([]);
  });
  it('has one complexity', () => {
    const levels = complexityChoices.flatMap(({ value }) =>
      asks(pandemic, { complexity: value }) ? [value] : [],
    );
    expect(levels).toEqual(['lighter']);
  });
  it('is in stock in a region, until its price expires', () => {
    expect(asks(pandemic, { stock: 'UK' })).toBe(true);
    expect(asks(pandemic, { stock: 'US' })).toBe(false);
    expect(asks(pandemic, { stock: 'UK' }, '2026-12-01')).toBe(true);
    expect(asks(pandemic, { stock: 'UK' }, '2026-12-02')).toBe(false);
  });
  it('matches its tag and the site’s own filter', () => {
    expect(asks(pandemic, { tag: 'Co-op' })).toBe(true);
    expect(asks(pandemic, { tag: 'Co' })).toBe(false);
    expect(asks(pandemic, { show: 'coop' })).toBe(true);
    expect(asks(pandemic, { show: 'solo' })).toBe(false);
  });
  it('passes several choices only if it passes each', () => {
    expect(asks(pandemic, { players: '4', time: '60', tag: 'Co-op', show: 'coop' })).toBe(true);
    expect(asks(pandemic, { players: '4', time: '30', tag: 'Co-op', show: 'coop' })).toBe(false);
  });
});

describe('the complexity', () => {
  it('has the bounds of the site’s own filters', () => {
    const filters = [
      { id: 'two', label: 'Plays with two', players: 2 },
      { id: 'between', label: 'Between', min_weight: 2, max_weight: 4 },
      { id: 'light', label: 'Lighter', max_weight: 2.2 },
      { id: 'heavy', label: 'Heavier', min_weight: 3.4 },
    ];
    expect(complexityBounds(filters)).toEqual({ lighterBelow: 2.2, heavierFrom: 3.4 });
    expect(complexityBounds([])).toEqual({ lighterBelow: 2.5, heavierFrom: 3 });
  });
  it('is lighter below the first bound and heavier from the second on', () => {
    const bounds = { lighterBelow: 2.5, heavierFrom: 3 };
    const of = (complexity_weight: number) => {
      const game = {
        complexity_weight,
        min_players: 1,
        max_players: 5,
        max_playtime: 70,
        tags: [],
        expansions: [],
      };
      return indexFacts(game, [], [], bounds).complexity;
    };
    expect([2.48, 2.5, 2.99, 3].map(of)).toEqual(['lighter', 'medium', 'medium', 'heavier']);
  });
});

it('seats as many as the boxes worth buying allow', () => {
  const boxes = (verdict: 'buy' | 'skip') => [{ verdict, players_after_min: 1, players_after_max: 6 }];
  const seatsWith = (verdict: 'buy' | 'skip') => {
    const catan = { min_players: 3, max_players: 4, max_playtime: 90, tags: [], expansions: boxes(verdict) };
    const { minPlayers, maxPlayers } = indexFacts(catan, [], [], complexityBounds([]));
    return [minPlayers, maxPlayers];
  };
  expect(seatsWith('buy')).toEqual([1, 6]);
  expect(seatsWith('skip')).toEqual([3, 4]);
});

const offered = { tag: ['Co-op', 'Solo play', 'Sixes & sevens'], stock: ['US', 'UK'], show: ['coop'] };

describe('the fragment', () => {
  it('names the filters in a fixed order', () => {
    const state = {
      ...emptyState,
      show: 'coop',
      stock: 'UK',
      q: 'on the brink',
      players: '4',
      time: '60',
      tag: 'Co-op',
    };
    expect(formatIndexState(state)).toBe('#q=on+the+brink&players=4&time=60&tag=Co-op&stock=UK&show=coop');
    expect(formatIndexState(emptyState)).toBe('');
  });
  it('reads what it wrote', () => {
    const value = (values: readonly string[]) => fc.constantFrom('', ...values);
    fc.assert(
      fc.property(
        fc.record({
          q: fc.string({ unit: 'grapheme', maxLength: 10 }).map((text) => text.replace(/\s+/g, ' ').trim()),
          players: value(['1', '2', '6']),
          time: value(['30', '60', '120']),
          complexity: value(['lighter', 'medium', 'heavier']),
          tag: value(offered.tag),
          stock: value(offered.stock),
          show: value(offered.show),
        }),
        (state) => {
          expect(parseIndexState(formatIndexState(state), offered)).toEqual(state);
        },
      ),
    );
  });
  it.each([
    ['#q=%E0%A4%A', { q: '\uFFFD%A' }],
    ['#q=100%', { q: '100%' }],
    ['#q=a&q=b', { q: 'a' }],
    ['#players=99&time=-1&complexity=fun&tag=Trains&stock=FR&show=x', {}],
    ['#players=4&next=own:oceania', { players: '4' }],
    ['#q=', {}],
    [`#q=${'x'.repeat(300)}`, { q: 'x'.repeat(100) }],
  ])('%s is read without an error', (fragment, expected) => {
    expect(parseIndexState(fragment, offered)).toEqual({ ...emptyState, ...expected });
  });
  it('of another section says nothing about the filters', () => {
    expect(parseIndexState('#main', offered)).toBeNull();
    expect(parseIndexState('#next=own:oceania', offered)).toBeNull();
    expect(parseIndexState('', offered)).toEqual(emptyState);
    expect(parseIndexState('#', offered)).toEqual(emptyState);
  });
});

describe('the status', () => {
  it('counts the guides', () => {
    expect(shownCountText(20, 20)).toBe('All 20 guides');
    expect(shownCountText(1, 20)).toBe('Showing 1 of 20 guides');
  });
  it('names the query or choices that left no guide', () => {
    expect(noneText({ ...emptyState, q: 'chess' })).toBe('No guide among the results for “chess”.');
    expect(noneText({ ...emptyState, time: '30' })).toBe('No guide fits all of these choices.');
    expect(noneText({ ...emptyState, q: 'catan', time: '30' })).toBe(
      'No guide for “catan” fits all of these choices.',
    );
  });
});
