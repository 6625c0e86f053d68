import { isAlias, isMap, isScalar, isSeq, type Node, type Pair } from 'yaml';
import type { Code } from '../../diagnostics/codes.ts';
import { type Diagnostic, diagnostic, type Location } from '../../diagnostics/diagnostic.ts';
import { keyText, type DataPath, type Source, locationOfRange } from './source.ts';
import { characterName, findControlCharacter } from './decode.ts';
import { otherReading } from './plainScalars.ts';
import { missingHyphen, unindentedText } from './syntaxHints.ts';

/** An unquoted word that some readers do not read as text. */
export interface Doubt {
  path: DataPath;
  word: string;
  reading: NonNullable<ReturnType<typeof otherReading>>;
}

interface Tree {
  data: unknown;
  diagnostics: Diagnostic[];
  doubts: Doubt[];
  /** true if the data lacks something that the author wrote. */
  incomplete: boolean;
}

interface Reader {
  source: Source;
  tree: Tree;
}

const forbiddenKeys: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** Reports anchors, aliases, tags and repeated keys. */
export function readTree(source: Source): Tree {
  const tree: Tree = { data: null, diagnostics: [], doubts: [], incomplete: false };
  tree.data = readNode(source.composed.documents[0]?.contents ?? null, [], { source, tree });
  return tree;
}

function readNode(node: Node | null, path: DataPath, reader: Reader): unknown {
  if (node === null) return null;
  reportProperties(reader, node);
  if (isAlias(node)) {
    const hint = 'Write the value out.';
    report(reader, node, 'yaml/alias', `The alias *${node.source} repeats another part of the file.`, hint);
    reader.tree.incomplete = true;
    return null;
  }
  if (isSeq<Node | null>(node))
    return node.items.map((item, index) => readNode(item, [...path, index], reader));
  if (isMap<Node | null, Node | null>(node)) return readMap(node.items, path, reader);
  return isScalar(node) ? readScalar(node, path, reader) : null;
}

function readScalar(
  node: Node & { value: unknown; source?: string; type?: string },
  path: DataPath,
  reader: Reader,
) {
  if (node.type === 'PLAIN') {
    const word = node.source ?? '';
    const reading = otherReading(word);
    if (reading !== null) reader.tree.doubts.push({ path, word, reading });
  }
  if (typeof node.value !== 'string') return node.value;
  if (node.type === 'PLAIN') {
    reportCutText(reader, node, node.value);
    if (/^[“„‘][^“”„‘’\n]{1,120}[”’]$/.test(node.value)) {
      const message = 'The text is in typographic quotes, which are published as part of the text.';
      report(reader, node, 'yaml/syntax', message, `Type straight quotes: "${node.value.slice(1, -1)}"`);
    }
  }
  const control = findControlCharacter(node.value);
  if (control !== undefined) {
    const message = `The text contains the invisible character ${characterName(control)}, written as an escape.`;
    report(reader, node, 'yaml/control-character', message, 'Delete the escape.');
  }
  return node.value;
}

function readMap(pairs: readonly Pair<Node | null, Node | null>[], path: DataPath, reader: Reader) {
  const data: Record<string, unknown> = {};
  const seen = new Map<string, Node>();
  for (const [index, { key, value }] of pairs.entries()) {
    const name = readKey(key, reader);
    if (key === null || name === null) continue;
    const [, tight, rest = ''] = (value === null && /^([a-z_]+):(\S.*)$/.exec(name)) || [];
    if (tight !== undefined) {
      report(reader, key, 'yaml/syntax', 'A space is missing after the colon.', `Write ${tight}: ${rest}`);
      reader.tree.incomplete = true;
      continue;
    }
    const above = pairs[index - 1]?.value;
    if (name.includes(' ') && isScalar(above) && above.type?.startsWith('BLOCK_') && above.value === '') {
      report(reader, key, 'yaml/syntax', unindentedText.message, unindentedText.hint);
      reader.tree.incomplete = true;
      break;
    }
    const first = seen.get(name);
    if (first && typeof path.at(-1) === 'number' && seen.size > 1 && [...seen.keys()][0] === name) {
      const { message, hint } = missingHyphen(name);
      report(reader, key, 'yaml/syntax', message, hint);
      reader.tree.incomplete = true;
      break;
    }
    if (first) {
      reportRepeatedKey(reader, name, key, first);
      continue;
    }
    seen.set(name, key);
    data[name] = readNode(value, [...path, name], reader);
  }
  return data;
}

function readKey(key: Node | null, reader: Reader): string | null {
  if (key === null) return null;
  reportProperties(reader, key);
  const name = keyText(key);
  const refusal = refusalOf(name);
  if (name === undefined || refusal) {
    if (refusal) report(reader, key, ...refusal);
    reader.tree.incomplete ||= name === undefined || name === '<<';
    return null;
  }
  return name;
}

function refusalOf(name: string | undefined): [Code, string, string] | null {
  if (name === undefined) {
    const message = 'The name of a field cannot be a list, a mapping or an alias.';
    return ['yaml/key', message, 'A name is a word before a colon.'];
  }
  if (name === '<<') {
    return ['yaml/merge-key', 'The merge key << copies fields from elsewhere.', 'Write the fields out.'];
  }
  if (forbiddenKeys.includes(name)) {
    return ['yaml/forbidden-key', `A field cannot be named "${name}".`, 'Delete it; no file here needs it.'];
  }
  const control = findControlCharacter(name);
  if (control === undefined) return null;
  const message = `The name of the field contains the invisible character ${characterName(control)}.`;
  return ['yaml/control-character', message, 'Delete the escape.'];
}

export const maxProblems = 50;

function report(reader: Reader, node: Node, code: Code, message: string, hint: string): void {
  push(reader, () => diagnostic(code, locationOfNode(reader.source, node), message, hint));
}

/** Refuses anchors and tags. */
function reportProperties(reader: Reader, node: Node): void {
  const { source } = reader;
  const { tag } = node;
  if ('anchor' in node && typeof node.anchor === 'string') {
    const message = `The anchor &${node.anchor} marks this value for use elsewhere.`;
    const hint = `Delete &${node.anchor}.`;
    push(reader, () => diagnostic('yaml/anchor', placeBefore(source, node, '&'), message, hint));
  }
  if (tag === undefined) return;
  const message = `The tag ${tag.replace('tag:yaml.org,2002:', '!!')} sets the type of this value.`;
  const hint = 'Delete the tag; use quotes for text.';
  push(reader, () => diagnostic('yaml/tag', placeBefore(source, node, '!'), message, hint));
}

function reportRepeatedKey(reader: Reader, name: string, second: Node, first: Node): void {
  push(reader, () => {
    const firstAt = locationOfNode(reader.source, first);
    const message = `"${name}" appears twice; the first is on line ${firstAt.line}.`;
    return diagnostic('yaml/duplicate-key', locationOfNode(reader.source, second), message, {
      hint: 'Keep the right one and delete the other.',
      related: [{ at: firstAt, message: `"${name}" appears here first.` }],
    });
  });
}

function push({ tree }: Reader, explain: () => Diagnostic): void {
  if (tree.diagnostics.length <= maxProblems) tree.diagnostics.push(explain());
}

function locationOfNode(source: Source, node: Node): Location {
  return locationOfRange(source, node.range?.[0] ?? 0, node.range?.[1]);
}

/** The location of &name or !tag before a node. */
function placeBefore(source: Source, node: Node, mark: '&' | '!'): Location {
  const before = source.text.slice(0, node.range?.[0] ?? 0);
  const start = before.search(new RegExp(`\\${mark}\\S*(?:\\s+[&!]\\S*)?\\s*$`));
  const end = /^\S+/.exec(before.slice(start))?.[0].length ?? 1;
  return start === -1 ? locationOfNode(source, node) : locationOfRange(source, start, start + end);
}

/** A # after an unquoted text hides the rest of the line; after a single word, a comment is common. */
function reportCutText(reader: Reader, { range }: Node, text: string): void {
  const end = range?.[1] ?? 0;
  const [whole, blanks = '', comment = ''] =
    /^([ \t]+)(#.*)/.exec(reader.source.text.slice(end, end + 400)) ?? [];
  if (whole === undefined || (!/\s/.test(text) && !/^#[\p{L}\p{N}]/u.test(comment))) return;
  const start = end + blanks.length;
  const at = locationOfRange(reader.source, start, start + comment.trimEnd().length);
  const message = 'The # ends the text here: the rest of the line is a comment, which no reader sees.';
  const hint =
    'If it belongs to the text, put the whole text in quotes; if not, move the comment to a line above.';
  push(reader, () => diagnostic('yaml/comment-in-text', at, message, hint));
}
