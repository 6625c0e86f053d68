import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { keyText, nodeAt, type DataPath, type Source } from '../source.ts';
import type { DataFile } from './dataFiles.ts';

/** Fields that hold the id of a game or a guide, and lists of such ids. */
const idFields: readonly string[] = ['game', 'game_id', 'guide'];
const idLists: readonly string[] = ['shelf', 'from_guides', 'guides', 'cards'];

/** A scalar of a file. */
export interface Scalar {
  path: DataPath;
  value: unknown;
}

/** Every scalar of a file, in order. */
export function scalarsOf(source: Source): Scalar[] {
  const found: Scalar[] = [];
  const walk = (node: Node | null | undefined, path: DataPath): void => {
    if (isScalar(node)) found.push({ path, value: node.value });
    else if (isSeq<Node>(node))
      node.items.forEach((item, index) => {
        walk(item, [...path, index]);
      });
    else if (isMap<Node, Node | null>(node))
      for (const { key, value } of node.items) walk(value, [...path, keyText(key) ?? '']);
  };
  walk(source.composed.documents[0]?.contents, []);
  return found;
}

/** Whether a scalar names a game or a guide by its id. */
export function holdsId({ path }: Scalar): boolean {
  const last = path.at(-1);
  return typeof last === 'number' ? idLists.includes(String(path.at(-2))) : idFields.includes(String(last));
}

/** A path of this site wherever it stands as a whole, in links of prose too. */
export function addressPattern(path: string): RegExp {
  return new RegExp(`${path.replace(/[.*+?^$()[\]{}|\\/]/g, '\\$&')}(?![A-Za-z0-9-])`, 'g');
}

/** Whether a game's guide is published, so that its address may be known to readers. */
export function hasPublishedGuide(files: readonly DataFile[], id: string): boolean {
  const guide = files.find(({ kind, name }) => kind === 'guide' && name === id);
  const status = guide && nodeAt(guide.source, ['status']);
  return isScalar(status) && status.value === 'published';
}
