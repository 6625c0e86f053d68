import { isSeq } from 'yaml';
import { nodeAt, type DataPath, type Source } from '../source.ts';

interface Cut {
  start: number;
  end: number;
  /** The replacement text. */
  written: string;
}

/** The text of a file without some entries of its lists; null where an entry cannot be cut out. */
export function removeItems(source: Source, paths: readonly DataPath[]): string | null {
  const lists = new Map<string, { list: DataPath; indices: Set<number> }>();
  for (const path of paths) {
    const list = path.slice(0, -1);
    const known = lists.get(list.join('\n')) ?? { list, indices: new Set() };
    known.indices.add(Number(path.at(-1)));
    lists.set(list.join('\n'), known);
  }
  const cuts = [...lists.values()].map(({ list, indices }) => cutsOf(source, list, indices));
  if (!cuts.every((cut) => cut !== null)) return null;
  return cuts
    .flat()
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, written }) => text.slice(0, start) + written + text.slice(end), source.text);
}

function cutsOf(source: Source, path: DataPath, indices: ReadonlySet<number>): Cut[] | null {
  const { text } = source;
  const list = nodeAt(source, path);
  if (!isSeq(list) || !list.range) return null;
  const [listStart, listEnd] = list.range;
  if (indices.size === list.items.length) {
    const start = list.flow === true ? listStart : text.lastIndexOf(':', listStart) + 1;
    return [{ start, end: listEnd, written: list.flow === true ? '[]' : ' []\n' }];
  }
  if (list.flow === true) {
    const kept = list.items.flatMap((_item, index) => {
      const range = indices.has(index) ? null : nodeAt(source, [...path, index])?.range;
      return range ? [text.slice(range[0], range[1])] : [];
    });
    return [{ start: listStart, end: listEnd, written: `[${kept.join(', ')}]` }];
  }
  return [...indices].flatMap((index) => {
    const range = nodeAt(source, [...path, index])?.range;
    if (!range) return [];
    const start = text.lastIndexOf('\n', range[0] - 1) + 1;
    const end = text.indexOf('\n', Math.max(range[0], range[1] - 1));
    return [{ start, end: end === -1 ? text.length : end + 1, written: '' }];
  });
}
