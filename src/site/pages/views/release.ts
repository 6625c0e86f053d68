import type { ReleaseOrderView, ReleaseView, YearView } from '../../../../templates/guide/ReleaseOrder.tsx';
import { rankedGroups, releaseOrder, type Release, shortTitle } from '../../../domain/ranking.ts';
import { termsOf } from '../../../domain/siteLook.ts';
import { boxLink } from './boxes.ts';
import type { GuideMaterial } from './guideMaterial.ts';

const maxOpen = 12;

export function releaseOrderView(material: GuideMaterial): ReleaseOrderView {
  const { entry, ranked } = material;
  const { guide, game } = entry;
  const all = releaseOrder(game);
  const rankedIds = new Set(ranked.map(({ expansion }) => expansion.id));
  const isShown = (release: Release) =>
    all.length <= maxOpen || release.kind === 'base' || rankedIds.has(release.expansion.id);
  const others = all.filter((release) => !isShown(release));
  return {
    text: guide.release_order?.text ?? null,
    years: yearViews(material, all.filter(isShown)),
    others:
      others.length === 0
        ? null
        : { heading: `${others.length} more by year`, years: yearViews(material, others) },
  };
}

function yearViews(material: GuideMaterial, releases: readonly Release[]): YearView[] {
  const { guide, game } = material.entry;
  // Several boxes with rank 1 would confuse readers, so only the first group's ranks show.
  const firstGroup = rankedGroups(game, guide)[0]?.boxes ?? [];
  const ranks = new Map(firstGroup.map(({ rank, expansion }) => [expansion.id, rank]));
  return [...new Set(releases.map(({ year }) => year))].map((year) => {
    const own = releases.filter((release) => release.year === year);
    const views = own.map((release) => releaseView(material, release, ranks));
    return { year, kind: yearKind(own, views), releases: views };
  });
}

function releaseView(
  material: GuideMaterial,
  release: Release,
  ranks: ReadonlyMap<string, number>,
): ReleaseView {
  const { context, entry } = material;
  const baseGame = entry.guide.series ? null : termsOf(context.content.site).base_game;
  if (release.kind === 'base') {
    return { key: 'base', title: entry.game.title, href: null, rank: null, note: baseGame };
  }
  const { expansion } = release;
  return {
    key: expansion.id,
    title: shortTitle(expansion),
    href: boxLink(material, expansion),
    rank: ranks.get(expansion.id) ?? null,
    note: expansion.is_base_game ? baseGame : null,
  };
}

function yearKind(releases: readonly Release[], views: readonly ReleaseView[]): YearView['kind'] {
  if (views.some(({ rank }) => rank === 1)) return 'pick';
  const isComplete = (release: Release) => release.kind === 'base' || release.expansion.standalone;
  return releases.every(isComplete) ? 'complete' : 'expansion';
}
