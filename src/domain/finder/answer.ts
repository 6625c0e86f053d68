import type { Situation } from '../data.ts';
import { baseId, type FinderBox, type FinderGame } from './finderGame.ts';
import type { Table, Choices } from './choices.ts';
import { shortTitle } from '../ranking.ts';

/** The answer to "What should I buy next?": the guide's rows first, then its ranking. The same on the server, in the browser, and in the rules. */

export type Advice =
  | { kind: 'buy'; boxes: readonly FinderBox[] }
  | { kind: 'nothing'; nothing: NonNullable<Situation['nothing']> }
  | { kind: 'other'; label: 'A different game' | 'For your game'; title: string; href: string | null };

export type Answer =
  | {
      kind: 'row';
      advice: Advice;
      row: Situation;
      /** Null if it names a box that the reader owns and the row's conditions don't mention. */
      reason: string | null;
      /** The row's label; null if it is not true of this reader. */
      because: string | null;
    }
  /** No row fits: the next box of the ranking, and the boxes it needs first. */
  | { kind: 'next'; box: FinderBox; missing: readonly FinderBox[] }
  /** Nothing left to buy: they own everything, or nothing left fits their group size. */
  | { kind: 'done'; because: 'owned' | 'players' };

export function answer(game: FinderGame, asked: Choices): Answer {
  const choices = { ...asked, owned: withBundle(game, asked.owned) };
  const row = bestRow(game, choices);
  if (row === undefined) return nextInRanking(game, choices);
  const more = game.boxes.filter(
    ({ id }) => id !== baseId && choices.owned.includes(id) && !row.owns?.includes(id),
  );
  const isUntrue =
    (!row.owns && row.lacks?.includes(baseId) && mustOwnBase(game, choices)) ||
    (more.length > 0 && row.owns !== undefined && !isAboutPlay(row));
  return {
    kind: 'row',
    row,
    advice: adviceOf(row, game),
    reason: more.some((box) => isNamed(box, row.reason)) ? null : row.reason,
    because: isUntrue ? null : row.label,
  };
}

/** Whether a text names a box, in full or without what comes before a colon: "Jaws of the Lion". */
function isNamed({ title }: FinderBox, text: string): boolean {
  return text.includes(title.split(': ').at(-1) ?? title) || text.includes(shortTitle({ title }));
}

export function withBundle(
  { bundle }: Pick<FinderGame, 'bundle'>,
  owned: readonly string[],
): readonly string[] {
  return bundle !== null && owned.includes(bundle.id) ? [...new Set([...owned, ...bundle.holds])] : owned;
}

/** Of the rows that fit, the one that meets most of the reader's answers, then the one that says most about what they own, then the first. */
export function bestRow(game: FinderGame, choices: Choices): Situation | undefined {
  let best: Situation | undefined;
  for (const row of game.rows)
    if ((best === undefined || isCloser(row, best)) && fits(row, game, choices)) best = row;
  return best;
}

function isCloser(a: Situation, b: Situation): boolean {
  const [answersA, ownedA] = conditions(a);
  const [answersB, ownedB] = conditions(b);
  return answersA > answersB || (answersA === answersB && ownedA > ownedB);
}

function conditions({ owns = [], lacks = [], editions, players, wants }: Situation): [number, number] {
  const answers = [editions, players, wants].filter((condition) => condition !== undefined);
  return [answers.length, owns.length + lacks.length];
}

/** The first box of the reader's group that isn't owned, isn't Skip, fits the edition and the players, with what it needs first. */
export function nextInRanking(game: FinderGame, choices: Choices): Answer {
  const { owned, table, edition } = choices;
  const open = groupOf(game, choices).filter(
    ({ id, skip, misfits }) =>
      !owned.includes(id) && !skip && (edition === null || !misfits.includes(edition)),
  );
  for (const box of open) {
    const missing = missingFor(game, box, owned);
    const bought = [box.id, ...missing.map(({ id }) => id)];
    if (table === null || canSeat(game, owned, bought, table)) return { kind: 'next', box, missing };
  }
  return { kind: 'done', because: open.length > 0 ? 'players' : 'owned' };
}

/** The group with most boxes that the reader owns besides the base game, else the first with a box for their edition, else the first. */
function groupOf({ boxes, groups }: FinderGame, { owned, edition }: Choices): FinderBox[] {
  const lists = groups.map((ids) => ids.flatMap((id) => boxes.find((box) => box.id === id) ?? []));
  const isCounted = ({ id }: FinderBox) => id !== baseId && owned.includes(id);
  const counts = lists.map((list) => list.filter(isCounted).length);
  const most = Math.max(...counts);
  const byEdition = lists.findIndex((list) =>
    list.some(({ misfits }) => edition !== null && misfits.length > 0 && !misfits.includes(edition)),
  );
  return lists[most > 0 ? counts.indexOf(most) : Math.max(0, byEdition)] ?? [];
}

function missingFor(game: FinderGame, box: FinderBox, owned: readonly string[]): FinderBox[] {
  return box.needs
    .filter((id) => !owned.includes(id))
    .flatMap((id) => game.boxes.find((other) => other.id === id) ?? [])
    .map((needed) => inShops(needed, game));
}

/** Whether that many can play with what is bought: complete games by themselves, expansions with what is owned too. */
function canSeat(
  { boxes }: FinderGame,
  owned: readonly string[],
  bought: readonly string[],
  { from, to }: Table,
): boolean {
  const isComplete = boxes.every(({ id, needs }) => !bought.includes(id) || needs.length === 0);
  const played = isComplete ? bought : [...owned, ...bought];
  return boxes.some(({ id, players: [min, max] }) => played.includes(id) && min <= from && max >= to);
}

export function adviceOf({ buy, nothing, other, editions }: Situation, game: FinderGame): Advice {
  const named = (id: string) => game.boxes.find((box) => box.id === id);
  if (buy !== undefined) {
    return { kind: 'buy', boxes: buy.flatMap((id) => named(id) ?? []).map((box) => inShops(box, game)) };
  }
  if (other === undefined) return { kind: 'nothing', nothing: nothing ?? 'set' };
  const slug = other.expansion_id === undefined ? undefined : named(other.expansion_id)?.slug;
  // A row for owners of an edition that is another game names a box for that game.
  const label = editions === undefined ? 'A different game' : 'For your game';
  return { kind: 'other', label, title: other.title, href: other.href ?? (slug == null ? null : `#${slug}`) };
}

function inShops(box: FinderBox, { baseInShops }: FinderGame): FinderBox {
  return box.id === baseId ? { ...box, title: baseInShops } : box;
}

/** Whether a row's conditions are all met, and what it sells isn't owned, fits the edition, and takes the players. */
function fits(row: Situation, game: FinderGame, { owned, edition, table, wants }: Choices): boolean {
  const { owns = [], lacks = [], buy = [], editions, players } = row;
  const has = (id: string) => owned.includes(id);
  const isMisfit = ({ id, misfits }: FinderBox) => buy.includes(id) && misfits.includes(edition ?? '');
  return (
    owns.every(has) &&
    ![...lacks, ...buy].some(has) &&
    (editions === undefined || (edition !== null && editions.includes(edition))) &&
    (row.wants === undefined || row.wants === wants) &&
    (players === undefined || (table !== null && isFor(players, table))) &&
    (buy.length === 0 || table === null || canSeat(game, owned, buy, table)) &&
    (edition === null || !game.boxes.some(isMisfit))
  );
}

/** Whether a row is for every number of players that a table may have. */
export function isFor({ from, to = Infinity }: NonNullable<Situation['players']>, table: Table): boolean {
  return from <= table.from && to >= table.to;
}

/** Readers who own a box that needs the base game, or name its edition, must own the base game. */
function mustOwnBase({ boxes, editions }: FinderGame, { owned, edition }: Choices): boolean {
  return (
    boxes.some(({ id, needs }) => owned.includes(id) && needs.includes(baseId)) ||
    editions.some(({ id, ofBase }) => id === edition && ofBase)
  );
}

/** Rows about players or wishes are recommendations by playstyle; the others depend on what is owned. */
export function isAboutPlay({ players, wants }: Situation): boolean {
  return players !== undefined || wants !== undefined;
}
