import type { Place } from '../../diagnostics/diagnostic.ts';
import { nodeAt, placeOf, placeOfRange } from '../source.ts';
import type { Span } from './sentences.ts';
import type { Text } from './texts.ts';

/** The place of a part of a text in its file; the text's own place where its words are not written as they read. */
export function placeOfSpan(text: Text, { start, end }: Span): Place {
  const { source, path } = text;
  const only = onlyPlaceOf(
    text.written.slice(text.writtenAt(start), text.writtenAt(end - 1) + 1),
    source.text,
  );
  if (only) return placeOfRange(source, only.start, only.end);
  const range = nodeAt(source, path)?.range;
  if (!range) return placeOf(source, path);
  const written = source.text.slice(range[0], range[1]);
  const first = offsetOf(text, start, written);
  const last = offsetOf(text, end - 1, written);
  return first === null || last === null
    ? placeOf(source, path)
    : placeOfRange(source, range[0] + first, range[0] + last + 1);
}

/** The place of the words if the file has them verbatim exactly once: reading its tree takes a hundred times longer. */
function onlyPlaceOf(words: string, file: string): Span | null {
  const pattern = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  const found = new RegExp(pattern, 'g');
  const match = words.length < 8 ? null : found.exec(file);
  if (!match || found.test(file)) return null;
  return { start: match.index, end: match.index + match[0].length };
}

/**
 * Where a character of the value stands in the YAML. Folding, indentation and quotes change blanks and add signs, but
 * never the order of the visible characters: the n-th of the value is the n-th that is written.
 */
function offsetOf(text: Text, offset: number, written: string): number | null {
  let at = /^[>|]/.test(written) ? written.indexOf('\n') : /^["']/.test(written) ? 1 : 0;
  const target = text.writtenAt(offset);
  for (let index = 0; index <= target; index += 1) {
    const character = text.written[index] ?? '';
    if (/\s/.test(character)) continue;
    while (/\s/.test(written[at] ?? '')) at += 1;
    // '' is how a quoted text writes an apostrophe, \" a quotation mark.
    if (written.startsWith("''", at) && written.startsWith("'")) at += 1;
    if (written.startsWith('\\', at) && written.startsWith('"')) at += 1;
    if (written[at] !== character) return null;
    if (index === target) return at;
    at += 1;
  }
  return null;
}
