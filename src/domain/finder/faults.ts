import type { Expansion, Game, Guide, Situation } from '../data.ts';
import { adviceOf, bestRow, isFor, nextInRanking } from './answer.ts';
import { differentCombinations, type Shelf } from './combinations.ts';
import { baseId, finderGame, playersOf, playersWith, type FinderGame } from './finderGame.ts';
import { tables, type Choices } from './choices.ts';

type SeatedBox = Pick<Expansion, 'id' | 'title' | 'players_after_min' | 'players_after_max'>;

type SeatedGame = Pick<Game, 'min_players' | 'max_players'> & { expansions: readonly SeatedBox[] };

type Advised =
  | { kind: 'skipped'; row: number; box: string }
  | { kind: 'needs'; row: number; box: string; need: string }
  | { kind: 'other-seats'; row: number };

/** Bad advice of a row; words describe the first reader who gets it. */
export type Fault = (Advised & { words: string }) | { kind: 'unreached' | 'as-ranked'; row: number };

/**
 * The faults of a guide's rows, each once. unreached: no reader gets the row. as-ranked: the ranking says the same to
 * everybody who gets it. gameAt is the game of the guide at an address of this site.
 */
export function faultsOf(
  guide: Guide,
  game: Game,
  gameAt: (href: string) => SeatedGame | undefined = () => undefined,
  combinations: (facts: FinderGame) => Iterable<Shelf> = differentCombinations,
): Fault[] {
  const facts = finderGame(guide, game);
  const faults = new Map<string, Fault>();
  const reached = new Set<number>();
  const saysMore = new Set<number>();
  const isKnown = (fault: Advised) => faults.has(keyOf(fault));
  for (const { owned, rows, readers } of combinations(facts)) {
    const ofShelf = { ...facts, rows };
    const isSettled = (row: Situation) => {
      const index = facts.rows.indexOf(row);
      if (!saysMore.has(index)) return false;
      const seated = tables.filter((table) => row.players !== undefined && isFor(row.players, table));
      const ofOther = seated.flatMap((table) => faultsOfOther(game, index, row, { table }, gameAt));
      return [...faultsOfBoxes(facts, index, row, owned), ...ofOther].every(isKnown);
    };
    // Nobody with these boxes can show anything new.
    if (rows.every(isSettled)) continue;
    const sold = new Set<number>();
    for (const { choices, words } of readers) {
      const reader = { ...choices, owned };
      const row = bestRow(ofShelf, reader);
      if (row === undefined) continue;
      const index = facts.rows.indexOf(row);
      reached.add(index);
      if (!saysMore.has(index) && (isExpected(row) || !saysAsRanked(row, facts, reader))) saysMore.add(index);
      const wrong = [
        ...(sold.has(index) ? [] : faultsOfBoxes(facts, index, row, owned)),
        ...faultsOfOther(game, index, row, choices, gameAt),
      ];
      sold.add(index);
      for (const fault of wrong) if (!isKnown(fault)) faults.set(keyOf(fault), { ...fault, words: words() });
    }
  }
  return [
    ...faults.values(),
    ...facts.rows.flatMap((_, index): Fault[] => {
      if (!reached.has(index)) return [{ kind: 'unreached', row: index }];
      return saysMore.has(index) ? [] : [{ kind: 'as-ranked', row: index }];
    }),
  ];
}

function keyOf(fault: Advised): string {
  return Object.values(fault).join();
}

/** Readers look for a wish, their number, the base game alone, and the reason to stop. */
function isExpected({ owns, nothing, editions, players, wants }: Situation): boolean {
  return (
    nothing !== undefined ||
    wants !== undefined ||
    players !== undefined ||
    (owns?.join() === baseId && editions === undefined)
  );
}

function saysAsRanked(row: Situation, facts: FinderGame, choices: Choices): boolean {
  const advice = adviceOf(row, facts);
  // Without the edition: a row that changes the pick for it is worth reading.
  const next = nextInRanking(facts, { ...choices, edition: null });
  if (advice.kind !== 'buy' || next.kind !== 'next') return false;
  return advice.boxes.map(({ id }) => id).join() === [...next.missing, next.box].map(({ id }) => id).join();
}

function faultsOfBoxes(
  { boxes }: FinderGame,
  row: number,
  { buy = [] }: Situation,
  owned: readonly string[],
): Advised[] {
  const isThere = (id: string) => owned.includes(id) || buy.includes(id);
  return buy
    .flatMap((id) => boxes.find((box) => box.id === id && id !== baseId) ?? [])
    .flatMap(({ id, skip, needs }): Advised[] => [
      ...(skip ? [{ kind: 'skipped', row, box: id } as const] : []),
      ...needs
        .filter((need) => !isThere(need))
        .map((need) => ({ kind: 'needs', row, box: id, need }) as const),
    ]);
}

/** A row about a number of players may name a different game only if it seats them; unknown games pass. */
function faultsOfOther(
  game: Game,
  row: number,
  { players, other }: Situation,
  { table }: Pick<Choices, 'table'>,
  gameAt: (href: string) => SeatedGame | undefined,
): Advised[] {
  if (players === undefined || other === undefined || table === null) return [];
  const { title, expansion_id: id, href } = other;
  const otherGame = id !== undefined ? game : href !== undefined ? gameAt(href) : undefined;
  if (otherGame === undefined) return [];
  const isNamed = (box: SeatedBox) => title.includes(box.title.split(': ').at(-1) ?? box.title);
  const named = otherGame.expansions.filter((box) => box.id === id || isNamed(box));
  const takes = [...(id === undefined ? [otherGame] : []), ...named].some((box) => {
    const [min, max] = 'expansions' in box ? playersOf(box) : playersWith(box, otherGame);
    return min <= table.from && max >= table.to;
  });
  return takes ? [] : [{ kind: 'other-seats', row }];
}
