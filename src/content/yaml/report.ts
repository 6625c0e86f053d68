import type { Node } from 'yaml';
import type { Code } from '../../diagnostics/codes.ts';
import { diagnostic, type Diagnostic, type Location } from '../../diagnostics/diagnostic.ts';
import { locationOfRange, type Source } from './source.ts';

export const maxProblems = 50;

/** A walk through a tree, and its diagnostics. */
export interface Reported {
  source: Source;
  tree: { diagnostics: Diagnostic[] };
}

export function report(reader: Reported, node: Node, code: Code, message: string, hint: string): void {
  push(reader, () => diagnostic(code, locationOfNode(reader.source, node), message, hint));
}

/** Refuses anchors and tags. */
export function reportProperties(reader: Reported, node: Node): void {
  const { source } = reader;
  const { tag } = node;
  if ('anchor' in node && typeof node.anchor === 'string') {
    const { anchor } = node;
    const message = `The anchor &${anchor} marks this value for use elsewhere.`;
    const hint = `Delete &${anchor}.`;
    push(reader, () => diagnostic('yaml/anchor', placeBefore(source, node, '&'), message, hint));
  }
  if (tag !== undefined) {
    const message = `The tag ${tag.replace('tag:yaml.org,2002:', '!!')} sets the type of this value.`;
    const hint = 'Delete the tag; use quotes for text.';
    push(reader, () => diagnostic('yaml/tag', placeBefore(source, node, '!'), message, hint));
  }
}

export function reportRepeatedKey(reader: Reported, name: string, second: Node, first: Node): void {
  push(reader, () => {
    const firstAt = locationOfNode(reader.source, first);
    const message = `"${name}" appears twice; the first is on line ${firstAt.line}.`;
    return diagnostic('yaml/duplicate-key', locationOfNode(reader.source, second), message, {
      hint: 'Keep the right one and delete the other.',
      related: [{ at: firstAt, message: `"${name}" appears here first.` }],
    });
  });
}

function push({ tree }: Reported, explain: () => Diagnostic): void {
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
export function reportCutText(reader: Reported, { range }: Node, text: string): void {
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
