import { characterName } from './decode.ts';

/** A typing mistake: its column from 0, a description, and what to type instead. */
export interface SyntaxHint {
  line: Line;
  column: number;
  message: string;
  hint: string;
}

/** The lines around the parser's error. */
export interface Neighbors {
  before: Line | undefined;
  line: Line;
  after: Line | undefined;
}

type Look = (neighbors: Neighbors) => Omit<SyntaxHint, 'line'> | null;

const at = (column: number, message: string, hint: string) => ({ column, message, hint });

export const quoteAll = 'Put the whole text in quotes.';
export const secondColon = 'A second colon followed by a space begins a new field within this text.';

/** Signs at the start of a field or an item that mean nothing to YAML. */
const looksAtStart: Look = ({ line: { text, indent } }) => {
  const start = text.slice(indent);
  if (/^(?:<{7}|={7}|>{7})(?: |$)/.test(start)) {
    const hint =
      'Keep one of the two versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.';
    return at(indent, 'This is a git merge conflict: both sides changed these lines.', hint);
  }
  if (start.startsWith('```')) return at(indent, 'This is Markdown, not YAML.', 'Delete the line.');
  if (start.startsWith('//'))
    return at(indent, 'A comment begins with #, not with //.', 'Write # instead of //.');
  if (/^[{}],?$/.test(start))
    return at(indent, 'The fields of a file are not in braces.', 'Delete the { and the } at its end.');
  const bullet = /^([–—•·*]|--+|\d+[.)]) ?(?=\w)/.exec(start)?.[1];
  if (bullet !== undefined) {
    const message = `A list item begins with a hyphen and a space, not with "${bullet}".`;
    return at(indent, message, 'Write - instead.');
  }
  if (/^-\w[\w ]*:/.test(start))
    return at(indent, 'A space is missing after the hyphen.', `Write - ${start.slice(1).trim()}`);
  return null;
};

/** Unindented text below > or |. A name of several words is not a field. */
const looksAtBlockText: Look = ({ before, line: { indent, name } }) =>
  before === undefined ||
  !/(?:^|\s)[|>][-+]?$/.test(before.value) ||
  indent > before.nameAt ||
  (name !== null && !name.includes(' '))
    ? null
    : { column: indent, ...unindentedText };

export const unindentedText = {
  message: 'The text of the field above begins here but is not indented.',
  hint: 'Indent each line two spaces more than the name of the field.',
};

const looksLikeColon: Look = ({ line: { text } }) => {
  const colon = /^\s*(?:- )?[\w ]+：/.exec(text);
  return colon && at(colon[0].length - 1, 'This is a full-width colon.', 'Type a normal colon and a space.');
};

const strangeSpace = String.raw`[\u00a0\u2000-\u200b\u202f\u3000\ufeff]`;
const strangePlace = new RegExp(String.raw`^ *(?:- *)?(?:[a-z_]+: *)?(?=${strangeSpace})`);

/** A space before or after a name or a hyphen that only looks right. Some are part of the name for the parser. */
export function findStrangeSpace(lines: readonly Line[]): SyntaxHint | null {
  const outside = new Set(withoutText(lines));
  for (const line of lines) {
    const column = strangePlace.exec(line.text)?.[0].length;
    if (column !== undefined && !outside.has(line) && /\S/.test(line.text.slice(0, column))) continue;
    if (column === undefined) continue;
    const message = `This is not a normal space but ${characterName(line.text[column] ?? '')}, which often comes from copied text.`;
    return { line, column, message, hint: 'Delete it and type the space again.' };
  }
  return null;
}

const looksAtColon: Look = ({ line: { text } }) => {
  const other = /^\s*(?:- )?([a-z_]+) ?([=;]) ?/.exec(text);
  if (other !== null) {
    const [start, name = '', sign = ''] = other;
    const message = `"${name}" is followed by ${sign} instead of a colon.`;
    return at(start.indexOf(sign), message, `Write ${name}: ${text.slice(start.length)}`);
  }
  const tight = /^\s*(?:- )?([a-z_]+):(?=[^\s:/])/.exec(text);
  if (tight === null) return null;
  const hint = `Write ${tight[1] ?? ''}: ${text.slice(tight[0].length)}`;
  return at(tight[0].length - 1, 'A space is missing after the colon.', hint);
};

const looksAtQuotes: Look = ({ line: { value, valueAt, text, indent, name } }) => {
  const [whole, from] =
    name === null && /^["']/.test(text.slice(indent)) ? [text.slice(indent), indent] : [value, valueAt];
  if (/^[“”„‘’«]/.test(whole)) {
    const message = 'These are typographic quotes, which YAML reads as part of the text.';
    return at(from, message, 'Type straight quotes around it: "…"');
  }
  const quote = whole[0];
  if (quote !== '"' && quote !== "'") return null;
  const end = closingAt(whole, quote);
  if (end === -1)
    return at(
      from,
      `The quote ${quote} opened here is not closed.`,
      `Write ${quote} at the end of the text.`,
    );
  const rest = whole.slice(end + 1);
  if (/^\s*(?:#.*|:.*)?$/.test(rest)) return null;
  if (/^,\s*$/.test(rest))
    return at(from + end + 1, 'There is a comma after the value, as in JSON.', 'Delete the comma.');
  const column = from + end;
  if (quote === "'" && /^\w/.test(rest)) {
    const hint = 'Put the text in double quotes, or write the apostrophe twice.';
    return at(column, 'This apostrophe ends the text, which began with the same quote.', hint);
  }
  if (rest.includes(quote)) {
    const hint = `Put the text in ${quote === '"' ? 'single' : 'double'} quotes, so that it can contain these.`;
    return at(column, `This ${quote} ends the text, which began with the same quote.`, hint);
  }
  return at(from + end + 1, 'There is text after the closing quote.', quoteAll);
};

function closingAt(text: string, quote: string): number {
  for (let index = 1; index < text.length; index += 1) {
    if (quote === '"' && text[index] === '\\') index += 1;
    else if (quote === "'" && text.startsWith("''", index)) index += 1;
    else if (text[index] === quote) return index;
  }
  return -1;
}

const closes: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

const looksAtBrackets: Look = ({ line: { value, valueAt } }) => {
  const opening = value[0] ?? '';
  const closing = closes[opening];
  if (closing === undefined) return null;
  const bare = value.replace(/"(?:[^"\\]|\\.)*"|'[^']*'/g, (quoted) => 'x'.repeat(quoted.length));
  const hash = / #/.exec(bare);
  const end = bare.indexOf(closing);
  if (hash !== null && (end === -1 || hash.index < end)) {
    const word = /^[^\s,\]}]+/.exec(value.slice(hash.index + 1))?.[0] ?? '#';
    const message = `The # begins a comment, so the rest of the line, including ${closing}, is ignored.`;
    return at(valueAt + hash.index + 1, message, `Put it in quotes: "${word}".`);
  }
  const other = Object.values(closes).find((sign) => sign !== closing && bare.includes(sign));
  if (end === -1 && other !== undefined) {
    const message = `${opening} is closed by ${other}.`;
    return at(valueAt + bare.indexOf(other), message, `Write ${closing} instead.`);
  }
  if (end === -1) {
    const message = `The bracket ${opening} opened here is not closed.`;
    return at(valueAt, message, `Write ${closing} after the last item.`);
  }
  const rest = bare.slice(bare.lastIndexOf(closing) + 1);
  if (bare.split(closing).length > bare.split(opening).length)
    return at(valueAt + bare.lastIndexOf(closing), `This ${closing} closes nothing.`, 'Delete it.');
  if (/\S/.test(rest) && !/^\s+#/.test(rest))
    return at(valueAt, `Text without quotes cannot start with "${opening}".`, quoteAll);
  const commas = /,\s*,/.exec(bare);
  if (commas !== null)
    return at(valueAt + commas.index, 'An item is missing between two commas.', 'Delete one of them.');
  const pair = /x\s+x/.exec(bare);
  if (pair === null) return null;
  const missing =
    opening === '['
      ? 'A comma is missing between two items.'
      : 'A colon is missing between a name and its value.';
  return at(valueAt + pair.index + 1, missing, `Write ${opening === '[' ? ',' : ':'} between them.`);
};

const looksAtValue: Look = ({ line: { value, valueAt } }) => {
  const block = /^([|>])[-+]?\s+\S/.exec(value)?.[1];
  if (block !== undefined) {
    const hint = `Move the text to the next line, indented, or delete the ${block}.`;
    return at(valueAt, `The text after ${block} begins on the next line.`, hint);
  }
  const sign = /^(?:[*&!%@`,?]|-(?= ))/.exec(value)?.[0];
  if (sign === undefined || sign === '!' || /^[*&]\w+$/.test(value)) return null;
  return at(valueAt, `Text without quotes cannot start with "${sign}".`, quoteAll);
};

const looksAtSecondColon: Look = ({ line: { name, value, valueAt } }) => {
  if (name === null || !/^[^"'[{|>&*!#].*:(?:\s|$)/.test(value)) return null;
  return at(valueAt, secondColon, quoteAll);
};

const looksAtWord: Look = ({ line: { text, indent } }) => {
  const word = /^[a-z][a-z_]*$/.exec(text.trim())?.[0];
  return word === undefined
    ? null
    : at(indent + word.length, `A colon is missing after "${word}".`, `Write ${word}:`);
};

const looksAtText: Look = ({ line: { text, indent, name } }) => {
  if (name !== null) return null;
  const first = /^\s*([a-z][a-z_]*) /.exec(text)?.[1];
  if (first === undefined) return null;
  const message =
    'This is neither a field, which has a colon after its name, nor part of the text above, which is indented.';
  return at(indent, message, `Write ${first}: if it is a field; otherwise indent the line by two spaces.`);
};

const looksWithin: readonly Look[] = [
  looksAtBlockText,
  looksAtStart,
  looksLikeColon,
  looksAtColon,
  looksAtQuotes,
  looksAtBrackets,
  looksAtValue,
];

/**
 * The most likely typing mistake, or null. The parser often gives up a line late: an unclosed bracket shows on the next
 * line.
 */
export function findSyntaxHint(lines: readonly Line[], lineNumber: number): SyntaxHint | null {
  const outside = withoutText(lines);
  const found = outside.findLastIndex(({ number }) => number <= lineNumber);
  const near = [found, found - 1, found + 1];
  return (
    lookAround(outside, near, looksWithin) ??
    lookAround(outside, [found], [looksAtWord]) ??
    findOddColumn(lines) ??
    lookAround(outside, [found], [looksAtSecondColon]) ??
    findOddTextLine(
      lines,
      lines.findLastIndex(({ number }) => number <= lineNumber),
    ) ??
    lookAround(outside, [found], [looksAtText])
  );
}

function lookAround(
  lines: readonly Line[],
  near: readonly number[],
  looks: readonly Look[],
): SyntaxHint | null {
  for (const index of near) {
    const line = lines[index];
    if (line === undefined) continue;
    for (const look of looks) {
      const found = look({ before: lines[index - 1], line, after: lines[index + 1] });
      if (found !== null) return { line, ...found };
    }
  }
  return null;
}

export function missingHyphen(name: string) {
  return {
    message: `"${name}" begins each item of this list; this item begins without a hyphen.`,
    hint: `Write - before it: - ${name}: …`,
  };
}

/** The fields of one thing, or the items of one list. */
interface Level {
  column: number;
  isList: boolean;
  first: number;
}

/**
 * The first line whose column fits no line above it, or the one above that makes it so: a field in the first column ends
 * its list, and the parser only complains about the rest of the list.
 */
export function findOddColumn(all: readonly Line[]): SyntaxHint | null {
  const lines = withoutText(all).filter(({ name, hasHyphen }) => name !== null || hasHyphen);
  const open: Level[] = [];
  const ended = new Map<number, { by: number; isList: boolean }>();
  for (const [index, line] of lines.entries()) {
    const { indent, nameAt, hasHyphen, name } = line;
    const previous = lines[index - 1];
    const above = open.findLast(({ column }) => column <= indent);
    const isEnd = ({ column, isList }: Level) =>
      column > indent || (column === indent && isList && !hasHyphen);
    const closed = open.filter(isEnd);
    const isOpened = previous === undefined || (/^(?:#|$)/.test(previous.value) && closed.length === 0);
    const isOwner =
      above?.isList === false || open.some(({ column, isList }) => column === indent && !isList);
    const fits = above?.column === indent ? (hasHyphen ? above.isList || isOpened : isOwner) : isOpened;
    if (!fits) return explainColumn(lines, index, closed, ended.get(indent));
    for (const { column, isList } of closed) {
      open.pop();
      ended.set(column, { by: index, isList });
    }
    const needed = [...(hasHyphen ? [{ column: indent, isList: true }] : [])];
    if (name !== null) needed.push({ column: nameAt, isList: false });
    for (const level of needed) {
      if (open.some(({ column, isList }) => column === level.column && isList === level.isList)) continue;
      open.push({ ...level, first: index });
      ended.delete(level.column);
    }
  }
  return null;
}

function explainColumn(
  lines: readonly Line[],
  index: number,
  closed: readonly Level[],
  end: { by: number; isList: boolean } | undefined,
): SyntaxHint | null {
  const [line, previous, head] = [lines[index], lines[index - 1], lines[index - 2]];
  if (line === undefined || previous === undefined) return null;
  for (const at of [index, index - 1, closed[0]?.first ?? index]) {
    const item = lines[at];
    if (item?.name != null && !item.hasHyphen && isItemWithoutHyphen(lines, at))
      return { line: item, column: item.indent, ...missingHyphen(item.name) };
  }
  const isFirstField = head?.value === '' && !previous.hasHyphen && previous.nameAt <= head.nameAt;
  const isEnd =
    end !== undefined && lines.slice(end.by + 1, index).every(({ indent }) => indent > line.indent);
  const sibling = lines.slice(0, index).findLast(({ hasHyphen, name }) => hasHyphen && name === line.name);
  const [odd, like] = isFirstField
    ? [previous, line]
    : isEnd
      ? [lines[end.by], end.isList ? lines[end.by - 1] : line]
      : [line, line.hasHyphen ? sibling : previous];
  if (odd === line && line.hasHyphen && sibling === undefined) {
    const message = 'A hyphen begins a list item, but this line is a field like those around it.';
    return { line, column: line.indent, message, hint: 'Delete the hyphen.' };
  }
  if (odd === undefined || like === undefined) return null;
  const [from, to] = odd.hasHyphen ? [odd.indent, like.indent] : [odd.nameAt, like.nameAt];
  const message = `This line begins in column ${from + 1}, but the lines it belongs with begin in column ${to + 1}.`;
  return {
    line: odd,
    column: from,
    message,
    hint: `Begin it in column ${to + 1}, like line ${like.number}.`,
  };
}

/** Whether the next or the last item of the list around a field begins with the same name. */
function isItemWithoutHyphen(lines: readonly Line[], index: number): boolean {
  const line = lines[index];
  const isSame = (others: readonly Line[]) => {
    const at = others.findIndex(
      ({ hasHyphen, indent, nameAt }) => hasHyphen && (indent === line?.indent || nameAt === line?.indent),
    );
    const item = others[at];
    return (
      item?.name === line?.name && others.slice(0, at).every(({ indent }) => indent >= (item?.indent ?? 0))
    );
  };
  return isSame(lines.slice(index + 1)) || isSame(lines.slice(0, index).reverse());
}

/** Without the lines of texts, and of brackets that begin on a line above. */
function withoutText(lines: readonly Line[]): Line[] {
  const outside: Line[] = [];
  let textFrom: number | null = null;
  let open = 0;
  for (const line of lines) {
    const head = outside.at(-1);
    const isText = head !== undefined && /^[|>][-+\d]*(?:\s+#.*)?$/.test(head.value);
    if (isText) textFrom ??= line.indent > head.nameAt || head.name === null ? line.indent : Infinity;
    if (isText && line.indent >= (textFrom ?? Infinity) && line.indent > head.indent) continue;
    const wasOpen = open > 0;
    const bare = line.value.replace(/"(?:[^"\\]|\\.)*"|'[^']*'|\s#.*/g, '');
    if (wasOpen || /^[[{]/.test(bare))
      for (const sign of bare) open += '[{'.includes(sign) ? 1 : ']}'.includes(sign) ? -1 : 0;
    if (wasOpen) continue;
    textFrom = null;
    outside.push(line);
  }
  return outside;
}

function findOddTextLine(lines: readonly Line[], found: number): SyntaxHint | null {
  const line = lines[found];
  const head = lines.slice(0, found).findLastIndex(({ value }) => /^[|>][-+]?$/.test(value));
  const first = lines[head + 1];
  if (!line || !first || head === -1 || line.indent >= first.indent || line.name !== null) return null;
  const message = `This line of the text begins in column ${line.indent + 1}, but its first line begins in column ${first.indent + 1}.`;
  return { line, column: line.indent, message, hint: `Begin each line in column ${first.indent + 1}.` };
}

/** A line of a file. Offsets and columns count from 0. */
export interface Line {
  number: number;
  offset: number;
  text: string;
  indent: number;
  nameAt: number;
  hasHyphen: boolean;
  name: string | null;
  /** The text after the name, and its column. */
  value: string;
  valueAt: number;
}

const field = /^(\s*)(-\s+)?(?:([^\s:#"'[\]{}-][^:#"'[\]{}]*):(?:\s+|$))?(.*)$/;

export function readLines(text: string): Line[] {
  let offset = 0;
  return text.split('\n').flatMap((line, index): Line[] => {
    const start = offset;
    offset += line.length + 1;
    const bare = line.replace(/\r$/, '');
    if (/^\s*$|^[ \t]*#/.test(bare)) return [];
    const [, blanks = '', hyphen = '', name = null, value = ''] = field.exec(bare) ?? [];
    return [
      {
        number: index + 1,
        offset: start,
        text: bare,
        indent: blanks.length,
        nameAt: blanks.length + hyphen.length,
        hasHyphen: hyphen !== '',
        name,
        value: value.trimEnd(),
        valueAt: bare.length - value.length,
      },
    ];
  });
}
