import type { ReleaseOrderView, ReleaseView, YearView } from '../../../templates/guide/ReleaseOrder.tsx';
import type { Game } from '../../domain/data.ts';
import { monthName } from '../../domain/dates.ts';
import { rankedGroups, releaseOrder, type Release } from '../../domain/ranking.ts';
import { wordsOf } from '../../domain/siteLook.ts';
import { boxHref } from './boxes.ts';
import type { GuideMaterial } from './guideMaterial.ts';

const maxOpen = 12;

export function releaseOrderView({ site, entry, ranked }: GuideMaterial): ReleaseOrderView {
  const { base_game: baseGame } = wordsOf(site.content.site);
  const { guide, game } = entry;
  // Several boxes with rank 1 would confuse readers, so only the first group's ranks show.
  const firstGroup = rankedGroups(game, guide)[0]?.boxes ?? [];
  const ranks = new Map(firstGroup.map(({ rank, expansion }) => [expansion.id, rank]));
  const all = releaseOrder(game);
  const rankedIds = new Set(ranked.map(({ expansion }) => expansion.id));
  const isShown = (release: Release) =>
    all.length <= maxOpen || release.kind === 'base' || rankedIds.has(release.expansion.id);
  const others = all.filter((release) => !isShown(release));
  return {
    text: guide.release_order?.text ?? null,
    years: yearViews(game, all.filter(isShown), ranks, baseGame),
    others:
      others.length === 0
        ? null
        : { heading: `${others.length} more by year`, years: yearViews(game, others, ranks, baseGame) },
  };
}

function yearViews(
  game: Game,
  releases: readonly Release[],
  ranks: ReadonlyMap<string, number>,
  baseGame: string,
): YearView[] {
  return [...new Set(releases.map(({ year }) => year))].map((year) => {
    const own = releases.filter((release) => release.year === year);
    const views = own.map((release) => releaseView(game, release, ranks, baseGame));
    return { year, kind: yearKind(own, views), releases: views };
  });
}

function releaseView(
  game: Game,
  release: Release,
  ranks: ReadonlyMap<string, number>,
  baseGame: string,
): ReleaseView {
  if (release.kind === 'base') {
    return { key: 'base', title: game.title, href: null, rank: null, notes: baseGame };
  }
  const { id, title, standalone, is_base_game: isBase, release_month: releaseMonth } = release.expansion;
  const month = releaseMonth === undefined ? null : monthName(releaseMonth);
  const kind = isBase ? baseGame : standalone ? 'complete game' : null;
  return {
    key: id,
    title,
    href: boxHref({ box: release.expansion }),
    rank: ranks.get(id) ?? null,
    notes: [month, kind].filter((note) => note !== null).join(', ') || null,
  };
}

function yearKind(releases: readonly Release[], views: readonly ReleaseView[]): YearView['kind'] {
  if (views.some(({ rank }) => rank === 1)) return 'pick';
  const isComplete = (release: Release) => release.kind === 'base' || release.expansion.standalone;
  return releases.every(isComplete) ? 'complete' : 'expansion';
}
