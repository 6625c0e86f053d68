import { finding, type Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { placeOf } from '../../source.ts';
import type { Reading } from '../reading.ts';

/** No source can have been read before the site existed. */
export function* checkReadDates({ files, editorial }: Reading): Iterable<Diagnostic> {
  const earliest = editorial?.earliest_read;
  if (earliest === undefined) return;
  for (const { data, source } of files.games.values()) {
    for (const [index, { id, read }] of data.sources.entries()) {
      if (read === undefined || read.slice(0, earliest.length) >= earliest) continue;
      const message = `Source "${id}" was read in ${read}, and nobody read sources for this site before ${earliest}.`;
      const hint = 'The date of the page itself is published; that of its figures is data_as_of.';
      yield finding('editorial/read-too-early', placeOf(source, ['sources', index, 'read']), message, {
        hint,
      });
    }
  }
}
