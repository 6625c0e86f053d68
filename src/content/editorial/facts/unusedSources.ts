import { finding, type Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { placeOf } from '../../source.ts';
import type { Reading } from '../reading.ts';

/** Every source of a game is the ground of something in its file. */
export function* checkUnusedSources({ draft }: Reading): Iterable<Diagnostic> {
  for (const { data, source } of draft.games.values()) {
    const used = new Set([
      ...data.source_ids,
      ...data.expansions.flatMap(({ sources }) => sources),
      ...(data.compatibility ?? []).map(({ source_id: id }) => id),
    ]);
    for (const [index, { id }] of data.sources.entries()) {
      if (used.has(id)) continue;
      const message = `Nothing rests on source "${id}".`;
      const hint = 'Name it in source_ids, in sources of a box or as source_id of a pair, or delete it.';
      yield finding('editorial/unused-source', placeOf(source, ['sources', index, 'id']), message, { hint });
    }
  }
}
