import { type Diagnostic, diagnostic } from '../../../diagnostics/diagnostic.ts';
import { locationOf } from '../../source.ts';
import type { Reading } from '../reading.ts';
import type { Expansion } from '../../../domain/data.ts';

export function* checkReadDates({ files, editorial }: Reading): Iterable<Diagnostic> {
  const earliest = editorial?.earliest_read;
  if (earliest === undefined) return;
  for (const { data, source } of files.games.values()) {
    for (const [index, { id, read }] of data.sources.entries()) {
      if (read === undefined || read.slice(0, earliest.length) >= earliest) continue;
      const at = locationOf(source, ['sources', index, 'read']);
      const message = `Source "${id}" was read in ${read}, and nobody read sources for this site before ${earliest}.`;
      const hint = 'The date of the page itself is published; that of its figures is data_as_of.';
      yield diagnostic('editorial/read-too-early', at, message, hint);
    }
  }
}

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
      const at = locationOf(source, ['sources', index, 'id']);
      const hint = 'Name it in source_ids, in sources of a box or as a source_id, or delete it.';
      yield diagnostic('editorial/unused-source', at, `Nothing rests on source "${id}".`, hint);
    }
  }
}

function evidenceOf({
  availability,
  list_price: prices,
}: Pick<Expansion, 'availability' | 'list_price'>): string[] {
  return [...(availability ? [availability] : []), ...(prices ?? [])].map(({ source_id: id }) => id);
}
