import type { Expansion, Game, Guide } from './data.ts';

/** Which boxes are ranked and in what order. Nothing here can see an offer, a price or a shop. */

export interface RankedExpansion {
  /** From 1, within its group if the guide has groups. */
  rank: number;
  expansion: Expansion;
}

/** Boxes that a reader chooses between. name and audience are null for the one group of a guide without groups. */
export interface RankedGroup {
  name: string | null;
  audience: string | null;
  boxes: readonly RankedExpansion[];
}

/** The guide's groups in order, each with its boxes in buying order. */
export function rankedGroups(
  game: Pick<Game, 'expansions'>,
  { groups }: Pick<Guide, 'groups'>,
): RankedGroup[] {
  if (groups === undefined) return [{ name: null, audience: null, boxes: rankedExpansions(game) }];
  return groups.map(({ name, for: audience = null, boxes }) => ({
    name,
    audience,
    boxes: boxes
      .flatMap((box) => game.expansions.find((expansion) => expansion.id === box) ?? [])
      .map((expansion, index) => ({ rank: index + 1, expansion })),
  }));
}

/** In buying order, group by group. Boxes without rank_recommended are dropped unless none has one. */
export function rankedExpansions(
  game: Pick<Game, 'expansions'>,
  guide: Pick<Guide, 'groups'> = {},
): RankedExpansion[] {
  if (guide.groups !== undefined) return rankedGroups(game, guide).flatMap(({ boxes }) => boxes);
  const ranked = game.expansions.flatMap((expansion) =>
    expansion.rank_recommended === undefined ? [] : [{ rank: expansion.rank_recommended, expansion }],
  );
  if (ranked.length === 0) return game.expansions.map((expansion, index) => ({ rank: index + 1, expansion }));
  return ranked.sort((a, b) => a.rank - b.rank);
}

/** The two picks below the answer: those the guide features, else the first two of the first group that isn't Skip. */
export function featuredExpansions(
  game: Pick<Game, 'expansions'>,
  guide: Pick<Guide, 'groups' | 'featured_expansions'>,
): RankedExpansion[] {
  const featured = guide.featured_expansions;
  if (featured !== undefined) {
    const ranked = rankedExpansions(game, guide);
    return featured.flatMap((id) => ranked.find(({ expansion }) => expansion.id === id) ?? []);
  }
  const boxes = rankedGroups(game, guide)[0]?.boxes ?? [];
  return boxes.filter(({ expansion }) => expansion.verdict !== 'skip').slice(0, 2);
}

/** Whether a box has a page of its own: it is ranked, has a verdict, or says why it has none. */
export function hasPage(box: Expansion): boolean {
  return box.rank_recommended !== undefined || box.verdict !== undefined || box.not_judged !== undefined;
}

/** The boxes that are listed without a rank, in order of release. */
export function unrankedExpansions(game: Pick<Game, 'expansions'>): Expansion[] {
  if (game.expansions.every((expansion) => expansion.rank_recommended === undefined)) return [];
  return game.expansions.filter((expansion) => expansion.rank_recommended === undefined).sort(byRelease);
}

export type Release = { kind: 'base'; year: number } | { kind: 'box'; year: number; expansion: Expansion };

/** By year, then the base game, then boxes without a month (nothing says that they came later), then by month and title. */
export function releaseOrder(game: Pick<Game, 'expansions' | 'release_year'>): Release[] {
  const base: Release = { kind: 'base', year: game.release_year };
  const boxes = [...game.expansions]
    .sort(byRelease)
    .map((expansion): Release => ({ kind: 'box', year: expansion.release_year, expansion }));
  const isBase = (release: Release) => release.kind === 'base' || release.expansion.is_base_game === true;
  return [...(baseGameBox(game) ? [] : [base]), ...boxes].sort(
    (a, b) => a.year - b.year || Number(isBase(b)) - Number(isBase(a)),
  );
}

function byRelease(a: Expansion, b: Expansion): number {
  const months = (box: Expansion) => box.release_year * 12 + (box.release_month ?? 0);
  return months(a) - months(b) || (a.title < b.title ? -1 : 1);
}

export function baseGameBox(game: Pick<Game, 'expansions'>): Expansion | undefined {
  return game.expansions.find((expansion) => expansion.is_base_game);
}

/** A box's name in lines, rows and breadcrumbs: "Oceania" for Oceania Expansion. */
export function shortTitle({ title, short_title: short }: Pick<Expansion, 'title' | 'short_title'>): string {
  return short ?? title.replace(/(?<=\S) Expansion$/, '');
}
