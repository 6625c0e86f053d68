import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Game, Situation } from '../data.ts';
import { withBundle } from './answer.ts';
import { tables, wantsOf } from './choices.ts';
import { readersOf, shelves, type Shelf } from './combinations.ts';
import { finderGame, type FinderGame } from './finderGame.ts';
import { faultsOf, type Fault } from './faults.ts';
import { sampleGame, sampleGuide, withRows } from '../../tests/situations/sampleGuide.ts';
import { runs } from '../../tests/seed.ts';

const kinds = (found: readonly Fault[]) =>
  found.map((fault) => ('words' in fault ? [fault.kind, fault.words] : [fault.kind]));
const faults = (...rows: Situation[]) => kinds(faultsOf(withRows(rows), sampleGame));

/** Every shelf with every number of players, edition, and wish, or none. */
const combinations = (facts: FinderGame): Shelf[] =>
  shelves(facts).map((shelf) => ({
    owned: withBundle(facts, shelf),
    rows: facts.rows,
    readers: readersOf(shelf, wantsOf(facts), facts.editions, tables),
  }));

describe('the combinations', () => {
  it('combine shelves, wishes, editions and tables, or none of them', () => {
    const all = combinations(finderGame(sampleGuide, sampleGame)).flatMap(({ readers }) =>
      Array.from(readers, ({ choices, words }) => ({ choices, words: words() })),
    );
    expect(all).toHaveLength(shelves(finderGame(sampleGuide, sampleGame)).length * 3 * 3 * 6);
    expect(new Set(all.map(({ words }) => words)).size).toBe(all.length);
    expect(all[0]).toEqual({
      choices: { owned: [], table: null, edition: null, wants: null },
      words: 'owning nothing',
    });
    expect(all.map(({ words }) => words)).toContain(
      'owning the base game and "oceania", 3–4 players, Second (2024), wants "Few new rules"',
    );
  });

  it('are every set of boxes, but never a box without its base game', () => {
    const owned = shelves(finderGame(sampleGuide, sampleGame)).map((shelf) => shelf.join());
    expect(owned.sort()).toEqual([
      '',
      'asia',
      'base',
      'base,asia',
      'base,european',
      'base,european,asia',
      'base,european,oceania',
      'base,european,oceania,asia',
      'base,oceania',
      'base,oceania,asia',
    ]);
  });

  it('leave the boxes of other groups unowned', () => {
    const groups = [
      { id: 'new', name: 'New birds', boxes: ['european'] },
      { id: 'far', name: 'Far away', boxes: ['oceania'] },
    ];
    const owned = shelves(finderGame({ ...withRows([]), groups }, sampleGame)).map((shelf) => shelf.join());
    expect(owned.sort()).toEqual(['', 'base', 'base,european', 'base,oceania']);
  });
});

describe('faults', () => {
  it('are those of every combination, though only the different ones are tried', () => {
    const ids = ['base', 'european', 'oceania', 'asia'];
    const some = fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 2 });
    const drawnRow = fc.record(
      {
        owns: some,
        lacks: some,
        buy: some,
        editions: fc.constant(['second'].slice()),
        players: fc.constantFrom<NonNullable<Situation['players']>>(
          { from: 1, to: 1 },
          { from: 3, to: 4 },
          { from: 5 },
        ),
        wants: fc.constantFrom('Few new rules', 'More birds'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(drawnRow, { minLength: 1, maxLength: 5 }), (drawn) => {
        const rows = drawn.map((conditions, index): Situation => ({
          ...conditions,
          ...(conditions.buy === undefined && { nothing: 'set' as const }),
          label: `Row ${index}`,
          reason: 'Because.',
        }));
        const guide = withRows(rows);
        const sorted = (faults: ReturnType<typeof faultsOf>) =>
          faults.map((fault) => JSON.stringify(fault)).sort();
        expect(sorted(faultsOf(guide, sampleGame))).toEqual(
          sorted(faultsOf(guide, sampleGame, undefined, combinations)),
        );
      }),
      { numRuns: runs(60) },
    );
  });

  it('are none in a good guide', () => {
    expect(faultsOf(sampleGuide, sampleGame)).toEqual([]);
  });

  it('report a row that answers nobody', () => {
    const row: Situation = { label: 'a', owns: ['base'], nothing: 'not_yet', reason: '-' };
    expect(faults(row, { ...row, label: 'b' })).toEqual([['unreached']]);
    expect(faults({ label: 'a', owns: ['base', 'asia'], buy: ['asia'], reason: '-' })).toEqual([
      ['unreached'],
    ]);
  });

  it('report a row that repeats the ranking, except for owners of only the base game', () => {
    expect(
      faults({ label: 'a', owns: ['base', 'european'], lacks: ['oceania'], buy: ['oceania'], reason: '-' }),
    ).toEqual([['as-ranked']]);
    expect(
      faults({ label: 'a', owns: ['base'], lacks: ['european'], buy: ['european'], reason: '-' }),
    ).toEqual([]);
    expect(faults({ label: 'a', owns: ['base', 'european'], buy: ['asia'], reason: '-' })).toEqual([]);
  });

  it('report once a box sold without what it needs', () => {
    expect(faults({ label: 'a', buy: ['european'], reason: '-', players: { from: 1, to: 2 } })).toEqual([
      ['needs', 'owning nothing, 1 player'],
    ]);
    expect(
      faults({ label: 'a', buy: ['base', 'oceania'], players: { from: 1, to: 2 }, reason: '-' }),
    ).toEqual([]);
  });

  describe('of a row that sends players to a different game', () => {
    const spiritIsland: Game = {
      ...sampleGame,
      title: 'Spirit Island',
      max_players: 4,
      expansions: sampleGame.expansions.map((box) =>
        box.id === 'asia' ? { ...box, title: 'Jagged Earth', players_after_max: 6 } : box,
      ),
    };
    const href = '/guides/spirit-island-expansion-order';
    const sent = (other: Situation['other'], players?: Situation['players']) =>
      kinds(
        faultsOf(
          withRows([{ label: 'a', ...(other && { other }), ...(players && { players }), reason: '-' }]),
          sampleGame,
          (address) => (address === href ? spiritIsland : undefined),
        ),
      );
    const six = { from: 6 };
    const unseated = [['other-seats', 'owning nothing, 6 or more']];

    it('are reported if the game of the linked guide does not seat them', () => {
      expect(sent({ title: 'Spirit Island', href }, six)).toEqual(unseated);
      expect(sent({ title: 'Spirit Island', href }, { from: 3, to: 4 })).toEqual([]);
    });

    it('take into account the boxes in the title', () => {
      expect(sent({ title: 'Spirit Island with Jagged Earth', href }, six)).toEqual([]);
    });

    it('are reported if a box of the list is too small', () => {
      expect(sent({ title: 'Europe', expansion_id: 'european' }, six)).toEqual(unseated);
      expect(sent({ title: 'Asia', expansion_id: 'asia' }, six)).toEqual([]);
    });

    it('are not reported for an unknown game, or for a row without players', () => {
      expect(sent({ title: '7 Wonders' }, six)).toEqual([]);
      expect(sent({ title: 'Spirit Island', href })).toEqual([]);
    });
  });

  it('report a box with the verdict skip, and what else a box needs', () => {
    const game = {
      ...sampleGame,
      expansions: sampleGame.expansions.map((box) =>
        box.id === 'oceania'
          ? {
              ...box,
              verdict: 'skip' as const,
              also_needs: [{ title: 'Europe', expansion_id: 'european' }, { title: 'A mat' }],
            }
          : box,
      ),
    };
    const rows: Situation[] = [
      {
        label: 'a',
        owns: ['base'],
        lacks: ['european', 'asia'],
        players: { from: 2, to: 2 },
        wants: 'Nectar',
        buy: ['oceania'],
        reason: '-',
      },
    ];
    expect(faultsOf(withRows(rows), game).map(({ kind }) => kind)).toEqual(['skipped', 'needs']);
  });
});
