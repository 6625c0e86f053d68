import { finding, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { UnitFiles } from '../siteFiles.ts';
import { placeOf } from '../source.ts';

/** A guide's changes are in order, newest first, and include one for updated_on. */
export function* checkChanges(files: UnitFiles): Iterable<Diagnostic> {
  for (const { data, source } of files.guides.values()) {
    const [newest, ...older] = data.changes;
    const isMistaken = data.updated_on > files.today;
    if (newest && !isMistaken && newest.date < data.updated_on.slice(0, newest.date.length)) {
      const message = `The guide was updated on ${data.updated_on}, and its newest change is of ${newest.date}.`;
      const hint = `Add a change of ${data.updated_on}: one sentence that a reader should know.`;
      yield finding('guide/change-missing', placeOf(source, ['updated_on']), message, { hint });
    }
    for (const [index, { date }] of older.entries()) {
      const before = data.changes[index]?.date ?? '';
      if (date <= before) continue;
      const message = `The change of ${date} stands after that of ${before}.`;
      const hint = 'Put the newest first.';
      yield finding('guide/change-order', placeOf(source, ['changes', index + 1, 'date']), message, { hint });
    }
  }
}
