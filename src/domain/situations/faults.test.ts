import { describe, expect, it } from 'vitest';
import type { Game, Situation } from '../data.ts';
import { combinations } from './combinations.ts';
import { faultsOf } from './faults.ts';
import { sampleGame, sampleGuide, withRows } from '../../tests/situations/sampleGuide.ts';

const rest: Situation = { label: 'rest', nothing: 'set', reason: '-' };
const faults = (...rows: Situation[]) =>
  faultsOf(withRows([...rows, rest]), sampleGame).map(({ kind, words }) => [kind, words]);

describe('the combinations', () => {
  it('are shelves by wishes by editions by tables, with nothing said among them', () => {
    const all = [...combinations(sampleGuide, sampleGame)].map(({ ticked, words }) => ({
      ticked,
      words: words(),
    }));
    expect(all).toHaveLength(6 * 3 * 3 * 6);
    expect(new Set(all.map(({ words }) => words)).size).toBe(all.length);
    expect(all[0]).toEqual({
      ticked: { owned: [], table: null, edition: null, wants: null },
      words: 'owning nothing',
    });
    expect(all.map(({ words }) => words)).toContain(
      'owning "oceania", 3–4 players, Second (2024), wants "Few new rules"',
    );
  });

  it('own the base game with a box that needs it, and not with one that stands alone', () => {
    const owned = new Set(
      [...combinations(sampleGuide, sampleGame)].map(({ ticked }) => ticked.owned.join()),
    );
    expect([...owned]).toEqual([
      '',
      'base',
      'base,european',
      'base,oceania',
      'asia',
      'base,european,oceania,asia',
    ]);
  });
});

describe('faults', () => {
  it('are none in a good guide', () => {
    expect(faultsOf(sampleGuide, sampleGame)).toEqual([]);
  });

  it('tell of readers without an answer', () => {
    const found = faultsOf(
      withRows([{ label: 'a', owns: ['base'], nothing: 'set', reason: '-' }]),
      sampleGame,
    );
    expect(found[0]).toEqual({ kind: 'unanswered', words: 'owning nothing' });
  });

  it('tell once of a box sold without what it needs', () => {
    expect(faults({ label: 'a', buy: ['european'], reason: '-', players: { from: 1, to: 2 } })).toEqual([
      ['needs', 'owning nothing, 1 player'],
    ]);
    expect(
      faults({ label: 'a', buy: ['base', 'european'], players: { from: 1, to: 2 }, reason: '-' }),
    ).toEqual([]);
  });

  it('tell of a box sold to owners of an edition that it does not fit, unless it stands alone', () => {
    const sold = (id: string): Situation => ({
      label: 'a',
      owns: ['base'],
      editions: ['first'],
      buy: [id],
      reason: '-',
    });
    expect(faults({ ...sold('oceania'), lacks: ['asia'], players: { from: 1, to: 5 } })).toEqual([
      ['misfit', 'owning the base game, 1 player, First (2019)'],
    ]);
    expect(faults(sold('asia'))).toEqual([]);
  });

  it('tell of players whom nothing owned or bought seats', () => {
    const six: Situation = {
      label: 'a',
      owns: ['base'],
      lacks: ['asia'],
      players: { from: 6 },
      buy: ['european'],
      reason: '-',
    };
    expect(faults(six)).toEqual([['seats', 'owning the base game, 6 or more']]);
    expect(faults({ ...six, buy: ['asia'] })).toEqual([]);
  });

  describe('of a row that sends so many players to a different game', () => {
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
      faultsOf(
        withRows([{ label: 'a', ...(other && { other }), ...(players && { players }), reason: '-' }, rest]),
        sampleGame,
        (address) => (address === href ? spiritIsland : undefined),
      ).map(({ kind, words }) => [kind, words]);
    const six = { from: 6 };
    const unseated = [['other-seats', 'owning nothing, 6 or more']];

    it('tell where the game of the linked guide does not seat them', () => {
      expect(sent({ title: 'Spirit Island', href }, six)).toEqual(unseated);
      expect(sent({ title: 'Spirit Island', href }, { from: 3, to: 4 })).toEqual([]);
    });

    it('count the boxes that the title names', () => {
      expect(sent({ title: 'Spirit Island with Jagged Earth', href }, six)).toEqual([]);
    });

    it('tell of a box of the list that is too small', () => {
      expect(sent({ title: 'Europe', expansion_id: 'european' }, six)).toEqual(unseated);
      expect(sent({ title: 'Asia', expansion_id: 'asia' }, six)).toEqual([]);
    });

    it('say nothing of a game that is not here, nor of a row that is not about a number', () => {
      expect(sent({ title: '7 Wonders' }, six)).toEqual([]);
      expect(sent({ title: 'Spirit Island', href })).toEqual([]);
    });
  });

  it('tell of a box that readers are told to skip, and of what else a box needs', () => {
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
      rest,
    ];
    expect(faultsOf(withRows(rows), game).map(({ kind }) => kind)).toEqual(['skipped', 'needs', 'misfit']);
  });
});
