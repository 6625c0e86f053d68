import { finding, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Guide } from '../../domain/data.ts';
import type { Draft } from '../draft.ts';
import { placeOf, type DataPath } from '../source.ts';
import { boxCandidates, suggest } from './candidates.ts';

/** Every box that a guide names is one of its game's. */
export function* checkGuideBoxes(draft: Draft): Iterable<Diagnostic> {
  for (const { data, source } of draft.guides.values()) {
    const game = draft.games.get(data.game);
    if (!game) continue;
    const known = new Set(game.data.expansions.map(({ id }) => id));
    for (const { id, path, who } of namedBoxes(data)) {
      if (known.has(id)) continue;
      const message = `${who} names expansion "${id}", which ${game.data.title} does not have.`;
      const more = suggest(id, boxCandidates(game), `Add the box to data/games/${data.game}.yaml.`);
      yield finding('guide/unknown-expansion', placeOf(source, path), message, more);
    }
  }
}

function namedBoxes(guide: Guide): { id: string; path: DataPath; who: string }[] {
  const optional = (id: string | undefined, path: DataPath, who: string) =>
    id === undefined ? [] : [{ id, path, who }];
  return [
    ...guide.featured_expansions.map((id, index) => ({
      id,
      path: ['featured_expansions', index],
      who: 'The list of featured boxes',
    })),
    ...guide.picks.map(({ kind, expansion_id: id }, index) => ({
      id,
      path: ['picks', index, 'expansion_id'],
      who: `The pick of kind "${kind}"`,
    })),
    ...(['best_for_beginners', 'best_for_strategy'] as const).map((part) => ({
      id: guide[part].expansion_id,
      path: [part, 'expansion_id'],
      who: `"${part}"`,
    })),
    ...guide.recommendations.flatMap(({ expansion_id: id, playstyle }, index) =>
      optional(id, ['recommendations', index, 'expansion_id'], `Recommendation "${playstyle}"`),
    ),
    ...guide.faq.flatMap(({ expansion_id: id, id: question }, index) =>
      optional(id, ['faq', index, 'expansion_id'], `Question "${question}"`),
    ),
  ];
}
