import { finding, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { UnitFiles } from '../siteFiles.ts';
import { placeOf, type DataPath, type Source } from '../source.ts';

/** A published guide is about a published game. References to drafted pages are found where links are looked up. */
export function* checkDrafts(files: UnitFiles): Iterable<Diagnostic> {
  for (const { data, source } of files.guides.values()) {
    const game = files.games.get(data.game);
    if (data.status === 'published' && game?.data.status === 'draft') {
      yield draftReference(`The guide is published, and its game "${data.game}"`, source, ['game']);
    }
  }
}

/** The diagnostic for something published that refers to a draft, subject. */
export function draftReference(subject: string, source: Source, path: DataPath): Diagnostic {
  const hint = 'Publish it too, or take the reference out until then.';
  return finding(
    'draft/reference',
    placeOf(source, path),
    `${subject} is a draft, which never reaches the site.`,
    { hint },
  );
}
