import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Guide } from '../../domain/data.ts';
import { baseId } from '../../domain/situations/finderGame.ts';
import type { UnitFiles } from '../siteFiles.ts';
import { locationOf, type DataPath, type Source } from '../source.ts';
import { boxCandidates, suggest } from './candidates.ts';

export function* checkGuideBoxes(files: UnitFiles): Iterable<Diagnostic> {
  for (const { data, source } of files.guides.values()) {
    const game = files.games.get(data.game);
    if (!game) continue;
    const known = new Set([baseId, ...game.data.expansions.map(({ id }) => id)]);
    for (const { id, path, who } of namedBoxes(data)) {
      if (known.has(id)) continue;
      const message = `${who} names expansion "${id}", which ${game.data.title} does not have.`;
      const more = suggest(id, boxCandidates(game), `Add the box to data/games/${data.game}.yaml.`);
      yield diagnostic('guide/unknown-expansion', locationOf(source, path), message, more);
    }
    yield* checkEditions(data, source);
  }
}

function* checkEditions({ editions = [], situations }: Guide, source: Source): Iterable<Diagnostic> {
  const candidates = editions.map(({ id }, index) => ({
    name: id,
    place: () => locationOf(source, ['editions', index, 'id'], 'key'),
  }));
  for (const [row, { label, editions: named = [] }] of situations.entries()) {
    for (const [index, id] of named.entries()) {
      if (editions.some((edition) => edition.id === id)) continue;
      const at = locationOf(source, ['situations', row, 'editions', index]);
      const message = `Situation "${label}" names edition "${id}", which the guide does not have.`;
      const hint = suggest(id, candidates, 'Describe it under editions.');
      yield diagnostic('guide/unknown-edition', at, message, hint);
    }
  }
}

function namedBoxes(guide: Guide): { id: string; path: DataPath; who: string }[] {
  const optional = (id: string | undefined, path: DataPath, who: string) =>
    id === undefined ? [] : [{ id, path, who }];
  return [
    ...(['best_for_beginners', 'best_for_strategy'] as const).map((part) => ({
      id: guide[part].expansion_id,
      path: [part, 'expansion_id'],
      who: `"${part}"`,
    })),
    ...guide.path.map((id, index) => ({ id, path: ['path', index], who: 'The path' })),
    ...(guide.bundle
      ? [
          { id: guide.bundle.expansion_id, path: ['bundle', 'expansion_id'], who: 'The bundle' },
          ...guide.bundle.holds.map((id, index) => ({
            id,
            path: ['bundle', 'holds', index],
            who: 'The bundle',
          })),
        ]
      : []),
    ...(guide.featured_expansions ?? []).map((id, index) => ({
      id,
      path: ['featured_expansions', index],
      who: '"featured_expansions"',
    })),
    ...(guide.groups ?? []).flatMap(({ boxes, name }, group) =>
      boxes.map((id, index) => ({ id, path: ['groups', group, 'boxes', index], who: `Group "${name}"` })),
    ),
    ...(guide.editions ?? []).flatMap(({ fits, name }, edition) =>
      fits.map((id, index) => ({ id, path: ['editions', edition, 'fits', index], who: `Edition "${name}"` })),
    ),
    ...guide.situations.flatMap((row, index) => [
      ...(['owns', 'lacks', 'buy'] as const).flatMap((list) =>
        (row[list] ?? []).map((id, entry) => ({
          id,
          path: ['situations', index, list, entry],
          who: `Situation "${row.label}"`,
        })),
      ),
      ...optional(
        row.other?.expansion_id,
        ['situations', index, 'other', 'expansion_id'],
        `Situation "${row.label}"`,
      ),
    ]),
    ...guide.faq.flatMap(({ expansion_id: id, id: question }, index) =>
      optional(id, ['faq', index, 'expansion_id'], `Question "${question}"`),
    ),
  ];
}
