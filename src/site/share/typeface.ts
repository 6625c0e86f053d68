import { Blob, Buffer as ShapeBuffer, Face, Font, shape } from 'harfbuzzjs';

export interface Typeface {
  widthOf: (text: string, size: number) => number;
  /** SVG that draws a line of text from x on the base line y. */
  outline: (text: string, size: number, x: number, y: number) => string;
}

export function openTypeface(font: Uint8Array): Typeface {
  const face = new Face(new Blob(font));
  const outlines = new Font(face);
  const shaped = (text: string) => {
    const buffer = new ShapeBuffer();
    buffer.addText(drawable(text, outlines));
    buffer.guessSegmentProperties();
    shape(outlines, buffer);
    return buffer.getGlyphInfosAndPositions();
  };
  return {
    widthOf: (text, size) =>
      shaped(text).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) * (size / face.upem),
    outline: (text, size, x, y) => {
      let pen = 0;
      const paths = shaped(text).map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
        const at = `translate(${pen + xOffset} ${yOffset})`;
        pen += xAdvance;
        return `<path transform="${at}" d="${outlines.glyphToPath(codepoint)}"/>`;
      });
      const scale = size / face.upem;
      return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
    },
  };
}

/** The text that the font can draw: drops the accent of a missing letter, and drops a missing symbol. */
function drawable(text: string, font: Font): string {
  const has = (character: string) => font.glyph(character.codePointAt(0) ?? 0) !== undefined;
  return Array.from(text.normalize('NFC'), (character) => {
    if (has(character)) return character;
    const [bare = ''] = character.normalize('NFKD');
    return has(bare) ? bare : '';
  })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
