import type { Location } from '../../diagnostics/diagnostic.ts';

/** The location of two offsets in a file's text; the end is cut to the first line. */
export function locationInFile(text: string, file: string, start: number, end: number): Location {
  let line = 1;
  let lineStart = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < start; at = text.indexOf('\n', at + 1)) {
    line++;
    lineStart = at + 1;
  }
  const lineEnd = text.indexOf('\n', start);
  const shownEnd = Math.min(end, lineEnd === -1 ? text.length : lineEnd);
  return {
    file,
    line,
    column: start - lineStart + 1,
    ...(shownEnd > start && { endColumn: shownEnd - lineStart + 1 }),
  };
}
