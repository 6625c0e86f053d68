import type { CellView, CompatibilityView } from '../../../templates/guide/CompatibilityTable.tsx';
import type { SourceView } from '../../../templates/guide/Sources.tsx';
import type { Expansion, Game } from '../../domain/data.ts';
import { rankedExpansions } from '../../domain/ranking.ts';
import { verdictText } from '../../domain/words.ts';

/** What works with what among the ranked boxes; null where there is only one. */
export function compatibilityView(
  game: Game,
  sources: ReadonlyMap<string, SourceView>,
): CompatibilityView | null {
  const boxes = rankedExpansions(game).map(({ expansion }) => expansion);
  if (boxes.length < 2) return null;
  const pairs = game.compatibility ?? [];
  const titles = new Map(game.expansions.map(({ id, title }) => [id, title]));
  const cell = (a: Expansion, b: Expansion): CellView => {
    if (a === b) return null;
    const pair = pairs.find(
      ({ box, with: other }) => (box === a.id && other === b.id) || (box === b.id && other === a.id),
    );
    const verdict = pair?.verdict ?? 'unknown';
    return { verdict, text: verdictText[verdict] };
  };
  // Where every box is a complete game there is no base game to combine it with.
  const base = boxes.every(({ standalone }) => standalone) ? [] : ['Base game'];
  return {
    label: 'What works with what',
    columns: [...base, ...boxes.map(({ title }) => title)],
    rows: boxes.map((box) => ({
      title: box.title,
      cells: [...base.map(() => withBaseGame(box)), ...boxes.map((other) => cell(box, other))],
    })),
    notes: pairs.flatMap(({ box, with: other, note, source_id }) => {
      const source = sources.get(source_id);
      return source === undefined
        ? []
        : [{ pair: `${titles.get(box) ?? box} with ${titles.get(other) ?? other}`, text: note, source }];
    }),
  };
}

function withBaseGame(box: Expansion): CellView {
  if (box.standalone) return { verdict: 'unknown', text: 'Not needed' };
  if (box.also_requires !== undefined) return { verdict: 'works_with_rule', text: 'Needs more' };
  return box.requires_base_game
    ? { verdict: 'works', text: verdictText.works }
    : { verdict: 'unknown', text: verdictText.unknown };
}
