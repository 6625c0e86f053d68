import { isScalar } from 'yaml';
import { nodeAt, type DataPath, type Source } from './source.ts';

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
  // Nothing after the colon means null, and leaves no space to write behind.
  const gap = start === end && source.text[start - 1] === ':' ? ' ' : '';
  return { start, end, written: gap + written };
}
