import { parseProse } from '../../domain/prose.ts';

/** A text without its markup, with a line break between paragraphs. */
export interface PlainText {
  plain: string;
  /** The offset in the text as written for an offset in plain. */
  writtenAt: (offset: number) => number;
}

/** Takes the markup out of a text, and remembers where each part was. */
export function readPlainText(written: string): PlainText {
  if (!/[*[\n]|^\s|\s$/.test(written)) return { plain: written, writtenAt: (offset) => offset };
  const parts: { from: number; writtenFrom: number }[] = [];
  let plain = '';
  let cursor = 0;
  for (const paragraph of parseProse(written)) {
    if (plain !== '') plain += '\n';
    for (const part of paragraph) {
      cursor = written.indexOf(part.text, cursor);
      parts.push({ from: plain.length, writtenFrom: cursor });
      plain += part.text;
      // Skip the address, which may contain the same letters as the text after it.
      cursor += part.text.length + (part.kind === 'link' ? `](${part.href})`.length : 0);
    }
  }
  return {
    plain,
    writtenAt: (offset) => {
      const part = parts.findLast(({ from }) => from <= offset);
      return part === undefined ? offset : part.writtenFrom + offset - part.from;
    },
  };
}
