import { isFor, withBundle } from './answer.ts';
import { baseId, type FinderGame } from './finderGame.ts';
import { defaultTerms, fillTerms } from '../siteLook.ts';
import { tables, wantsOf, type Table, type Choices } from './choices.ts';

/** Every combination of this many boxes from the top of a group is tried. */
const maxBoxes = 6;

/** What a reader may choose, and its words: "owning nothing, 3–4 players". */
export interface Combination {
  choices: Choices;
  words: () => string;
}

export interface Shelf {
  owned: readonly string[];
  rows: FinderGame['rows'];
  readers: Iterable<Combination>;
}

/** The shelves that a row may answer, with one of all readers whom no row and no box tells apart. */
export function* differentCombinations(facts: FinderGame): Iterable<Shelf> {
  for (const shelf of shelves(facts)) {
    const owned = withBundle(facts, shelf);
    const has = (id: string) => owned.includes(id);
    const rows = facts.rows.filter(
      ({ owns = [], lacks = [], buy = [] }) => owns.every(has) && ![...lacks, ...buy].some(has),
    );
    if (rows.length > 0) yield { owned, rows, readers: differentReaders(facts, shelf, rows) };
  }
}

function* differentReaders(
  facts: FinderGame,
  shelf: readonly string[],
  rows: FinderGame['rows'],
): Iterable<Combination> {
  const bought = facts.boxes.filter(({ id }) => rows.some(({ buy }) => buy?.includes(id)));
  const editions = different(facts.editions, ({ id }) => [
    ...rows.map((row) => row.editions?.includes(id)),
    ...bought.map(({ misfits }) => misfits.includes(id)),
  ]);
  // What seats a number of players is known of this game only.
  const namesOthers = rows.some(({ players, other }) => players !== undefined && other !== undefined);
  const numbers = namesOthers
    ? tables
    : different(tables, (table) => [
        ...rows.map(({ players }) => players && isFor(players, table)),
        ...facts.boxes.map(({ players: [min, max] }) => min <= table.from && max >= table.to),
      ]);
  yield* readersOf(shelf, wantsOf({ rows }), editions, numbers);
}

function different<T>(all: readonly T[], signature: (one: T) => readonly unknown[]): T[] {
  const kinds = new Map<string, T>();
  for (const one of all) {
    const kind = signature(one).join();
    if (!kinds.has(kind)) kinds.set(kind, one);
  }
  return [...kinds.values()];
}

/** With every wish, edition, and number of players, or none. */
export function* readersOf(
  owned: readonly string[],
  wishes: readonly string[],
  editions: FinderGame['editions'],
  numbers: readonly Table[],
): Iterable<Combination> {
  for (const wants of [null, ...wishes])
    for (const edition of [null, ...editions])
      for (const table of [null, ...numbers]) {
        const choices = { owned, table, edition: edition?.id ?? null, wants };
        yield { choices, words: () => termsOf(choices, edition?.name) };
      }
}

/** "owning nothing, 3–4 players". */
function termsOf({ owned, table, wants }: Choices, edition: string | undefined): string {
  const players = table && fillTerms(table.label, defaultTerms);
  return [ownedWords(owned), players, edition, wants === null ? null : `wants "${wants}"`]
    .filter(Boolean)
    .join(', ');
}

export function ownedWords(owned: readonly string[]): string {
  const names = owned.map((id) => (id === baseId ? 'the base game' : `"${id}"`));
  return `owning ${names.length === 0 ? 'nothing' : names.join(' and ')}`;
}

/** What a reader may own. Boxes come with what they need: nobody owns an expansion without its base game. */
export function shelves({ boxes, groups, rows, bundle }: FinderGame): string[][] {
  const needs = new Map(boxes.map(({ id, needs: ids }) => [id, ids]));
  const isWhole = (owned: readonly string[]) =>
    owned.every((id) =>
      (needs.get(id) ?? []).every((needed) => withBundle({ bundle }, owned).includes(needed)),
    );
  const ofGroups = groups.flatMap((ids) =>
    subsets([baseId, ...ids.filter((id) => id !== baseId).slice(0, maxBoxes)]),
  );
  const ofRows = rows.map(({ owns = [] }) => boxes.flatMap(({ id }) => (owns.includes(id) ? id : [])));
  const all = [...ofGroups, ...ofRows].filter(isWhole);
  return [...new Map(all.map((owned) => [owned.join(), owned])).values()];
}

function subsets(ids: readonly string[]): string[][] {
  return ids.reduce<string[][]>((all, id) => [...all, ...all.map((subset) => [...subset, id])], [[]]);
}
