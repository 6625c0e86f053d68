/** The answer to "What should I buy next?" from a guide's situations, on the server, in the browser and in the rules. */
import type { Situation } from '../data.ts';
import { baseId, type FinderBox, type FinderGame } from './finderGame.ts';
import type { Ticked } from './ticked.ts';

/** The matching row and its advice: boxes to buy in order, nothing, or a different game. */
export type Answer = { row: Situation } & Advice;

export type Advice =
  | { kind: 'buy'; boxes: readonly FinderBox[] }
  | { kind: 'nothing' }
  | { kind: 'other'; title: string; href: string | null };

/** The first row that fits the answers; null if none does. */
export function answer(game: FinderGame, ticked: Ticked): Answer | null {
  const row = game.rows.find((candidate) => fits(candidate, ticked));
  return row === undefined ? null : { row, ...adviceOf(row, game) };
}

/** The answer of a row, the same for every reader. */
export function adviceOf(
  { buy, other }: Situation,
  { boxes, baseInShops }: Pick<FinderGame, 'boxes' | 'baseInShops'>,
): Advice {
  const named = (id: string) => boxes.find((box) => box.id === id);
  const inShops = (box: FinderBox) => (box.id === baseId ? { ...box, title: baseInShops } : box);
  if (buy !== undefined) {
    return { kind: 'buy', boxes: buy.flatMap((id) => named(id) ?? []).map(inShops) };
  }
  if (other === undefined) return { kind: 'nothing' };
  const slug = other.expansion_id === undefined ? undefined : named(other.expansion_id)?.slug;
  return { kind: 'other', title: other.title, href: other.href ?? (slug == null ? null : `#${slug}`) };
}

/** Whether every condition of a row holds and none of its boxes is owned. */
export function fits(row: Situation, ticked: Ticked): boolean {
  return fitsOwned(row, ticked) && fitsPlay(row, ticked);
}

/** Whether what is owned fits a row, and none of its boxes is. */
export function fitsOwned({ owns, lacks, buy }: Situation, { owned }: Pick<Ticked, 'owned'>): boolean {
  const has = (id: string) => owned.includes(id);
  return (owns ?? []).every(has) && ![...(lacks ?? []), ...(buy ?? [])].some(has);
}

/** Whether the answers to the other questions fit a row. */
export function fitsPlay({ editions, players, wants }: Situation, ticked: Omit<Ticked, 'owned'>): boolean {
  return (
    (editions === undefined || (ticked.edition !== null && editions.includes(ticked.edition))) &&
    (wants === undefined || wants === ticked.wants) &&
    (players === undefined ||
      (ticked.table !== null &&
        players.from <= ticked.table.from &&
        (players.to ?? Infinity) >= ticked.table.to))
  );
}

/** Rows about players, editions or wishes are recommendations; the others depend on what is owned. */
export function isAboutPlay({ players, wants }: Situation): boolean {
  return players !== undefined || wants !== undefined;
}
