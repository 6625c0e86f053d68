import { isMap, isScalar, type Node, type Pair } from 'yaml';
import { keyText, nodeAt, type DataPath, type Source } from './source.ts';

/** A value to put in place of the scalar at a path. */
export interface Splice {
  path: DataPath;
  value: string | number | boolean | null;
}

/**
 * The text of a source with some scalars replaced and every other character as it was; null where one of them is no
 * scalar on one line.
 */
export function spliceScalars(source: Source, splices: readonly Splice[]): string | null {
  const edits = splices.map((splice) => editOf(source, splice));
  if (!edits.every((edit) => edit !== null)) return null;
  // From the end, so that the offsets before stay true.
  const ordered = edits.toSorted((a, b) => b.start - a.start);
  return ordered.reduce(
    (text, { start, end, written }) => text.slice(0, start) + written + text.slice(end),
    source.text,
  );
}

interface Edit {
  start: number;
  end: number;
  written: string;
}

function editOf(source: Source, { path, value }: Splice): Edit | null {
  const node = nodeAt(source, path);
  if (!isScalar(node) || !node.range) return null;
  const [start, end] = node.range;
  const before = source.text.slice(start, end);
  if (before.includes('\n') || node.anchor !== undefined || node.tag !== undefined) return null;
  const quote = typeof value === 'string' ? (/^["']/.exec(before)?.[0] ?? '') : '';
  const written = `${quote}${String(value)}${quote}`;
  if (start < end) return { start, end, written };
  // Nothing after the colon means null; its place may be right before a comment, which needs its space.
  const colon = colonOf(source, path);
  return colon === null ? null : { start: colon + 1, end: colon + 1, written: ` ${written}` };
}

/** Where the colon behind a field's name stands. */
function colonOf(source: Source, path: DataPath): number | null {
  const fields = nodeAt(source, path.slice(0, -1));
  if (!isMap<Node, Node | null>(fields)) return null;
  const pair = fields.items.find(({ key }: Pair<Node, Node | null>) => keyText(key) === String(path.at(-1)));
  const end = pair?.key.range?.[1];
  return end === undefined ? null : source.text.indexOf(':', end);
}
