export interface FittedText {
  lines: readonly string[];
  size: number;
  width: number;
  height: number;
}

export interface Frame {
  width: number;
  height: number;
  sizes: readonly number[];
}

type Measure = (text: string, size: number) => number;

/** The distance between base lines, relative to the text size. */
export const leading = 1.12;
/** The height of capitals above the base line, relative to the text size. */
export const cap = 0.72;

/** In the largest size that fits, with lines of about equal length; text that fits in none is cut with an ellipsis. */
export function fitText(text: string, frame: Frame, widthOf: Measure): FittedText {
  const words = text.split(/\s+/).filter((word) => word !== '');
  for (const size of frame.sizes) {
    const measure = (line: string) => widthOf(line, size);
    const lines = wrap(words, frame.width, measure);
    if (lines.length > linesIn(frame, size) || lines.some((line) => measure(line) > frame.width)) continue;
    return fitted(balance(words, lines.length, frame.width, measure), size, measure);
  }
  const size = frame.sizes.at(-1) ?? 1;
  const measure = (line: string) => widthOf(line, size);
  const short = words.map((word) => cut(word, frame.width, measure));
  const lines = wrap(short, frame.width, measure);
  const count = linesIn(frame, size);
  if (lines.length <= count) return fitted(lines, size, measure);
  const rest = `${lines.slice(count - 1).join(' ')}…`;
  return fitted([...lines.slice(0, count - 1), cut(rest, frame.width, measure)], size, measure);
}

function linesIn({ height }: Frame, size: number): number {
  return Math.max(1, Math.floor((height / size - cap) / leading + 1 + 1e-9));
}

function wrap(words: readonly string[], width: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The words in that many lines, minimizing the squared space at their ends, so that no line is very short. */
function balance(
  words: readonly string[],
  count: number,
  width: number,
  measure: (line: string) => number,
): readonly string[] {
  const known = new Map<string, { cost: number; lines: readonly string[] }>();
  const best = (from: number, left: number): { cost: number; lines: readonly string[] } => {
    if (left === 0) return { cost: from === words.length ? 0 : Infinity, lines: [] };
    const key = `${from} ${left}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let found: { cost: number; lines: readonly string[] } = { cost: Infinity, lines: [] };
    for (let to = from + 1; to <= words.length - left + 1; to += 1) {
      const line = words.slice(from, to).join(' ');
      const room = width - measure(line);
      if (room < 0) break;
      const rest = best(to, left - 1);
      if (room ** 2 + rest.cost < found.cost)
        found = { cost: room ** 2 + rest.cost, lines: [line, ...rest.lines] };
    }
    known.set(key, found);
    return found;
  };
  return best(0, count).lines;
}

function fitted(lines: readonly string[], size: number, measure: (line: string) => number): FittedText {
  return {
    lines,
    size,
    width: Math.max(0, ...lines.map(measure)),
    height: lines.length === 0 ? 0 : size * (cap + (lines.length - 1) * leading),
  };
}

function cut(line: string, width: number, measure: (line: string) => number): string {
  if (measure(line) <= width) return line;
  const letters = Array.from(line);
  const shortened = () => `${letters.join('').replace(/[\s…]+$/, '')}…`;
  while (letters.length > 0 && measure(shortened()) > width) letters.pop();
  return shortened();
}
