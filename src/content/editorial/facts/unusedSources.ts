import { finding, type Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Expansion } from '../../../domain/data.ts';
import { placeOf } from '../../source.ts';
import type { Reading } from '../reading.ts';

/** Every source of a game is cited by something in its file. */
export function* checkUnusedSources({ files }: Reading): Iterable<Diagnostic> {
  for (const { data, source } of files.games.values()) {
    const used = new Set([
      ...data.source_ids,
      ...data.expansions.flatMap(({ sources }) => sources),
      ...(data.compatibility ?? []).map(({ source_id: id }) => id),
      ...[data, ...data.expansions].flatMap(evidenceOf),
    ]);
    for (const [index, { id }] of data.sources.entries()) {
      if (used.has(id)) continue;
      const message = `Nothing rests on source "${id}".`;
      const hint = 'Name it in source_ids, in sources of a box or as a source_id, or delete it.';
      yield finding('editorial/unused-source', placeOf(source, ['sources', index, 'id']), message, { hint });
    }
  }
}

function evidenceOf({
  availability,
  list_price: prices,
}: Pick<Expansion, 'availability' | 'list_price'>): string[] {
  return [...(availability ? [availability] : []), ...(prices ?? [])].map(({ source_id: id }) => id);
}
