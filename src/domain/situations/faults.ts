import type { Expansion, Game, Guide, Situation } from '../data.ts';
import { baseGameBox } from '../ranking.ts';
import { fitsOwned, fitsPlay } from './answer.ts';
import { combinations } from './combinations.ts';
import { baseId, finderGame } from './finderGame.ts';
import type { Ticked } from './ticked.ts';

/** Bad advice; words describe the ticks that lead to it. */
export type Fault =
  | { kind: 'unanswered'; words: string }
  | { kind: 'skipped' | 'misfit'; row: number; box: string; words: string }
  | { kind: 'needs'; row: number; box: string; need: string; words: string }
  | { kind: 'seats'; row: number; words: string }
  | { kind: 'other-seats'; row: number; words: string };

/**
 * The faults of a guide's situations, each once, with the first combination in which it shows. gameAt is the game of the
 * guide at an address of this site.
 */
export function faultsOf(
  guide: Guide,
  game: Game,
  gameAt: (href: string) => Game | undefined = () => undefined,
): Fault[] {
  const facts = finderGame(guide, game);
  const faults = new Map<string, Fault>();
  const add = (wrong: readonly (FaultOfRow | { kind: 'unanswered' })[], words: () => string) => {
    for (const fault of wrong) {
      const key = Object.values(fault).join();
      if (!faults.has(key)) faults.set(key, { ...fault, words: words() });
    }
  };
  let owned: readonly string[] | undefined;
  let candidates: Candidate[] = [];
  for (const { ticked, words } of combinations(guide, game)) {
    if (ticked.owned !== owned) {
      owned = ticked.owned;
      candidates = candidatesOf(facts.rows, owned);
    }
    const candidate = candidates.find(({ row }) => fitsPlay(row, ticked));
    if (candidate === undefined) {
      add([{ kind: 'unanswered' }], words);
      continue;
    }
    const { index, row, editions, tables } = candidate;
    if (!editions.has(ticked.edition)) add(faultsOfBoxes(guide, game, index, row, ticked), words);
    if (!tables.has(ticked.table)) {
      add(faultsOfSeats(game, index, row, ticked), words);
      add(faultsOfOther(game, index, row, ticked, gameAt), words);
    }
    editions.add(ticked.edition);
    tables.add(ticked.table);
  }
  return [...faults.values()];
}

/** A row for owners of some boxes, and the readers among them who were looked at. */
interface Candidate {
  index: number;
  row: Situation;
  editions: Set<Ticked['edition']>;
  tables: Set<Ticked['table']>;
}

function candidatesOf(rows: readonly Situation[], owned: readonly string[]): Candidate[] {
  return rows.flatMap((row, index) =>
    fitsOwned(row, { owned }) ? { index, row, editions: new Set(), tables: new Set() } : [],
  );
}

type FaultOfRow = Fault extends infer Each
  ? Each extends { row: number }
    ? Omit<Each, 'words'>
    : never
  : never;

function faultsOfBoxes(
  guide: Guide,
  game: Game,
  row: number,
  { buy = [] }: Situation,
  ticked: Ticked,
): FaultOfRow[] {
  const edition = guide.editions?.find(({ id }) => id === ticked.edition);
  const isThere = (id: string) => ticked.owned.includes(id) || buy.includes(id);
  return buy
    .flatMap((id) => boxOf(game, id) ?? [])
    .flatMap((box) => [
      ...(box.verdict === 'skip' ? [{ kind: 'skipped', row, box: box.id } as const] : []),
      ...(edition && !box.standalone && !edition.fits.includes(box.id)
        ? [{ kind: 'misfit', row, box: box.id } as const]
        : []),
      ...needsOf(box, game)
        .filter((need) => !isThere(need))
        .map((need) => ({ kind: 'needs', row, box: box.id, need }) as const),
    ]);
}

/** Whether the boxes that a reader then has take as many players. */
function faultsOfSeats(
  game: Game,
  row: number,
  { buy = [] }: Situation,
  { owned, table }: Ticked,
): FaultOfRow[] {
  if (buy.length === 0 || table === null || seats(game, new Set([...owned, ...buy]), table)) return [];
  return [{ kind: 'seats', row }];
}

/**
 * Whether a row about a number of players names a different game that takes them, alone or with the boxes that the title
 * names. Nothing is known of a game that is neither a box nor a guide here.
 */
function faultsOfOther(
  game: Game,
  row: number,
  { players, other }: Situation,
  { table }: Ticked,
  gameAt: (href: string) => Game | undefined,
): FaultOfRow[] {
  if (players === undefined || other === undefined || table === null) return [];
  const { title, expansion_id: id, href } = other;
  const otherGame = id !== undefined ? game : href !== undefined ? gameAt(href) : undefined;
  if (otherGame === undefined) return [];
  const isNamed = (box: Expansion) => title.includes(box.title.split(': ').at(-1) ?? box.title);
  const named = otherGame.expansions.filter(isNamed).map((box) => box.id);
  return seats(otherGame, new Set([id ?? baseId, ...named]), table) ? [] : [{ kind: 'other-seats', row }];
}

/** The box with an id. The base game is not a box, even if it is ranked. */
function boxOf(game: Game, id: string | undefined): Expansion | undefined {
  return game.expansions.find((box) => box.id === id && !box.is_base_game);
}

/** Ids of the boxes that a box requires. Unknown ids have their own diagnostic. */
function needsOf(box: Expansion, game: Game): string[] {
  const base = baseGameBox(game)?.id;
  return [
    ...(box.requires_base_game ? [baseId] : []),
    ...(box.also_needs ?? []).flatMap(({ expansion_id: id }) =>
      id === base && id !== undefined ? baseId : (boxOf(game, id)?.id ?? []),
    ),
  ];
}

/** Whether something owned takes that many; a box whose players are not known takes those of the base game. */
function seats(game: Game, owned: ReadonlySet<string>, { from, to }: { from: number; to: number }): boolean {
  return [...owned].some((id) => {
    const { players_after_min: min = game.min_players, players_after_max: max = game.max_players } =
      boxOf(game, id) ?? {};
    return min <= from && max >= to;
  });
}
