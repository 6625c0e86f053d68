/** The finder's data about a game: its boxes, editions and situations. Nothing here can see an offer, a price or a shop. */
import type { Expansion, Game, Guide, Situation } from '../data.ts';
import { baseGameBox, rankedGroups, unrankedExpansions } from '../ranking.ts';

/** The id of the base game in guides; no box has it. */
export const baseId = 'base';

export interface FinderGame {
  id: string;
  /** The base game first, then the ranked boxes in buying order, group by group, then the others. */
  boxes: readonly FinderBox[];
  /** The ids of the ranked boxes, group by group, in buying order; one group if the guide has none. */
  groups: readonly (readonly string[])[];
  /** Complete games that share a name, without a base game of all of them. */
  isSeries: boolean;
  /** The base game's name in a shop, with the edition if the guide distinguishes editions. */
  baseInShops: string;
  editionQuestion: string;
  /** ofBase is false for another game that readers take for an edition. */
  editions: readonly { id: string; name: string; ofBase: boolean }[];
  /** A big box and what comes in it; null if the guide has none. */
  bundle: { id: string; holds: readonly string[] } | null;
  /** In the guide's order, with `base` for the base game. */
  rows: readonly Situation[];
}

export interface FinderBox {
  id: string;
  /** The anchor on the guide's page; null for a base game that is not a box of the list. */
  slug: string | null;
  title: string;
  /** What it adds, in one line; null for a base game that is not a box of the list. */
  line: string | null;
  skip: boolean;
  onlyIf: string | null;
  /** Ids of the boxes it needs, with `base` for the base game. */
  needs: readonly string[];
  misfits: readonly string[];
  players: readonly [number, number];
}

export function finderGame(guide: Guide, game: Game): FinderGame {
  const base = baseGameBox(game);
  const groups = rankedGroups(game, guide);
  const toId = (id: string) => (id === base?.id ? baseId : id);
  const box = (expansion: Expansion): FinderBox => ({
    id: toId(expansion.id),
    slug: expansion.slug,
    title: expansion.id === base?.id ? game.title : expansion.title,
    line: expansion.short_tagline,
    skip: expansion.verdict === 'skip',
    onlyIf: expansion.depends_on ?? null,
    needs: needsOf(expansion, game, base).map(toId),
    misfits: expansion.standalone
      ? []
      : (guide.editions ?? []).flatMap(({ id, fits }) => (fits.includes(expansion.id) ? [] : id)),
    players: playersWith(expansion, game),
  });
  const listed = [
    ...groups.flatMap(({ boxes }) => boxes.map(({ expansion }) => box(expansion))),
    ...unrankedExpansions(game).map((expansion) => box(expansion)),
  ];
  const baseBox: FinderBox = listed.find(({ id }) => id === baseId) ?? {
    id: baseId,
    slug: null,
    title: game.title,
    line: null,
    skip: false,
    onlyIf: null,
    needs: [],
    misfits: [],
    players: playersOf(game),
  };
  return {
    id: game.id,
    boxes: [baseBox, ...listed.filter(({ id }) => id !== baseId)],
    groups: groups.map(({ boxes }) => boxes.map(({ expansion }) => toId(expansion.id))),
    isSeries: guide.series ?? false,
    baseInShops: baseInShops(guide, game, base),
    editionQuestion: guide.edition_question ?? 'Which edition do you own?',
    editions: (guide.editions ?? []).map(({ id, name, other_game }) => ({ id, name, ofBase: !other_game })),
    bundle: guide.bundle ? { id: guide.bundle.expansion_id, holds: guide.bundle.holds.map(toId) } : null,
    rows: guide.situations.map((row) => withBase(row, base?.id)),
  };
}

function needsOf(box: Expansion, game: Game, base: Expansion | undefined): string[] {
  const others = (box.also_needs ?? []).map(({ expansion_id: id }) => id);
  return [
    ...(box.requires_base_game ? [base?.id ?? baseId] : []),
    ...game.expansions.flatMap(({ id }) => (others.includes(id) ? id : [])),
  ];
}

export function playersOf(game: Pick<Game, 'min_players' | 'max_players'>): readonly [number, number] {
  return [game.min_players ?? 1, game.max_players ?? 99];
}

/** A box whose players are not known takes those of the base game. */
export function playersWith(
  box: Pick<Expansion, 'players_after_min' | 'players_after_max'>,
  game: Pick<Game, 'min_players' | 'max_players'>,
): readonly [number, number] {
  const [least, most] = playersOf(game);
  return [box.players_after_min ?? least, box.players_after_max ?? most];
}

function baseInShops({ editions }: Guide, { title, edition }: Game, base: Expansion | undefined): string {
  if (editions !== undefined && base !== undefined) return base.title;
  if (editions === undefined || edition === undefined) return title;
  // "Descent (Second Edition)" already says it.
  const [name = edition] = edition.split(' (');
  if (title.toLowerCase().includes(name.toLowerCase())) return title;
  return `${title} (${edition.replace(/ \((.*?)\)/g, ', $1')})`;
}

/** A row that names the base game by `base` only, never by the id of the box that it is in some games. */
function withBase(row: Situation, box: string | undefined): Situation {
  const toBase = (id: string) => (id === box ? baseId : id);
  const { owns, lacks, buy, other } = row;
  return {
    ...row,
    ...(owns && { owns: owns.map(toBase) }),
    ...(lacks && { lacks: lacks.map(toBase) }),
    ...(buy && { buy: buy.map(toBase) }),
    ...(other?.expansion_id && { other: { ...other, expansion_id: toBase(other.expansion_id) } }),
  };
}
