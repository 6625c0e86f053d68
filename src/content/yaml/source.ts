import { isMap, isScalar, isSeq, type Node, type Pair, type Scalar } from 'yaml';
import type { Location } from '../../diagnostics/diagnostic.ts';
import { compose, type Composed } from './compose.ts';

/** Keys and indices from the top of a file, for example ['expansions', 2, 'title']. */
export type DataPath = readonly (string | number)[];

export interface Source {
  file: string;
  text: string;
  readonly composed: Composed;
}

/** The text may be read, and is parsed, on demand: most files need no positions. */
export function openSource(file: string, text: string | (() => string)): Source {
  let composed: Composed | undefined;
  let known = typeof text === 'string' ? text : undefined;
  const read = () => (known ??= typeof text === 'string' ? text : text());
  return {
    file,
    get text() {
      return read();
    },
    get composed() {
      return (composed ??= compose(read()));
    },
  };
}

/** The location of two offsets; the end is cut at the end of the line. */
export function locationOfRange(
  source: Pick<Source, 'file' | 'text'>,
  start: number,
  end = start + 1,
): Location {
  const { file, text } = source;
  const lineStart = start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', start);
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < lineStart; at = text.indexOf('\n', at + 1)) line += 1;
  const column = start - lineStart + 1;
  const shownEnd = Math.min(end, lineEnd === -1 ? text.length : lineEnd);
  const endColumn = Math.max(column + 1, shownEnd - lineStart + 1);
  return { file, line, column, endColumn };
}

/** Lists, fields, and empty values are shown by their key, missing values by their nearest ancestor. */
export function locationOf(source: Source, path: DataPath, part: 'value' | 'key' = 'value'): Location {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const found = entryAt(source, path.slice(0, depth));
    if (!found) continue;
    const { key, value } = found;
    const wanted = (part === 'key' || depth < path.length || !isShort(value) ? key : value) ?? value;
    if (wanted?.range) return locationOfRange(source, wanted.range[0], trimmedEnd(source, wanted));
  }
  const contents = nodeAt(source, []);
  return locationOfRange(source, contents?.range?.[0] ?? 0, contents ? trimmedEnd(source, contents) : 1);
}

/** The location of some words of the text at a path, or of the whole text if they are not written verbatim. */
export function locationOfWords(source: Source, path: DataPath, words: string): Location {
  const range = nodeAt(source, path)?.range;
  const start = range ? source.text.slice(range[0], range[1]).indexOf(words) : -1;
  return range && start !== -1
    ? locationOfRange(source, range[0] + start, range[0] + start + words.length)
    : locationOf(source, path);
}

export function nodeAt(source: Source, path: DataPath): Node | undefined {
  return entryAt(source, path)?.value;
}

/** The text or number at a path, as text. */
export function textAt(source: Source, path: DataPath): string | null {
  const node = nodeAt(source, path);
  return isScalar(node) ? String(node.value) : null;
}

interface FoundScalar {
  path: DataPath;
  value: unknown;
  node: Scalar;
}

export function scalarsOf(source: Source): FoundScalar[] {
  const found: FoundScalar[] = [];
  const walk = (node: Node | null | undefined, path: DataPath): void => {
    if (isScalar(node)) found.push({ path, value: node.value, node });
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

interface Entry {
  key: Node | undefined;
  value: Node | undefined;
}

function entryAt(source: Source, path: DataPath): Entry | undefined {
  let entry: Entry = { key: undefined, value: source.composed.documents[0]?.contents ?? undefined };
  for (const step of path) {
    const next = stepInto(entry.value, step);
    if (!next) return undefined;
    entry = next;
  }
  return entry;
}

function stepInto(node: Node | undefined, step: string | number): Entry | undefined {
  if (isSeq<Node>(node) && typeof step === 'number') {
    const item = node.items[step];
    return item && { key: undefined, value: item };
  }
  if (!isMap<Node, Node | null>(node)) return undefined;
  const pair = node.items.find(({ key }: Pair<Node, Node | null>) => keyText(key) === String(step));
  return pair && { key: pair.key, value: pair.value ?? undefined };
}

/** As written: 1830 and null are names too. */
export function keyText(key: Node | null): string | undefined {
  if (!isScalar(key)) return undefined;
  return typeof key.value === 'string' ? key.value : (key.source ?? '');
}

function isShort(node: Node | undefined): boolean {
  return isScalar(node) && !!node.range && node.range[1] > node.range[0];
}

function trimmedEnd({ text }: Source, { range }: Node): number {
  if (!range) return 0;
  const written = text.slice(range[0], range[1]);
  return range[0] + Math.max(1, written.trimEnd().length);
}
