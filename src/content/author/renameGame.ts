import { join } from 'node:path';
import { guidePath } from '../../domain/routes.ts';
import { spliceScalars, type Splice } from '../splice.ts';
import { openSource, type DataPath, type Source } from '../source.ts';
import type { DataFile } from './dataFiles.ts';
import type { PlannedChange } from './plannedChange.ts';
import { addRedirect } from './redirects.ts';
import { addressPattern, holdsId, scalarsOf } from './references.ts';
import { removeItems } from './removeItems.ts';

const ownFolders = ['games', 'guides', 'offers'] as const;

/**
 * Gives a game, its guide and its offers another id: files, fields, links of every page, and a redirect from the old
 * address. Offers keep their ids, so that what the checker remembers of them stays theirs.
 */
export function renameGame(dir: string, files: readonly DataFile[], from: string, to: string): PlannedChange {
  const own = new Set(ownFolders.map((folder) => join(dir, folder, `${from}.yaml`)));
  const address = addressPattern(guidePath(from));
  const write = new Map<string, string>();
  const notes: string[] = [];
  for (const file of files) {
    const isOwn = own.has(file.path);
    const splices = scalarsOf(file.source)
      .filter((scalar) => {
        const topLevel = scalar.path.length === 1 && ['id', 'slug'].includes(String(scalar.path[0]));
        return scalar.value === from && (holdsId(scalar) || (isOwn && topLevel));
      })
      .map(({ path }): Splice => ({ path, value: to }));
    const spliced = spliceScalars(file.source, splices);
    if (spliced === null)
      notes.push(`${file.source.file}: "${from}" could not be replaced everywhere; look at the file.`);
    let text = spliced ?? file.source.text;
    if (file.kind === 'redirects') text = freeAddress(openSource(file.source.file, text), guidePath(to));
    text = text.replace(address, guidePath(to));
    if (file.kind === 'redirects')
      text = addRedirect(openSource(file.source.file, text), guidePath(from), guidePath(to));
    if (text !== file.source.text || isOwn) write.set(isOwn ? renamed(file.path, from, to) : file.path, text);
  }
  const rename = files
    .filter(({ path }) => own.has(path))
    .map(({ path }) => [path, renamed(path, from, to)] as const);
  return { write, rename, remove: [], notes };
}

/** The text of data/redirects.yaml without the entries for an address that becomes a page, as it may have been one before. */
function freeAddress(source: Source, path: string): string {
  const entries = scalarsOf(source).flatMap(({ path: at, value }): DataPath[] => {
    if (value !== path) return [];
    if (at[0] === 'gone') return [at];
    return at[0] === 'redirects' && at.at(-1) === 'from' ? [at.slice(0, -1)] : [];
  });
  return removeItems(source, entries) ?? source.text;
}

function renamed(path: string, from: string, to: string): string {
  return path.slice(0, -`${from}.yaml`.length) + `${to}.yaml`;
}
