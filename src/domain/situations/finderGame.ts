/** The finder's data about a game: its boxes, editions and situations. Nothing here can see an offer, a price or a shop. */
import type { Expansion, Game, Guide, Situation } from '../data.ts';
import { baseGameBox, rankedExpansions, unrankedExpansions } from '../ranking.ts';

/** The id of the base game in guides; no box has it. */
export const baseId = 'base';

export interface FinderGame {
  /** The game's id. */
  id: string;
  /** The base game first, then the ranked boxes in buying order, then the others. */
  boxes: readonly FinderBox[];
  /** The base game's name in a shop, with the edition if the guide distinguishes editions. */
  baseInShops: string;
  editionQuestion: string;
  /** ofBase is false for another game that readers take for an edition. */
  editions: readonly { id: string; name: string; ofBase: boolean }[];
  /** In the guide's order, with `base` for the base game. */
  rows: readonly Situation[];
}

/** slug is the anchor on the guide's page, null for a base game that is no box of the list. */
export interface FinderBox {
  id: string;
  slug: string | null;
  title: string;
  ranked: boolean;
}

export function finderGame(guide: Guide, game: Game): FinderGame {
  const base = baseGameBox(game);
  const box = ({ id, slug, title }: Expansion, ranked: boolean) => ({ id, slug, title, ranked });
  const others = (list: readonly FinderBox[]) => list.filter(({ id }) => id !== base?.id);
  return {
    id: game.id,
    boxes: [
      { id: baseId, slug: base?.slug ?? null, title: game.title, ranked: base !== undefined },
      ...others(rankedExpansions(game).map(({ expansion }) => box(expansion, true))),
      ...others(unrankedExpansions(game).map((expansion) => box(expansion, false))),
    ],
    baseInShops: baseInShops(guide, game, base),
    editionQuestion: guide.edition_question ?? 'Which edition do you own?',
    editions: (guide.editions ?? []).map(({ id, name, other_game: isOther = false }) => ({
      id,
      name,
      ofBase: !isOther,
    })),
    rows: guide.situations.map((row) => withBase(row, base?.id)),
  };
}

/** "Gloomhaven, second edition", the title of its own entry, or "7 Wonders (2nd edition)". */
function baseInShops({ editions }: Guide, { title, edition }: Game, base: Expansion | undefined): string {
  if (editions !== undefined && base !== undefined) return base.title;
  if (editions === undefined || edition === undefined) return title;
  // "Descent (Second Edition)" says it already.
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
