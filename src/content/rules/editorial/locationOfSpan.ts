import type { Location } from '../../../diagnostics/diagnostic.ts';
import { nodeAt, locationOf, locationOfRange } from '../../yaml/source.ts';
import type { Span } from './reading.ts';
import type { Text } from './texts.ts';

export function locationOfSpan(text: Text, { start, end }: Span): Location {
  const { source, path } = text;
  const range = nodeAt(source, path)?.range;
  if (!range) return locationOf(source, path);
  const written = source.text.slice(range[0], range[1]);
  const first = offsetOf(text, start, written);
  const last = offsetOf(text, end - 1, written);
  return first === null || last === null
    ? locationOf(source, path)
    : locationOfRange(source, range[0] + first, range[0] + last + 1);
}

/** Folding and quotes change only blanks and signs, so the n-th visible character is the n-th written one. */
function offsetOf(text: Text, offset: number, written: string): number | null {
  let at = /^[>|]/.test(written) ? written.indexOf('\n') : /^["']/.test(written) ? 1 : 0;
  const target = text.writtenAt(offset);
  for (let index = 0; index <= target; index += 1) {
    const character = text.written[index] ?? '';
    if (/\s/.test(character)) continue;
    while (/\s/.test(written[at] ?? '')) at += 1;
    // Quoted texts write '' for an apostrophe and \" for a quotation mark.
    if (written.startsWith("''", at) && written.startsWith("'")) at += 1;
    if (written.startsWith('\\', at) && written.startsWith('"')) at += 1;
    if (written[at] !== character) return null;
    if (index === target) return at;
    at += 1;
  }
  return null;
}
