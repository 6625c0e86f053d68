import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Guide, Comparison, Game } from '../../domain/data.ts';
import { baseId } from '../../domain/finder/finderGame.ts';
import type { UnitFiles, SiteFiles } from '../load/siteFiles.ts';
import { locationOf, type DataPath, type Source } from '../yaml/source.ts';
import { candidatesAt, suggest } from './candidates.ts';
import { textsAt } from './fieldTexts.ts';
import { draftReference } from './references.ts';
import { hasPage, rankedGroups } from '../../domain/ranking.ts';

export function* checkGuideLists(files: SiteFiles): Iterable<Diagnostic> {
  const { home, site, pages, guides } = files;
  const named = [
    ...textsAt(home ? [home] : [], 'shelf.*'),
    ...textsAt(site ? [site] : [], 'footer.columns.*.from_guides.*', 'not_found.cards.*'),
    ...textsAt(pages.values(), 'sections.*.guides.*.guide'),
  ];
  for (const { value: id, source, path } of named) {
    const guide = guides.get(id);
    const who = listName(path, source, files);
    if (guide?.data.status === 'draft')
      yield draftReference(`${who} names guide "${id}", which`, source, path);
    if (guide || files.broken.has(`guide/${id}`)) continue;
    const at = locationOf(source, path);
    const add = `Write data/guides/${id}.yaml, or remove it.`;
    const hint = suggest(id, candidatesAt(guides.values(), 'id'), add);
    yield diagnostic('link/unknown-guide', at, `${who} names guide "${id}", which does not exist.`, hint);
  }
}

function listName([field, at, index]: DataPath, source: Source, { site, pages }: SiteFiles): string {
  if (field === 'shelf') return 'The shelf';
  if (field === 'not_found') return 'The 404 page';
  if (field === 'footer')
    return `The list "${site?.data.footer.columns[Number(index)]?.heading ?? ''}" of the footer`;
  const page = [...pages.values()].find((one) => one.source === source);
  return `Section "${page?.data.sections?.[Number(at)]?.id ?? ''}"`;
}

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
