import { type Diagnostic, diagnostic } from '../../../../diagnostics/diagnostic.ts';
import { textsAt } from '../../fieldTexts.ts';
import { locationOf } from '../../../yaml/source.ts';
import type { Reading } from '../reading.ts';
import { citedSources } from '../../references.ts';

export function* checkReadDates({ files, editorial }: Reading): Iterable<Diagnostic> {
  const earliest = editorial?.earliest_read;
  if (earliest === undefined) return;
  for (const { data, source } of files.games.values()) {
    for (const [index, { id, read }] of data.sources.entries()) {
      if (read === undefined || read.slice(0, earliest.length) >= earliest) continue;
      const at = locationOf(source, ['sources', index, 'read']);
      const message = `Source "${id}" was read in ${read}, but this site began to read sources in ${earliest}.`;
      const hint = 'Use published for the date of the page, and data_as_of for the date of its figures.';
      yield diagnostic('editorial/read-too-early', at, message, hint);
    }
  }
}

export function* checkUnusedSources({ files }: Reading): Iterable<Diagnostic> {
  for (const game of files.games.values()) {
    const used = new Set(citedSources(game).map(({ value }) => value));
    for (const { value, source, path } of textsAt([game], 'sources.*.id')) {
      if (used.has(value)) continue;
      const hint = 'Cite it in source_ids, in sources of a box or as a source_id, or delete it.';
      const message = `Nothing cites source "${value}".`;
      yield diagnostic('editorial/unused-source', locationOf(source, path), message, hint);
    }
  }
}
