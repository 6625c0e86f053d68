import type { Location } from './diagnostic.ts';
import { printable } from './printable.ts';

const width = 100;

/** Empty if the location is not in the text. */
export function formatFrame(text: string, at: Location): string {
  const lines = text.split('\n', at.line);
  const line = lines[at.line - 1];
  if (line === undefined || line.trim() === '') return '';
  const before = lines[at.line - 2];
  const digits = String(at.line).length;
  // Crops a long line, and the line before it, around the location.
  const start = Math.max(0, at.column - 1 - Math.floor(width / 2));
  const from = at.column <= width * 0.8 ? 0 : start;
  const end = Math.max(at.column + 1, Math.min(at.endColumn ?? at.column + 1, from + width + 1));
  const marks = '^'.repeat(end - at.column);
  const gap = ' '.repeat(at.column - 1 - from + (from > 0 ? 1 : 0));
  return [
    ...(before === undefined ? [] : [`  ${String(at.line - 1).padStart(digits)} | ${crop(before, from)}`]),
    `> ${at.line} | ${crop(line, from)}`,
    `  ${' '.repeat(digits)} | ${gap}${marks}`,
  ]
    .map((shown) => shown.trimEnd())
    .join('\n');
}

/** One column per character, so that the mark is below its place. */
function crop(line: string, from: number): string {
  const part = line
    .replace(/\r$/, '')
    .slice(from, from + width)
    .replace(/\t/g, '→');
  const shown = part.replace(/./gsu, (character) =>
    printable(character) === character ? character : '\ufffd',
  );
  return (from > 0 ? '…' : '') + shown + (line.length > from + width ? '…' : '');
}
