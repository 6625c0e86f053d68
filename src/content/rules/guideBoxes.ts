import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Guide } from '../../domain/data.ts';
import { baseId } from '../../domain/situations/finderGame.ts';
import type { Entry, UnitFiles } from '../load/siteFiles.ts';
import { locationOf, type DataPath } from '../yaml/source.ts';
import { candidatesAt, suggest } from './candidates.ts';
import { textsAt } from './fieldTexts.ts';

export function* checkGuideBoxes(files: UnitFiles): Iterable<Diagnostic> {
  for (const guide of files.guides.values()) {
    const game = files.games.get(guide.data.game);
    if (!game) continue;
    const known = new Set([baseId, ...game.data.expansions.map(({ id }) => id)]);
    for (const { value, source, path } of namedBoxes(guide)) {
      if (known.has(value)) continue;
      const message = `${ownerOf(guide.data, path)} names expansion "${value}", which ${game.data.title} does not have.`;
      const add = `Add the box to data/games/${guide.data.game}.yaml.`;
      const more = suggest(value, candidatesAt([game], 'expansions.*.id'), add);
      yield diagnostic('guide/unknown-expansion', locationOf(source, path), message, more);
    }
    yield* checkEditions(guide);
  }
}

function* checkEditions(guide: Entry<Guide>): Iterable<Diagnostic> {
  for (const { value, source, path } of textsAt([guide], 'situations.*.editions.*')) {
    if (guide.data.editions?.some(({ id }) => id === value)) continue;
    const message = `${ownerOf(guide.data, path)} names edition "${value}", which the guide does not have.`;
    const hint = suggest(value, candidatesAt([guide], 'editions.*.id'), 'Describe it under editions.');
    yield diagnostic('guide/unknown-edition', locationOf(source, path), message, hint);
  }
}

function namedBoxes(guide: Entry<Guide>) {
  return textsAt(
    [guide],
    'best_for_beginners.expansion_id',
    'best_for_strategy.expansion_id',
    'path.*',
    'bundle.expansion_id',
    'bundle.holds.*',
    'featured_expansions.*',
    'groups.*.boxes.*',
    'editions.*.fits.*',
    'situations.*.owns.*',
    'situations.*.lacks.*',
    'situations.*.buy.*',
    'situations.*.other.expansion_id',
    'comparisons.*.boxes.*',
    'changes.*.boxes.*',
    'faq.*.expansion_id',
  );
}

/** The part of a guide that a field belongs to, for messages. */
export function ownerOf(guide: Guide, [field = '', index]: DataPath): string {
  const at = Number(index);
  const names: Partial<Record<string, string>> = {
    path: 'The path',
    bundle: 'The bundle',
    groups: `Group "${guide.groups?.[at]?.name ?? ''}"`,
    editions: `Edition "${guide.editions?.[at]?.name ?? ''}"`,
    situations: `Situation "${guide.situations[at]?.label ?? ''}"`,
    comparisons: `Comparison "${guide.comparisons?.[at]?.id ?? ''}"`,
    changes: `Change "${guide.changes[at]?.id ?? ''}"`,
    faq: `Question "${guide.faq[at]?.id ?? ''}"`,
  };
  return names[field] ?? `"${field}"`;
}
