import type { Node } from 'yaml';
import type { Code } from '../../diagnostics/codes.ts';
import { finding, type Diagnostic, type Place } from '../../diagnostics/diagnostic.ts';
import { placeOfRange, type Source } from '../source.ts';

/** The most problems reported for one file. */
export const maxProblems = 50;

/** The source that a walk through a tree reads, and the list that its problems go to. */
export interface Reported {
  source: Source;
  tree: { diagnostics: Diagnostic[] };
}

/** Adds a problem at a node, unless there are enough. */
export function report(reader: Reported, node: Node, code: Code, message: string, hint: string): void {
  push(reader, () => finding(code, placeOfNode(reader.source, node), message, { hint }));
}

/** Refuses anchors and tags. */
export function reportProperties(reader: Reported, node: Node): void {
  const { source } = reader;
  const { tag } = node;
  if ('anchor' in node && typeof node.anchor === 'string') {
    const { anchor } = node;
    const message = `The anchor &${anchor} marks this value to be repeated elsewhere.`;
    const hint = `Delete &${anchor}.`;
    push(reader, () => finding('yaml/anchor', placeBefore(source, node, '&'), message, { hint }));
  }
  if (tag !== undefined) {
    const message = `The tag ${tag.replace('tag:yaml.org,2002:', '!!')} sets the type of this value.`;
    const hint = 'Delete the tag; quotes say that text is meant.';
    push(reader, () => finding('yaml/tag', placeBefore(source, node, '!'), message, { hint }));
  }
}

/** Refuses the second of two fields with one name. */
export function reportRepeatedKey(reader: Reported, name: string, second: Node, first: Node): void {
  push(reader, () => {
    const firstAt = placeOfNode(reader.source, first);
    const message = `"${name}" is given a second time; the first is on line ${firstAt.line}.`;
    return finding('yaml/duplicate-key', placeOfNode(reader.source, second), message, {
      hint: 'Keep the right one and delete the other.',
      related: [{ at: firstAt, message: `"${name}" is given here first.` }],
    });
  });
}

function push({ tree }: Reported, explain: () => Diagnostic): void {
  if (tree.diagnostics.length <= maxProblems) tree.diagnostics.push(explain());
}

function placeOfNode(source: Source, node: Node): Place {
  return placeOfRange(source, node.range?.[0] ?? 0, node.range?.[1]);
}

/** The place of &name or !tag before a node. */
function placeBefore(source: Source, node: Node, mark: '&' | '!'): Place {
  const before = source.text.slice(0, node.range?.[0] ?? 0);
  const start = before.search(new RegExp(`\\${mark}\\S*(?:\\s+[&!]\\S*)?\\s*$`));
  const end = /^\S+/.exec(before.slice(start))?.[0].length ?? 1;
  return start === -1 ? placeOfNode(source, node) : placeOfRange(source, start, start + end);
}

/**
 * Warns where a # that follows an unquoted text hides the rest of the line. Behind a single word a comment is common,
 * unless nothing separates the # from what follows it, as in #1.
 */
export function reportCutText(reader: Reported, { range }: Node, text: string): void {
  const end = range?.[1] ?? 0;
  const [whole, blanks = '', comment = ''] =
    /^([ \t]+)(#.*)/.exec(reader.source.text.slice(end, end + 400)) ?? [];
  if (whole === undefined || (!/\s/.test(text) && !/^#[\p{L}\p{N}]/u.test(comment))) return;
  const start = end + blanks.length;
  const at = placeOfRange(reader.source, start, start + comment.trimEnd().length);
  const message = 'The # ends the text here: the rest of the line is a comment, which no reader sees.';
  const hint =
    'If it belongs to the text, put the whole text in quotes; if not, move the comment to a line above.';
  push(reader, () => finding('yaml/comment-in-text', at, message, { hint }));
}
