import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Expansion, Game } from '../../domain/data.ts';
import type { UnitFiles } from '../siteFiles.ts';
import { locationOf, type DataPath } from '../source.ts';
import { suggest, type At, type Candidate } from './candidates.ts';

export function* checkSources(files: UnitFiles): Iterable<Diagnostic> {
  for (const { data, source } of files.games.values()) {
    const named: (At & { who: string })[] = [
      ...data.source_ids.map((value, index) => ({ value, path: ['source_ids', index], who: data.title })),
      ...data.expansions.flatMap(({ id, sources }, box) =>
        sources.map((value, index) => ({
          value,
          path: ['expansions', box, 'sources', index],
          who: `Expansion "${id}"`,
        })),
      ),
      ...(data.compatibility ?? []).map(({ box, with: other, source_id: value }, index) => ({
        value,
        path: ['compatibility', index, 'source_id'],
        who: `The pair "${box}" and "${other}"`,
      })),
    ];
    const evidence = (entry: Game | Expansion, path: DataPath, who: string) => [
      ...(entry.availability
        ? [{ value: entry.availability.source_id, path: [...path, 'availability', 'source_id'], who }]
        : []),
      ...(entry.list_price ?? []).map(({ source_id: value }, index) => ({
        value,
        path: [...path, 'list_price', index, 'source_id'],
        who,
      })),
    ];
    named.push(
      ...evidence(data, [], data.title),
      ...data.expansions.flatMap((box, index) =>
        evidence(box, ['expansions', index], `Expansion "${box.id}"`),
      ),
    );
    const candidates = data.sources.map(({ id }, index): Candidate => ({
      name: id,
      place: () => locationOf(source, ['sources', index, 'id'], 'key'),
    }));
    for (const { value, path, who } of named) {
      if (data.sources.some(({ id }) => id === value)) continue;
      const message = `${who} names source "${value}", which is not among the sources of this file.`;
      const more = suggest(value, candidates, 'Add it under sources, or name one that is there.');
      yield diagnostic('game/unknown-source', locationOf(source, path), message, more);
    }
  }
}
