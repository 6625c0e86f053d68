import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { UnitFiles } from '../load/siteFiles.ts';
import { locationOf, type DataPath, type Source } from '../yaml/source.ts';

/** Rules that look up links report references to draft pages. */
export function* checkDrafts(files: UnitFiles): Iterable<Diagnostic> {
  for (const { data, source } of files.guides.values()) {
    const game = files.games.get(data.game);
    if (data.status === 'published' && game?.data.status === 'draft') {
      yield draftReference(`The guide is published, but its game "${data.game}"`, source, ['game']);
    }
  }
}

/** A published text refers to a draft, subject. */
export function draftReference(subject: string, source: Source, path: DataPath): Diagnostic {
  const at = locationOf(source, path);
  const message = `${subject} is a draft, which is not published.`;
  return diagnostic('draft/reference', at, message, 'Publish it too, or remove the reference until then.');
}
