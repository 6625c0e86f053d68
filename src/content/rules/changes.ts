import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { UnitFiles } from '../load/siteFiles.ts';
import { locationOf } from '../yaml/source.ts';

export function* checkChanges(files: UnitFiles): Iterable<Diagnostic> {
  for (const { data, source } of files.guides.values()) {
    const [newest, ...older] = data.changes;
    const isMistaken = data.updated_on > files.today;
    if (newest && !isMistaken && newest.date < data.updated_on.slice(0, newest.date.length)) {
      const message = `The guide was updated on ${data.updated_on}, but its newest change is from ${newest.date}.`;
      const hint = `Add a change of ${data.updated_on}: one sentence for readers.`;
      yield diagnostic('guide/change-missing', locationOf(source, ['updated_on']), message, hint);
    }
    for (const [index, { date }] of older.entries()) {
      const before = data.changes[index]?.date ?? '';
      if (date <= before) continue;
      const at = locationOf(source, ['changes', index + 1, 'date']);
      const message = `The change of ${date} is below the older one of ${before}.`;
      yield diagnostic('guide/change-order', at, message, 'Put the newest first.');
    }
  }
}
