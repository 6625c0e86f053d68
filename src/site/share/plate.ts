import { cap, fitText, leading, type FittedText } from './fitText.ts';
import type { Typeface } from './typeface.ts';

export interface ShareText {
  title: string;
  pick: string | null;
  note: string | null;
}

export interface ShareType {
  display: Typeface;
  text: Typeface;
}

const left = 54;
const middle = 315;
const padding = 40;
const descent = 8;
const inner = 484;
const gap = 42;

const label = { text: 'First pick', size: 36, height: 47, indent: 78 };
/** Their sum is less than the image's height, whatever the texts. */
const frames = {
  title: { width: inner, height: 316, sizes: [80, 76, 72, 68, 64, 60, 56, 52, 48] },
  pick: { width: inner - label.indent, height: 118, sizes: [44, 42, 40, 36] },
  note: { width: inner, height: 118, sizes: [44, 42, 40, 36] },
};

const ink = '#12251d';
const ink2 = '#46584f';
const pawn = '#c23420';

/** The inside of an SVG of 1200 by 630, readable at a quarter of its size. */
export function drawPlate({ title, pick, note }: ShareText, { display, text }: ShareType): string {
  const head = fitText(title, frames.title, display.widthOf);
  const indent = pick === null ? 0 : label.indent;
  const labelHeight = pick === null ? 0 : label.height;
  const foot = fitText(pick ?? note ?? '', pick === null ? frames.note : frames.pick, text.widthOf);
  const footHeight = foot.lines.length === 0 ? 0 : gap + labelHeight + foot.height;

  const width = 2 * padding + Math.max(head.width, indent + foot.width);
  const height = 2 * padding + head.height + footHeight + descent;
  const x = left + padding;
  const y = middle - height / 2 + padding;
  const footY = y + head.height + gap;
  const discY = footY + (labelHeight + foot.height) / 2;
  return [
    `<rect x="${left}" y="${y - padding}" width="${width}" height="${height}" rx="14" fill="#fff"/>`,
    `<g fill="${ink}">${linesOf(head, display, x, y)}</g>`,
    pick === null
      ? ''
      : `<circle cx="${x + 29}" cy="${discY}" r="29" fill="${pawn}"/>` +
        `<g fill="#fff">${centered('1', 38, x + 29, discY, display)}</g>` +
        `<g fill="${ink2}">${text.outline(label.text, label.size, x + indent, footY + label.size * cap)}</g>`,
    `<g fill="${pick === null ? ink2 : ink}">${linesOf(foot, text, x + indent, footY + labelHeight)}</g>`,
  ].join('');
}

function linesOf({ lines, size }: FittedText, face: Typeface, x: number, top: number): string {
  return lines
    .map((line, index) => face.outline(line, size, x, top + size * (cap + index * leading)))
    .join('');
}

function centered(line: string, size: number, x: number, y: number, face: Typeface): string {
  return face.outline(line, size, x - face.widthOf(line, size) / 2, y + (size * cap) / 2);
}
