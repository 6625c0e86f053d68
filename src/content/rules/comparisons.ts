import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Comparison, Game, Guide } from '../../domain/data.ts';
import { hasPage, rankedGroups } from '../../domain/ranking.ts';
import { baseId } from '../../domain/situations/finderGame.ts';
import type { UnitFiles } from '../load/siteFiles.ts';
import { locationOf } from '../yaml/source.ts';

export function* checkComparisons(files: UnitFiles): Iterable<Diagnostic> {
  for (const { data: guide, source } of files.guides.values()) {
    const game = files.games.get(guide.game)?.data;
    for (const [index, comparison] of (guide.comparisons ?? []).entries()) {
      const { id, boxes, pick, pick_if } = comparison;
      const at = (field: keyof Comparison) => locationOf(source, ['comparisons', index, field]);
      const named = boxes.map((box) => `"${box}"`).join(' and ');
      const answers = [...boxes, 'both', 'neither'];
      if (!answers.includes(pick)) {
        const message = `Comparison "${id}" is about ${named}, but picks "${pick}".`;
        yield diagnostic('guide/comparison-pick', at('pick'), message, `Pick ${listOf(answers)}.`);
      }
      if (boxes.some((box) => !Object.hasOwn(pick_if, box))) {
        const message = `Comparison "${id}" is about ${named}, but "pick_if" is about ${Object.keys(pick_if).join(' and ')}.`;
        yield diagnostic(
          'guide/comparison-pick',
          at('pick_if'),
          message,
          `Write one entry each for ${named}.`,
        );
      }
      if (!game) continue;
      const better = betterRanked(game, guide, boxes);
      if (better !== null && pick !== better && pick !== 'both') {
        const message = `Comparison "${id}" picks "${pick}", but the ranking has "${better}" first.`;
        const hint = `Pick ${better} or both, or change the ranking.`;
        yield diagnostic('guide/comparison-pick', at('pick'), message, hint);
      }
      for (const box of boxes) {
        const expansion = game.expansions.find((expansion) => expansion.id === box);
        if (box === baseId || expansion === undefined || hasPage(expansion)) continue;
        const message = `Comparison "${id}" is about "${box}", which has no page to show it on.`;
        const hint = 'Give the box a verdict or not_judged, or compare another one.';
        yield diagnostic('guide/comparison-box', at('boxes'), message, hint);
      }
    }
  }
}

/** The box that ranks first, if both are in one group and that box is one to buy. */
function betterRanked(game: Game, guide: Guide, boxes: readonly string[]): string | null {
  for (const group of rankedGroups(game, guide)) {
    const [first, second] = group.boxes.filter(({ expansion }) => boxes.includes(expansion.id));
    if (first && second) return first.expansion.verdict === 'skip' ? null : first.expansion.id;
  }
  return null;
}

function listOf(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')}, or ${names.at(-1) ?? ''}`;
}
