import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Expansion, Game, Situation } from '../data.ts';
import { adviceOf, answer, type Answer } from './answer.ts';
import { finderGame } from './finderGame.ts';
import { sampleGame, sampleGuide, withRows } from '../../tests/situations/sampleGuide.ts';
import { firstChoices, formatChoices, parseChoices, tables, withEdition, type Choices } from './choices.ts';

const facts = finderGame(sampleGuide, sampleGame);
const label = (choices: Partial<Choices>) => labelOf(answer(facts, { ...firstChoices, ...choices }));
const labelOf = (found: Answer) => (found.kind === 'row' ? found.row.label : found.kind);
const six = tables.at(-1) ?? null;
const without = (choices: Partial<Choices>, game = sampleGame, guide = withRows([])) =>
  answer(finderGame(guide, game), { ...firstChoices, ...choices });
const withBoxes = (change: (box: Expansion) => Partial<Expansion>): Game => ({
  ...sampleGame,
  expansions: sampleGame.expansions.map((box) => ({ ...box, ...change(box) })),
});

describe('the answer', () => {
  it('is a row that fits', () => {
    expect(label({ owned: [] })).toBe('You own nothing');
    expect(label({})).toBe('You own only birds');
    expect(label({ wants: 'Few new rules' })).toBe('You want few rules');
  });

  it('is the row that meets most answers of the reader, wherever it is in the file', () => {
    expect(label({ table: six })).toBe('You are six, with birds');
    expect(label({ edition: 'first' })).toBe('Your copy is old');
  });

  it('is the row that says most about what is owned, if as many answers are met, then the first', () => {
    const rows: Situation[] = [
      { label: 'birds', owns: ['base'], nothing: 'set', reason: '-' },
      { label: 'birds and Europe', owns: ['base', 'european'], nothing: 'set', reason: '-' },
      { label: 'birds and Europe again', owns: ['european', 'base'], nothing: 'set', reason: '-' },
    ];
    expect(labelOf(without({ owned: ['base', 'european'] }, sampleGame, withRows(rows)))).toBe(
      'birds and Europe',
    );
  });

  it('gives no reason that speaks of another box that the reader owns', () => {
    const row: Situation = { label: 'a', owns: ['base'], buy: ['european'], reason: 'Then buy oceania.' };
    const reason = (owned: string[]) => {
      const found = without({ owned }, sampleGame, withRows([row]));
      return found.kind === 'row' ? found.reason : found.kind;
    };
    expect(reason(['base'])).toBe('Then buy oceania.');
    expect(reason(['base', 'oceania'])).toBeNull();
    expect(reason(['base', 'asia'])).toBe('Then buy oceania.');
  });

  it('skips a row that sells something owned', () => {
    expect(label({ owned: ['base', 'asia'], table: six })).not.toBe('You are six, with birds');
    expect(label({ owned: ['base', 'european'], edition: 'second' })).toBe('You own Europe');
  });

  it('does not say that nothing is owned to a reader with a box for the base game, or with its edition', () => {
    const row = { label: 'You own nothing yet', lacks: ['base', 'asia'], buy: ['base'], reason: '-' };
    const asked = (choices: Partial<Choices>) => without(choices, sampleGame, withRows([row]));
    expect(asked({ owned: [] })).toMatchObject({ row, because: 'You own nothing yet' });
    expect(asked({ owned: ['european'] })).toMatchObject({ row, because: null });
    expect(asked({ owned: [], edition: 'second' })).toMatchObject({ row, because: null });
  });

  it('skips a row that sells a box that does not fit the edition or the players', () => {
    const row: Situation = { label: 'Oceania', owns: ['base'], buy: ['oceania'], reason: '-' };
    const asked = (choices: Partial<Choices>, buy = ['oceania']) =>
      labelOf(without(choices, sampleGame, withRows([{ ...row, buy }])));
    expect(asked({})).toBe('Oceania');
    expect(asked({ edition: 'first' })).toBe('next');
    expect(asked({ table: six }, ['european'])).toBe('next');
    expect(asked({ table: six })).toBe('Oceania');
  });

  it('assumes no edition and no number of players', () => {
    expect(label({ owned: ['base', 'european'], edition: 'first' })).toBe('Your copy is old');
    expect(label({ owned: ['base', 'european'] })).toBe('You own the rest');
  });

  it('covers three or four players only with a row that takes both', () => {
    const rows = (to: number): Situation[] => [
      { label: 'few', players: { from: 3, to }, nothing: 'set', reason: '-' },
      { label: 'all', nothing: 'set', reason: '-' },
    ];
    const table = tables.find(({ id }) => id === '3-4') ?? null;
    const asked = (to: number) => labelOf(without({ table }, sampleGame, withRows(rows(to))));
    expect([asked(3), asked(4)]).toEqual(['all', 'few']);
  });

  it('names boxes to buy in order, and a different game as one', () => {
    expect(answer(facts, { ...firstChoices, owned: [], table: six })).toMatchObject({
      advice: {
        kind: 'buy',
        boxes: [
          { id: 'base', slug: null },
          { id: 'asia', slug: 'asia' },
        ],
      },
    });
    expect(answer(facts, { ...firstChoices, owned: ['asia'], wants: 'Another game' })).toMatchObject({
      advice: { kind: 'other', label: 'A different game', title: 'Wyrmspan', href: '#asia' },
    });
  });

  it('names a box for the game of readers who own another edition', () => {
    const other = { title: 'Asia', expansion_id: 'asia' };
    const row = { label: 'first edition', editions: ['first'], other, reason: '-' };
    expect(adviceOf(row, facts)).toMatchObject({ label: 'For your game', title: 'Asia', href: '#asia' });
  });

  it('names the base game with the edition that shops sell, if the guide tells editions apart', () => {
    const bought = (edition: string | undefined, title = 'Wingspan', guide = sampleGuide) => {
      const found = answer(finderGame(guide, { ...sampleGame, title, ...(edition && { edition }) }), {
        ...firstChoices,
        owned: [],
      });
      return found.kind === 'row' && found.advice.kind === 'buy'
        ? found.advice.boxes.map((box) => box.title)
        : [];
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
    expect(answer(game, { ...firstChoices, owned: [] })).toMatchObject({
      advice: { boxes: [{ id: 'base', slug: 'asia', title: 'Gloomhaven, second edition' }] },
    });
    expect(game.boxes[0]?.title).toBe('Wingspan');
  });

  it('assumes that readers who name the edition of their base game own it', () => {
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
      withEdition({ ...firstChoices, owned, edition }, game).owned;
    expect(ownedWith('second', ['european'])).toEqual(['base', 'european']);
    expect(ownedWith('second', ['base'])).toEqual(['base']);
    expect(ownedWith(null, [])).toEqual([]);
    expect(ownedWith('europe', [])).toEqual([]);
  });

  it('treats the id of a box that is the base game as the base game', () => {
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
const anyChoices: fc.Arbitrary<Choices> = fc.record({
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

const answersMet = ({ editions, players, wants }: Situation) =>
  [editions, players, wants].filter((condition) => condition !== undefined).length;

/** A second, slow specification of a row that fits. */
function isFor(row: Situation, { owned, table, edition, wants }: Choices): boolean {
  if (edition === 'first' && row.buy?.includes('oceania')) return false;
  if (row.buy && table?.id === '6' && ![...owned, ...row.buy].some((id) => id === 'asia' || id === 'oceania'))
    return false;
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

describe('a reader with a big box', () => {
  const guide = {
    ...withRows([{ label: 'Big box', owns: ['asia'], buy: ['oceania'], reason: '-' }]),
    bundle: { expansion_id: 'asia', holds: ['base', 'european'], note: '-' },
  };
  it('owns what comes in it', () => {
    expect(labelOf(without({ owned: ['asia'] }, sampleGame, guide))).toBe('Big box');
    expect(without({ owned: ['asia', 'oceania'] }, sampleGame, guide)).toEqual({
      kind: 'done',
      because: 'owned',
    });
  });
});

describe('the answer if no row fits', () => {
  it('is the first ranked box that is not owned', () => {
    expect(without({})).toMatchObject({ kind: 'next', box: { id: 'european' }, missing: [] });
    expect(without({ owned: ['base', 'european'] })).toMatchObject({ box: { id: 'oceania' } });
  });

  it('is the base game only if nothing is ranked before it', () => {
    const game = {
      ...sampleGame,
      expansions: sampleGame.expansions.map((box) =>
        box.id === 'asia' ? { ...box, is_base_game: true } : { ...box, requires_base_game: false },
      ),
    };
    expect(without({ owned: [] }, game)).toMatchObject({ box: { id: 'european' }, missing: [] });
    expect(without({ owned: ['european', 'oceania'] }, game)).toMatchObject({ box: { id: 'base' } });
  });

  it('names what the box needs first', () => {
    expect(without({ owned: [] })).toMatchObject({ box: { id: 'european' }, missing: [{ id: 'base' }] });
    const game = withBoxes(({ id }) =>
      id === 'european' ? { also_needs: [{ title: 'Oceania', expansion_id: 'oceania' }] } : {},
    );
    expect(without({}, game)).toMatchObject({ box: { id: 'european' }, missing: [{ id: 'oceania' }] });
  });

  it('skips a box with the verdict skip, and one that does not fit the edition', () => {
    const game = withBoxes(({ id }) => (id === 'european' ? { verdict: 'skip' as const } : {}));
    expect(without({}, game)).toMatchObject({ box: { id: 'oceania' } });
    expect(without({ owned: ['base', 'european'], edition: 'first' })).toMatchObject({ box: { id: 'asia' } });
  });

  it('skips boxes that do not seat the players', () => {
    expect(without({ table: six })).toMatchObject({ kind: 'next', box: { id: 'oceania' } });
  });

  it('skips a complete game that does not seat the players, whatever they own', () => {
    const game = withBoxes(({ id }) =>
      id === 'asia' ? { rank_recommended: 1, players_after_max: 2 } : { players_after_max: 7 },
    );
    expect(without({ owned: ['base', 'european', 'oceania'], table: six }, game)).toMatchObject({
      kind: 'done',
      because: 'players',
    });
  });

  it('is done if all is owned, or if no box seats the players', () => {
    expect(without({ owned: ['base', 'european', 'oceania', 'asia'] })).toEqual({
      kind: 'done',
      because: 'owned',
    });
    const small = withBoxes(() => ({ players_after_max: 5 }));
    expect(without({ table: six }, small)).toEqual({ kind: 'done', because: 'players' });
  });

  describe('in a guide with groups', () => {
    const guide = {
      ...withRows([]),
      groups: [
        { id: 'new', name: 'New birds', boxes: ['european'] },
        { id: 'far', name: 'Far away', boxes: ['oceania', 'asia'] },
      ],
    };
    it('stays in the group of the boxes that the reader owns', () => {
      expect(without({}, sampleGame, guide)).toMatchObject({ box: { id: 'european' } });
      expect(without({ owned: ['base', 'oceania'] }, sampleGame, guide)).toMatchObject({
        box: { id: 'asia' },
      });
      expect(without({ owned: ['base', 'european'] }, sampleGame, guide)).toEqual({
        kind: 'done',
        because: 'owned',
      });
    });
    it('is not led to a later group by the base game alone', () => {
      const withBase = {
        ...sampleGame,
        expansions: sampleGame.expansions.map((box) =>
          box.id === 'asia' ? { ...box, is_base_game: true } : box,
        ),
      };
      expect(without({ owned: ['base'] }, withBase, guide)).toMatchObject({ box: { id: 'european' } });
    });
    it('takes the group that fits the edition if none of its boxes is owned', () => {
      const onlyFar = {
        ...guide,
        editions: [
          { id: 'third', name: 'Third', how_to_tell: '-', fits: ['oceania'] },
          { id: 'fourth', name: 'Fourth', how_to_tell: '-', fits: ['european'] },
        ],
      };
      expect(without({ edition: 'third' }, sampleGame, onlyFar)).toMatchObject({ box: { id: 'oceania' } });
    });
  });
});

describe('whatever the rows and the choices', () => {
  it('the answer is a row that fits, and no row that fits meets more answers', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 8 }), anyChoices, (rows, choices) => {
        const found = answer(finderGame(withRows(rows), sampleGame), choices);
        const fitting = rows.filter((row) => isFor(row, choices));
        expect(found.kind === 'row').toBe(fitting.length > 0);
        if (found.kind !== 'row') return;
        expect(fitting).toContainEqual(found.row);
        expect(answersMet(found.row)).toBe(Math.max(...fitting.map(answersMet)));
      }),
    );
  });

  it('the ranking never answers with a box that is owned or to be skipped, nor without what it needs', () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const found = without(choices);
        if (found.kind !== 'next') return;
        expect(choices.owned).not.toContain(found.box.id);
        expect(found.box.skip).toBe(false);
        const had = [...choices.owned, ...found.missing.map(({ id }) => id)];
        expect(had).toEqual(expect.arrayContaining([...found.box.needs]));
      }),
    );
  });

  it('choices can be read back from an address', () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        expect(parseChoices(formatChoices(choices), facts)).toEqual(choices);
      }),
    );
  });

  it('any text can be read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { owned } = parseChoices(text, facts);
        expect(owned.every((id) => ids.includes(id))).toBe(true);
      }),
    );
  });
});
