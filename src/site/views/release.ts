import type { ReleaseOrderView, ReleaseView, YearView } from '../../../templates/guide/ReleaseOrder.tsx';
import { rankedExpansions, releaseOrder, type Release } from '../../domain/ranking.ts';
import { listText, ordinalText } from '../../domain/words.ts';
import type { GuideEntry } from '../publishedGuides.ts';
import { boxHref } from './boxes.ts';

/** More spaces than this do not fit on the score track; then it shows only the years of a release. */
const longestTrack = 14;

export function releaseOrderView({ guide, game }: GuideEntry): ReleaseOrderView {
  const ranks = new Map(rankedExpansions(game).map(({ rank, expansion }) => [expansion.id, rank]));
  const releases = releaseOrder(game);
  return {
    text: guide.release_order.text,
    years: yearViews(releases, ranks),
    releases: releases.map((release) => releaseView(game, release, ranks)),
  };
}

function releaseView(
  game: GuideEntry['game'],
  release: Release,
  ranks: ReadonlyMap<string, number>,
): ReleaseView {
  if (release.kind === 'base') {
    const by = game.designers === undefined ? '' : `, by ${listText(game.designers)}`;
    return {
      key: 'base',
      year: release.year,
      kind: 'base',
      title: game.title,
      href: null,
      text: `The base game${by}`,
      badges: [],
    };
  }
  const { expansion } = release;
  const rank = ranks.get(expansion.id);
  return {
    key: expansion.id,
    year: release.year,
    kind: rank === 1 ? 'pick' : expansion.standalone ? 'alone' : 'expansion',
    title: expansion.title,
    href: boxHref(expansion),
    text: expansion.short_tagline,
    badges:
      rank === undefined ? [] : [{ text: `Buy ${ordinalText(rank)}`, style: rank === 1 ? 'pick' : 'plain' }],
  };
}

function yearViews(releases: readonly Release[], ranks: ReadonlyMap<string, number>): YearView[] {
  const first = releases[0]?.year ?? 0;
  const last = releases.at(-1)?.year ?? first;
  const all = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const years =
    all.length <= longestTrack ? all : all.filter((year) => releases.some((r) => r.year === year));
  return years.map((year) => {
    const boxes = releases.filter((release) => release.year === year);
    const ranked = boxes.flatMap((release) =>
      release.kind === 'box' ? (ranks.get(release.expansion.id) ?? []) : [],
    );
    const rank = ranked.length === 0 ? null : Math.min(...ranked);
    return { year, kind: yearKind(boxes, rank), rank };
  });
}

function yearKind(boxes: readonly Release[], rank: number | null): YearView['kind'] {
  if (rank === 1) return 'pick';
  if (boxes.some((release) => release.kind === 'box' && !release.expansion.standalone)) return 'expansion';
  return boxes.length > 0 ? 'complete' : 'none';
}
