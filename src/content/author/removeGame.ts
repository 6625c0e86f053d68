import { join } from 'node:path';
import { guidePath } from '../../domain/routes.ts';
import { openSource, placeOf, type DataPath } from '../source.ts';
import type { DataFile } from './dataFiles.ts';
import type { PlannedChange } from './plannedChange.ts';
import { addRedirect } from './redirects.ts';
import { addressPattern, holdsId, scalarsOf } from './references.ts';
import { removeItems } from './removeItems.ts';

/**
 * Takes a game, its guide and its offers away: their files, the entries of lists that stand for the guide, and a
 * redirect from its address to another page. Links in prose lead to that page from then on, and are named in notes.
 */
export function removeGame(dir: string, files: readonly DataFile[], id: string, to: string): PlannedChange {
  const own = new Set(['games', 'guides', 'offers'].map((folder) => join(dir, folder, `${id}.yaml`)));
  const path = guidePath(id);
  const write = new Map<string, string>();
  const notes: string[] = [];
  for (const file of files) {
    if (own.has(file.path)) continue;
    const { source } = file;
    const scalars = scalarsOf(source);
    const entries = scalars.flatMap((scalar): DataPath[] => {
      const isReference =
        (scalar.value === id && holdsId(scalar)) || (scalar.value === path && scalar.path.at(-1) === 'href');
      return isReference && file.kind !== 'redirects' ? [entryOf(scalar.path)] : [];
    });
    let text = removeItems(
      source,
      entries.filter((entry) => entry.length > 0),
    );
    if (text === null) {
      notes.push(`${source.file}: entries of lists stand for ${id}; delete them.`);
      text = source.text;
    }
    for (const { path: at, value } of scalars)
      if (typeof value === 'string' && value.includes(path) && value !== path && file.kind !== 'redirects') {
        const place = placeOf(source, at);
        notes.push(`${place.file}:${place.line}: a link in this text led to ${path}; it leads to ${to} now.`);
      }
    text = text.replace(addressPattern(path), to);
    if (file.kind === 'redirects') text = addRedirect(openSource(source.file, text), path, to);
    if (text !== source.text) write.set(file.path, text);
  }
  return { write, rename: [], remove: files.map((file) => file.path).filter((file) => own.has(file)), notes };
}

/** The innermost entry of a list that a field belongs to. */
function entryOf(path: DataPath): DataPath {
  return path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1);
}
