import { nodeAt, type Source } from '../source.ts';

/** The text of data/redirects.yaml with one more redirect at its end. */
export function addRedirect(source: Source, from: string, to: string): string {
  const text = source.text.endsWith('\n') ? source.text : `${source.text}\n`;
  const indent = /^( *)- from:/m.exec(text)?.[1] ?? '  ';
  const entry = `${indent}- from: ${from}\n${indent}  to: ${to}\n`;
  // An empty list stands in brackets.
  return nodeAt(source, ['redirects', 0]) === undefined
    ? text.replace(/^redirects:.*$/m, `redirects:\n${entry.trimEnd()}`)
    : text + entry;
}
