import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Situation } from '../data.ts';
import { answer } from './answer.ts';
import { finderGame } from './finderGame.ts';
import { sampleGame, sampleGuide, withRows } from '../../tests/situations/sampleGuide.ts';
import { firstTicked, formatTicked, parseTicked, tables, withEdition, type Ticked } from './ticked.ts';

const facts = finderGame(sampleGuide, sampleGame);
const label = (ticked: Partial<Ticked>) => answer(facts, { ...firstTicked, ...ticked })?.row.label;
const six = tables.at(-1) ?? null;

describe('the answer', () => {
  it('is the first row that fits', () => {
    expect(label({ owned: [] })).toBe('You own nothing');
    expect(label({})).toBe('You own only birds');
    expect(label({ wants: 'Few new rules' })).toBe('You want few rules');
    expect(label({ owned: ['base', 'asia'], table: six })).toBe('You own only birds');
  });

  it('passes over a row that sells something owned', () => {
    expect(label({ table: six })).toBe('You are six, with birds');
    expect(label({ owned: ['base', 'european'], edition: 'second' })).toBe('You own Europe');
  });

  it('does not take an edition or a number of players for granted', () => {
    expect(label({ owned: ['base', 'european'] })).toBe('You own the rest');
    expect(label({ owned: ['base', 'european'], edition: 'first' })).toBe('Your copy is old');
  });

  it('covers three or four players only with a row that takes both', () => {
    const rows = (to: number): Situation[] => [
      { label: 'few', players: { from: 3, to }, nothing: 'set', reason: '-' },
      { label: 'all', nothing: 'set', reason: '-' },
    ];
    const table = tables.find(({ id }) => id === '3-4') ?? null;
    const asked = (to: number) =>
      answer(finderGame(withRows(rows(to)), sampleGame), { ...firstTicked, table })?.row.label;
    expect([asked(3), asked(4)]).toEqual(['all', 'few']);
  });

  it('names boxes to buy in order, and a different game as one', () => {
    expect(answer(facts, { ...firstTicked, owned: [], table: six })).toMatchObject({
      kind: 'buy',
      boxes: [
        { id: 'base', slug: null },
        { id: 'asia', slug: 'asia' },
      ],
    });
    expect(answer(facts, { ...firstTicked, owned: ['asia'], wants: 'Another game' })).toMatchObject({
      kind: 'other',
      title: 'Wyrmspan',
      href: '#asia',
    });
  });

  it('names the base game with the edition that shops sell, where the guide tells editions apart', () => {
    const bought = (edition: string | undefined, title = 'Wingspan', guide = sampleGuide) => {
      const found = answer(finderGame(guide, { ...sampleGame, title, ...(edition && { edition }) }), {
        ...firstTicked,
        owned: [],
      });
      return found?.kind === 'buy' ? found.boxes.map((box) => box.title) : [];
    };
    const oneEdition = { ...sampleGuide };
    delete oneEdition.editions;
    expect(bought('Second Edition (2024)')).toEqual(['Wingspan (Second Edition, 2024)']);
    expect(bought(undefined)).toEqual(['Wingspan']);
    expect(bought('Second Edition (2024)', 'Wingspan (Second Edition)')).toEqual([
      'Wingspan (Second Edition)',
    ]);
    expect(bought('Second Edition (2024)', 'Wingspan', oneEdition)).toEqual(['Wingspan']);
  });

  it('names a base game that is a box of the list by the title of its entry', () => {
    const expansions = sampleGame.expansions.map((box) =>
      box.id === 'asia' ? { ...box, title: 'Gloomhaven, second edition', is_base_game: true } : box,
    );
    const game = finderGame(sampleGuide, { ...sampleGame, expansions, edition: 'Second Edition (2025)' });
    expect(answer(game, { ...firstTicked, owned: [] })).toMatchObject({
      boxes: [{ id: 'base', slug: 'asia', title: 'Gloomhaven, second edition' }],
    });
    expect(game.boxes[0]?.title).toBe('Wingspan');
  });

  it('takes readers who name the edition of their base game to own it', () => {
    const europe = {
      id: 'europe',
      name: 'Europe (2005)',
      how_to_tell: '-',
      fits: [],
      other_game: true as const,
    };
    const editions = [...(sampleGuide.editions ?? []), europe];
    const game = finderGame({ ...sampleGuide, editions }, sampleGame);
    const ownedWith = (edition: string | null, owned: string[]) =>
      withEdition({ ...firstTicked, owned, edition }, game).owned;
    expect(ownedWith('second', ['european'])).toEqual(['base', 'european']);
    expect(ownedWith('second', ['base'])).toEqual(['base']);
    expect(ownedWith(null, [])).toEqual([]);
    expect(ownedWith('europe', [])).toEqual([]);
  });

  it('is null where no row fits', () => {
    expect(answer(finderGame(withRows([]), sampleGame), firstTicked)).toBeNull();
  });

  it('means the base game by the id of a box that is the base game', () => {
    const game = {
      ...sampleGame,
      expansions: sampleGame.expansions.map((box) =>
        box.id === 'asia' ? { ...box, is_base_game: true } : box,
      ),
    };
    const { boxes, rows } = finderGame(sampleGuide, game);
    expect(boxes.map(({ id, slug }) => [id, slug])).toEqual([
      ['base', 'asia'],
      ['european', 'european'],
      ['oceania', 'oceania'],
    ]);
    expect(rows[1]?.buy).toEqual(['base']);
  });
});

const ids = ['base', 'european', 'oceania', 'asia'];
const wishes = ['Few new rules', 'Another game'];
const listOf = (from: string[]) => fc.subarray(from, { minLength: 1 });
const anyTicked: fc.Arbitrary<Ticked> = fc.record({
  owned: fc.subarray(ids),
  table: fc.constantFrom(null, ...tables),
  edition: fc.constantFrom(null, 'first', 'second'),
  wants: fc.constantFrom(null, ...wishes),
});
const anyRow: fc.Arbitrary<Situation> = fc
  .tuple(
    fc.record(
      {
        owns: listOf(ids),
        lacks: listOf(ids),
        editions: listOf(['first', 'second']),
        players: fc.record({ from: fc.integer({ min: 1, max: 7 }), to: fc.integer({ min: 1, max: 7 }) }),
        wants: fc.constantFrom(...wishes),
      },
      { requiredKeys: [] },
    ),
    fc.oneof(fc.record({ buy: listOf(ids) }), fc.constant({ nothing: 'set' as const })),
  )
  .map(([conditions, advice]) => ({ label: 'row', reason: 'why', ...conditions, ...advice }));

/** The specification of a row that fits, said once more and slowly. */
function isFor(row: Situation, { owned, table, edition, wants }: Ticked): boolean {
  if (row.owns?.some((id) => !owned.includes(id))) return false;
  if (row.lacks?.some((id) => owned.includes(id))) return false;
  if (row.buy?.some((id) => owned.includes(id))) return false;
  if (row.editions && !row.editions.some((id) => id === edition)) return false;
  if (row.wants !== undefined && row.wants !== wants) return false;
  if (row.players === undefined) return true;
  if (table === null) return false;
  for (let players = table.from; players <= table.to; players += 1)
    if (players < row.players.from || players > (row.players.to ?? 99)) return false;
  return true;
}

describe('whatever the rows and whatever is ticked', () => {
  it('the answer fits, and nothing before it does', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 8 }), anyTicked, (rows, ticked) => {
        const found = answer(finderGame(withRows(rows), sampleGame), ticked);
        expect(found?.row).toEqual(rows.find((row) => isFor(row, ticked)));
      }),
    );
  });

  it('what is ticked can be read back from an address', () => {
    fc.assert(
      fc.property(anyTicked, (ticked) => {
        expect(parseTicked(formatTicked(ticked), facts)).toEqual(ticked);
      }),
    );
  });

  it('any text can be read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { owned } = parseTicked(text, facts);
        expect(owned.every((id) => ids.includes(id))).toBe(true);
      }),
    );
  });
});
