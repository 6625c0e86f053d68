/** Zero-width marks. The data cannot contain control characters. */
const strongStart = '\u0001';
const strongEnd = '\u0002';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const wide =
  /^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation})/u;

export function columnsOf(text: string): number {
  let columns = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (segment === strongStart || segment === strongEnd) continue;
    columns += wide.test(segment) ? 2 : 1;
  }
  return columns;
}

export function strong(text: string): string {
  return strongStart + text + strongEnd;
}

/** Wraps at width columns. The first line starts with `first`, the others with as many spaces. */
export function wrapText(text: string, width: number, first = ''): string[] {
  const indent = ' '.repeat(columnsOf(first));
  const lines: string[] = [];
  let line = first;
  let columns = columnsOf(first);
  let isEmpty = true;
  for (const word of text.split(' ')) {
    const wanted = columnsOf(word);
    if (!isEmpty && columns + 1 + wanted > width) {
      lines.push(line);
      line = indent;
      columns = indent.length;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    columns += wanted + (isEmpty ? 0 : 1);
    isEmpty = false;
  }
  return [...lines, line];
}

export function paintLines(lines: readonly string[], color: boolean): string[] {
  let isStrong = false;
  return lines.map((line) => {
    const opened = isStrong ? strongStart + line : line;
    isStrong = opened.lastIndexOf(strongStart) > opened.lastIndexOf(strongEnd);
    const closed = isStrong ? opened + strongEnd : opened;
    return closed
      .replaceAll(strongStart, color ? '\u001b[1m' : '')
      .replaceAll(strongEnd, color ? '\u001b[22m' : '')
      .trimEnd();
  });
}
