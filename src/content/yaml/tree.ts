import { isAlias, isMap, isScalar, isSeq, type Node, type Pair } from 'yaml';
import type { Code } from '../../diagnostics/codes.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { keyText, type DataPath, type Source } from './source.ts';
import { characterName, findControlCharacter } from './decode.ts';
import { otherReading } from './plainScalars.ts';
import { report, reportCutText, reportProperties, reportRepeatedKey } from './report.ts';
import { missingHyphen, unindentedText } from './syntaxHints.ts';

/** An unquoted word that some readers do not read as text. */
export interface Doubt {
  path: DataPath;
  word: string;
  reading: NonNullable<ReturnType<typeof otherReading>>;
}

export interface Tree {
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
