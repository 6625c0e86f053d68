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
    return at(indent, 'A merge by git left this mark, because both sides had changed these lines.', hint);
  }
  if (start.startsWith('```')) return at(indent, 'This mark of Markdown is no YAML.', 'Delete the line.');
  if (start.startsWith('//'))
    return at(indent, 'A comment begins with #, not with //.', 'Write # in place of //.');
  if (/^[{}],?$/.test(start))
    return at(indent, 'The fields of a file are not in braces.', 'Delete the { and the } at its end.');
  const bullet = /^([–—•·*]|--+|\d+[.)]) ?(?=\w)/.exec(start)?.[1];
  if (bullet !== undefined) {
    const message = `An item of a list begins with a hyphen and a space, and this with "${bullet}".`;
    return at(indent, message, 'Write - in its place.');
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
  message: 'The text that is announced above begins here, and it is not indented.',
  hint: 'Indent each of its lines by two spaces more than the name of the field.',
};

/** Spaces and colons that only look right. */
const looksLikeAscii: Look = ({ line: { text } }) => {
  const strange = /[\u00a0\u2000-\u200b\u202f\u3000\ufeff]/.exec(text);
  if (strange !== null) {
    const message = `This is no common space but ${characterName(strange[0])}, which often comes along when text is copied.`;
    return at(strange.index, message, 'Delete it and type the space again.');
  }
  const colon = /^\s*(?:- )?[\w ]+：/.exec(text);
  return (
    colon && at(colon[0].length - 1, 'This colon is a full-width one.', 'Type a common colon and a space.')
  );
};

const looksAtColon: Look = ({ line: { text } }) => {
  const other = /^\s*(?:- )?([a-z_]+) ?([=;]) ?/.exec(text);
  if (other !== null) {
    const [start, name = '', sign = ''] = other;
    const message = `"${name}" is followed by ${sign}, where a colon belongs.`;
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
      `The quote ${quote} that opens here is not closed.`,
      `Write ${quote} where the text ends.`,
    );
  const rest = whole.slice(end + 1);
  if (/^\s*(?:#.*|:.*)?$/.test(rest)) return null;
  if (/^,\s*$/.test(rest))
    return at(from + end + 1, 'There is a comma after the value, as in JSON.', 'Delete the comma.');
  const column = from + end;
  if (quote === "'" && /^\w/.test(rest)) {
    const hint = 'Put the text in double quotes, or write the apostrophe twice.';
    return at(column, 'This apostrophe ends the text, which began with the same sign.', hint);
  }
  if (rest.includes(quote)) {
    const hint = `Put the text in ${quote === '"' ? 'single' : 'double'} quotes, so that it can contain these.`;
    return at(column, `This ${quote} ends the text, which began with the same sign.`, hint);
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
    const message = `The # begins a comment, so that the rest of the line, ${closing} included, is not read.`;
    return at(valueAt + hash.index + 1, message, `Put it in quotes: "${word}".`);
  }
  const other = Object.values(closes).find((sign) => sign !== closing && bare.includes(sign));
  if (end === -1 && other !== undefined) {
    const message = `${opening} is closed by ${other}.`;
    return at(valueAt + bare.indexOf(other), message, `Write ${closing} in its place.`);
  }
  if (end === -1) {
    const message = `The bracket ${opening} that opens here is not closed.`;
    return at(valueAt, message, `Write ${closing} behind the last item.`);
  }
  const rest = bare.slice(bare.lastIndexOf(closing) + 1);
  if (bare.split(closing).length > bare.split(opening).length)
    return at(valueAt + bare.lastIndexOf(closing), `This ${closing} closes nothing.`, 'Delete it.');
  if (/\S/.test(rest) && !/^\s+#/.test(rest))
    return at(valueAt, `Text without quotes cannot start with "${opening}".`, quoteAll);
  const commas = /,\s*,/.exec(bare);
  if (commas !== null)
    return at(valueAt + commas.index, 'Between two commas an item is missing.', 'Delete one of them.');
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
    return at(valueAt, `After ${block} the text begins on the next line.`, hint);
  }
  const sign = /^(?:[*&!%@`,?]|-(?= ))/.exec(value)?.[0];
  if (sign === undefined || sign === '!' || /^[*&]\w+$/.test(value)) return null;
  return at(valueAt, `Text without quotes cannot start with "${sign}".`, quoteAll);
};

const looksAtSecondColon: Look = ({ line: { name, value, valueAt } }) => {
  if (name === null || !/^[^"'[{|>&*!#].*:(?:\s|$)/.test(value)) return null;
  return at(valueAt, secondColon, quoteAll);
};

const looksAtColumns: Look = ({ before, line, after }) => {
  const isField = (one: Line | undefined): one is Line => one?.name != null;
  if (!isField(line)) return null;
  if (line.hasHyphen && before) {
    const isOther = before.name !== null && !before.hasHyphen && before.value !== '';
    if (!isOther || before.nameAt !== line.indent || after?.hasHyphen === true) return null;
    const message = 'A hyphen begins an item of a list, and this line is a field like those around it.';
    return at(line.indent, message, 'Delete the hyphen.');
  }
  if (!isField(before) || !isField(after) || line.nameAt === before.nameAt) return null;
  // With a value of its own at the start of a line, it can have nothing below it.
  const isOutside = line.nameAt === 0 && line.value !== '' && after.indent > 0;
  if (!isOutside && (after.hasHyphen || before.nameAt !== after.nameAt)) return null;
  const hint = `Begin it in column ${before.nameAt + 1}, below "${before.name ?? ''}".`;
  const message = `This line begins in column ${line.nameAt + 1}, and the lines that it belongs with in column ${before.nameAt + 1}.`;
  return at(line.nameAt, message, hint);
};

const looksAtText: Look = ({ line: { text, indent, name } }) => {
  if (name !== null) return null;
  const word = /^[a-z][a-z_]*$/.exec(text.trim())?.[0];
  if (word !== undefined)
    return at(indent + word.length, `A colon is missing after "${word}".`, `Write ${word}:`);
  const first = /^\s*([a-z][a-z_]*) /.exec(text)?.[1];
  if (first === undefined) return null;
  const message =
    'This is no field, which has a colon after its name, and no part of the text above, which would be indented.';
  return at(indent, message, `Write ${first}: if it is a field; else indent the line by two spaces.`);
};

const looksWithin: readonly Look[] = [
  looksAtBlockText,
  looksAtStart,
  looksLikeAscii,
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
  const found = lines.findLastIndex(({ number }) => number <= lineNumber);
  const near = [found, found - 1, found + 1];
  return (
    lookAround(lines, near, looksWithin) ??
    lookAround(lines, [found], [looksAtSecondColon]) ??
    findOddItem(lines, found) ??
    findOddTextLine(lines, found) ??
    lookAround(lines, near, [looksAtColumns]) ??
    lookAround(lines, [found], [looksAtText])
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

function findOddItem(lines: readonly Line[], found: number): SyntaxHint | null {
  const line = lines[found];
  if (line?.hasHyphen !== true) return null;
  const sibling = lines.slice(0, found).findLast(({ hasHyphen, name }) => hasHyphen && name === line.name);
  if (sibling === undefined || sibling.indent === line.indent) return null;
  const message = `This item begins in column ${line.indent + 1}, and the one before it in column ${sibling.indent + 1}.`;
  const hint = `Begin it in column ${sibling.indent + 1}, like line ${sibling.number}.`;
  return { line, column: line.indent, message, hint };
}

function findOddTextLine(lines: readonly Line[], found: number): SyntaxHint | null {
  const line = lines[found];
  const head = lines.slice(0, found).findLastIndex(({ value }) => /^[|>][-+]?$/.test(value));
  const first = lines[head + 1];
  if (!line || !first || head === -1 || line.indent >= first.indent || line.name !== null) return null;
  const message = `This line of the text begins in column ${line.indent + 1}, and its first line in column ${first.indent + 1}.`;
  return { line, column: line.indent, message, hint: `Begin each line of it in column ${first.indent + 1}.` };
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
    if (/^\s*(?:#.*)?$/.test(bare)) return [];
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
