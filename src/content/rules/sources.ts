import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Game } from '../../domain/data.ts';
import type { Entry, UnitFiles } from '../load/siteFiles.ts';
import { locationOf, type DataPath } from '../yaml/source.ts';
import { candidatesAt, suggest } from './candidates.ts';
import { textsAt, type FoundText } from './fieldTexts.ts';

export function* checkSources(files: UnitFiles): Iterable<Diagnostic> {
  for (const game of files.games.values()) {
    for (const { value, source, path } of citedSources(game)) {
      if (game.data.sources.some(({ id }) => id === value)) continue;
      const message = `${ownerOf(game.data, path)} names source "${value}", which is not among the sources of this file.`;
      const add = 'Add it to sources, or name an existing one.';
      const more = suggest(value, candidatesAt([game], 'sources.*.id'), add);
      yield diagnostic('game/unknown-source', locationOf(source, path), message, more);
    }
  }
}

export function citedSources(game: Entry<Game>): FoundText[] {
  return textsAt(
    [game],
    'source_ids.*',
    'availability.source_id',
    'list_price.*.source_id',
    'compatibility.*.source_id',
    'expansions.*.sources.*',
    'expansions.*.availability.source_id',
    'expansions.*.list_price.*.source_id',
  );
}

function ownerOf({ title, expansions, compatibility }: Game, [field, index]: DataPath): string {
  const at = Number(index);
  if (field === 'expansions') return `Expansion "${expansions[at]?.id ?? ''}"`;
  const pair = field === 'compatibility' ? compatibility?.[at] : undefined;
  return pair === undefined ? title : `The pair "${pair.box}" and "${pair.with}"`;
}
