import { isSeq } from 'yaml';
import { nodeAt, type Source } from '../source.ts';

/** The text of data/redirects.yaml with one more redirect at the end of the list. */
export function addRedirect(source: Source, from: string, to: string): string {
  const text = source.text.endsWith('\n') ? source.text : `${source.text}\n`;
  const indent = /^( *)- from:/m.exec(text)?.[1] ?? '  ';
  const entry = `${indent}- from: ${from}\n${indent}  to: ${to}\n`;
  const list = nodeAt(source, ['redirects']);
  const last = isSeq(list) ? nodeAt(source, ['redirects', list.items.length - 1])?.range : undefined;
  // An empty list stands in brackets.
  if (!last) return text.replace(/^redirects:.*$/m, `redirects:\n${entry.trimEnd()}`);
  // A list of removed pages may follow.
  const end = text.indexOf('\n', last[1] - 1) + 1;
  return text.slice(0, end) + entry + text.slice(end);
}
