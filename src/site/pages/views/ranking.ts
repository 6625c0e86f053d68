import type { AllBoxesView } from '../../../../templates/guide/AllBoxes.tsx';
import type {
  BoxRowView,
  ComparisonLineView,
  RankedGroupView,
  RankingView,
} from '../../../../templates/guide/Ranking.tsx';
import type { Comparison } from '../../../domain/data.ts';
import {
  rankedGroups,
  unrankedExpansions,
  type RankedExpansion,
  shortTitle,
} from '../../../domain/ranking.ts';
import { adviceText } from '../../../domain/words.ts';
import { boxLink, boxRow } from './boxes.ts';
import type { GuideMaterial } from './guideMaterial.ts';

const shownComparisons = 2;

export function rankingView(material: GuideMaterial): RankingView {
  const { context, entry } = material;
  const { guide, game } = entry;
  const comparisons = (guide.comparisons ?? []).map((comparison) => comparisonLine(material, comparison));
  return {
    groups: groupViews(material),
    note: guide.ranking_note ?? null,
    method: context.content.site.method ?? null,
    comparisons: comparisons.slice(0, shownComparisons),
    moreComparisons: comparisons.slice(shownComparisons),
    others: unrankedExpansions(game).map((box) => boxRow(material, box, null)),
  };
}

/** The table's rows are the first box of every group, then the second of every group, so that a long group leaves room for others. */
function groupViews(material: GuideMaterial): RankedGroupView[] {
  const { context, entry } = material;
  const groups = rankedGroups(entry.game, entry.guide);
  const inTable = new Set(
    groups
      .flatMap(({ boxes }) => boxes.map((box, position) => ({ box, position })))
      .sort((a, b) => a.position - b.position)
      .slice(0, context.content.site.limits.table_rows)
      .map(({ box }) => box),
  );
  return groups.map(({ name, audience, boxes }) => {
    // The one box of a group has no rank that says anything.
    const row = ({ rank, expansion }: RankedExpansion): BoxRowView =>
      boxRow(material, expansion, boxes.length === 1 && name !== null ? null : rank);
    return {
      name,
      audience,
      top: boxes.filter((box) => inTable.has(box)).map(row),
      rest: boxes.filter((box) => !inTable.has(box)).map(row),
    };
  });
}

function comparisonLine(
  material: GuideMaterial,
  { id, boxes, question, answer }: Comparison,
): ComparisonLineView {
  const box = boxes.flatMap(
    (side) => material.entry.game.expansions.find((known) => known.id === side) ?? [],
  )[0];
  const href = box === undefined ? '#tldr-table' : boxLink(material, box, id);
  return { id, question, answer, href };
}

export function allBoxesView({ entry: { guide, game }, ranked }: GuideMaterial): AllBoxesView {
  const advices = [...(Object.keys(adviceText) as (keyof typeof adviceText)[]), null];
  return {
    verdicts: advices.flatMap((advice) => {
      const boxes = ranked.filter(({ expansion }) => (expansion.verdict ?? null) === advice);
      if (boxes.length === 0) return [];
      return [
        {
          advice,
          boxes: boxes.map(({ expansion }) => ({ id: expansion.slug, name: shortTitle(expansion) })),
        },
      ];
    }),
    unranked: unrankedExpansions(game).length,
    isCompared: guide.comparisons !== undefined,
  };
}
