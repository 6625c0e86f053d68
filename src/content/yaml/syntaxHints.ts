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

export const quoteAll = 'Put the whole text in quotes.';
export const secondColon = 'A second colon followed by a space begins a new field within this text.';

/** Signs at the start of a field or an item that mean nothing to YAML. */
const looksAtStart: Look = ({ line: { text, indent } }) => {
  const start = text.slice(indent);
  const at = (message: string, hint: string) => ({ column: indent, message, hint });
  if (/^(?:<{7}|={7}|>{7})(?: |$)/.test(start)) {
    const hint =
      'Keep one of the two versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.';
    return at('A merge by git left this mark, because both sides had changed these lines.', hint);
  }
  if (start.startsWith('```')) return at('This mark of Markdown is no YAML.', 'Delete the line.');
  if (start.startsWith('//')) return at('A comment begins with #, not with //.', 'Write # in place of //.');
  if (/^[{}],?$/.test(start))
    return at('The fields of a file stand in no braces.', 'Delete the { and the } at its end.');
  const bullet = /^([–—•·*]|--+|\d+[.)]) ?(?=\w)/.exec(start)?.[1];
  if (bullet !== undefined) {
    return at(
      `An item of a list begins with a hyphen and a space, and this with "${bullet}".`,
      'Write - in its place.',
    );
  }
  if (/^-\w[\w ]*:/.test(start))
    return at('A space is missing after the hyphen.', `Write - ${start.slice(1).trim()}`);
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
    const sign = `U+${strange[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
    const message = `This is no common space but ${sign}, which often comes along when text is copied.`;
    return { column: strange.index, message, hint: 'Delete it and type the space anew.' };
  }
  const colon = /^\s*(?:- )?[\w ]+：/.exec(text);
  if (colon === null) return null;
  return {
    column: colon[0].length - 1,
    message: 'This colon is a full-width one.',
    hint: 'Type a common colon and a space.',
  };
};

const looksAtColon: Look = ({ line: { text } }) => {
  const other = /^\s*(?:- )?([a-z_]+) ?([=;]) ?/.exec(text);
  if (other !== null) {
    const [start, name = '', sign = ''] = other;
    const message = `"${name}" is followed by ${sign}, where a colon belongs.`;
    return { column: start.indexOf(sign), message, hint: `Write ${name}: ${text.slice(start.length)}` };
  }
  const tight = /^\s*(?:- )?([a-z_]+):(?=[^\s:/])/.exec(text);
  if (tight === null) return null;
  const hint = `Write ${tight[1] ?? ''}: ${text.slice(tight[0].length)}`;
  return { column: tight[0].length - 1, message: 'A space is missing after the colon.', hint };
};

const looksAtQuotes: Look = ({ line: { value, valueAt, text, indent, name } }) => {
  const [whole, from] =
    name === null && /^["']/.test(text.slice(indent)) ? [text.slice(indent), indent] : [value, valueAt];
  if (/^[“”„‘’«]/.test(whole)) {
    const message = 'These are typographic quotes, which YAML reads as part of the text.';
    return { column: from, message, hint: 'Type straight quotes around it: "…"' };
  }
  const quote = whole[0];
  if (quote !== '"' && quote !== "'") return null;
  const end = closingAt(whole, quote);
  if (end === -1) {
    return {
      column: from,
      message: `The quote ${quote} that opens here is not closed.`,
      hint: `Write ${quote} where the text ends.`,
    };
  }
  const rest = whole.slice(end + 1);
  if (/^\s*(?:#.*|:.*)?$/.test(rest)) return null;
  if (/^,\s*$/.test(rest)) {
    return {
      column: from + end + 1,
      message: 'A comma stands after the value, as in JSON.',
      hint: 'Delete the comma.',
    };
  }
  const column = from + end;
  if (quote === "'" && /^\w/.test(rest)) {
    const hint = 'Put the text in double quotes, or write the apostrophe twice.';
    return { column, message: 'This apostrophe ends the text, which began with the same sign.', hint };
  }
  if (rest.includes(quote)) {
    const hint = `Put the text in ${quote === '"' ? 'single' : 'double'} quotes, so that it can hold these.`;
    return { column, message: `This ${quote} ends the text, which began with the same sign.`, hint };
  }
  return { column: from + end + 1, message: 'Text stands after the closing quote.', hint: quoteAll };
};

function closingAt(text: string, quote: string): number {
  for (let at = 1; at < text.length; at += 1) {
    if (quote === '"' && text[at] === '\\') at += 1;
    else if (quote === "'" && text.startsWith("''", at)) at += 1;
    else if (text[at] === quote) return at;
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
    return { column: valueAt + hash.index + 1, message, hint: `Put it in quotes: "${word}".` };
  }
  const other = Object.values(closes).find((sign) => sign !== closing && bare.includes(sign));
  if (end === -1 && other !== undefined) {
    return {
      column: valueAt + bare.indexOf(other),
      message: `${opening} is closed by ${other}.`,
      hint: `Write ${closing} in its place.`,
    };
  }
  if (end === -1) {
    return {
      column: valueAt,
      message: `The bracket ${opening} that opens here is not closed.`,
      hint: `Write ${closing} behind the last item.`,
    };
  }
  const rest = bare.slice(bare.lastIndexOf(closing) + 1);
  if (bare.split(closing).length > bare.split(opening).length) {
    return {
      column: valueAt + bare.lastIndexOf(closing),
      message: `This ${closing} closes nothing.`,
      hint: 'Delete it.',
    };
  }
  if (/\S/.test(rest) && !/^\s+#/.test(rest)) {
    return {
      column: valueAt,
      message: `Text without quotes cannot start with "${opening}".`,
      hint: quoteAll,
    };
  }
  const commas = /,\s*,/.exec(bare);
  if (commas !== null) {
    return {
      column: valueAt + commas.index,
      message: 'Between two commas an item is missing.',
      hint: 'Delete one of them.',
    };
  }
  const pair = /x\s+x/.exec(bare);
  if (pair === null) return null;
  const missing =
    opening === '['
      ? 'A comma is missing between two items.'
      : 'A colon is missing between a name and its value.';
  return {
    column: valueAt + pair.index + 1,
    message: missing,
    hint: `Write ${opening === '[' ? ',' : ':'} between them.`,
  };
};

const looksAtValue: Look = ({ line: { value, valueAt } }) => {
  const block = /^([|>])[-+]?\s+\S/.exec(value)?.[1];
  if (block !== undefined) {
    const message = `After ${block} the text begins on the next line.`;
    return {
      column: valueAt,
      message,
      hint: `Move the text to the next line, indented, or delete the ${block}.`,
    };
  }
  const sign = /^(?:[*&!%@`,?]|-(?= ))/.exec(value)?.[0];
  if (sign === undefined || sign === '!' || /^[*&]\w+$/.test(value)) return null;
  return { column: valueAt, message: `Text without quotes cannot start with "${sign}".`, hint: quoteAll };
};

const looksAtSecondColon: Look = ({ line: { name, value, valueAt } }) => {
  if (name === null || !/^[^"'[{|>&*!#].*:(?:\s|$)/.test(value)) return null;
  const message = secondColon;
  return { column: valueAt, message, hint: quoteAll };
};

const looksAtColumns: Look = ({ before, line, after }) => {
  const isField = (one: Line | undefined): one is Line => one?.name != null;
  const said = (here: number, there: number) =>
    `This line begins in column ${here + 1}, and the lines that it belongs with in column ${there + 1}.`;
  if (!isField(line)) return null;
  if (line.hasHyphen && before) {
    if (
      before.name !== null &&
      !before.hasHyphen &&
      before.nameAt === line.indent &&
      before.value !== '' &&
      after?.hasHyphen !== true
    ) {
      const message = 'A hyphen begins an item of a list, and this line is a field like those around it.';
      return { column: line.indent, message, hint: 'Delete the hyphen.' };
    }
    return null;
  }
  if (!isField(before) || !isField(after) || line.nameAt === before.nameAt) return null;
  // With a value of its own at the start of a line, it can have nothing below it.
  const isOutside = line.nameAt === 0 && line.value !== '' && after.indent > 0;
  if (!isOutside && (after.hasHyphen || before.nameAt !== after.nameAt)) return null;
  const hint = `Begin it in column ${before.nameAt + 1}, below "${before.name ?? ''}".`;
  return { column: line.nameAt, message: said(line.nameAt, before.nameAt), hint };
};

const looksAtText: Look = ({ line: { text, indent, name } }) => {
  if (name !== null) return null;
  const word = /^[a-z][a-z_]*$/.exec(text.trim())?.[0];
  if (word !== undefined) {
    return {
      column: indent + word.length,
      message: `A colon is missing after "${word}".`,
      hint: `Write ${word}:`,
    };
  }
  const first = /^\s*([a-z][a-z_]*) /.exec(text)?.[1];
  if (first === undefined) return null;
  const message =
    'This is no field, which has a colon after its name, and no part of the text above, which would be indented.';
  const hint = `Write ${first}: if it is a field; else indent the line by two spaces.`;
  return { column: indent, message, hint };
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
export function findSyntaxHint(lines: readonly Line[], at: number): SyntaxHint | null {
  const found = lines.findLastIndex(({ number }) => number <= at);
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
  return {
    line,
    column: line.indent,
    message,
    hint: `Begin it in column ${sibling.indent + 1}, like line ${sibling.number}.`,
  };
}

function findOddTextLine(lines: readonly Line[], found: number): SyntaxHint | null {
  const line = lines[found];
  const head = lines.slice(0, found).findLastIndex(({ value }) => /^[|>][-+]?$/.test(value));
  const first = lines[head + 1];
  if (
    line === undefined ||
    head === -1 ||
    first === undefined ||
    line.indent >= first.indent ||
    line.name !== null
  )
    return null;
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
