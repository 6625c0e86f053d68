import { describe, expect, it } from 'vitest';
import { factAttributes, readFacts } from './cardFacts.ts';
import type { IndexFacts } from './indexFilter.ts';

describe('the facts of a card', () => {
  const sevenWonders: IndexFacts = {
    minPlayers: 3,
    maxPlayers: 7,
    minutes: 30,
    complexity: 'lighter',
    tags: ['Card drafting', 'Big groups', 'Under an hour'],
    shows: [],
    stock: [
      { region: 'US', until: '2026-12-01' },
      { region: 'UK', until: '2027-05-20' },
    ],
  };

  it('are read back unchanged', () => {
    const dataset = Object.fromEntries(
      Object.entries(factAttributes(sevenWonders)).map(([name, value]) => [name.replace('data-', ''), value]),
    );
    expect(readFacts({ ...dataset, t: 'two light' })).toEqual({ ...sevenWonders, shows: ['two', 'light'] });
    expect(readFacts(dataset)).toEqual(sevenWonders);
    expect(factAttributes({ ...sevenWonders, stock: [] })).not.toHaveProperty('data-stock');
    expect(readFacts({}).stock).toEqual([]);
  });
});
