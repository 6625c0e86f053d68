import { characterName } from './decode.ts';

/** A typing mistake: its column from 0, a description, and what to type instead. */
export interface SyntaxHint {
  line: Line;
  column: number;
  message: string;
  hint: string;
}

export const quoteAll = 'Put the whole text in quotes.';
export const secondColon = 'A second colon followed by a space begins a new field within this text.';

/** The group "at" of the pattern is the place of a mistake; $name in the texts is another group. */
type Mistake = readonly [pattern: RegExp, message: string, hint: string];

/** A line, its value, or its value with the quoted parts as ¶. */
type Part = 'text' | 'value' | 'plain';

const closed = String.raw`^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'(?!'))`;
const conflictHint =
  'Keep one of the two versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.';

const mistakes: Readonly<Record<Part, readonly Mistake[]>> = {
  text: [
    [
      /^\s*(?<at><{7}|={7}|>{7})(?: |$)/d,
      'This is a git merge conflict: both sides changed these lines.',
      conflictHint,
    ],
    [/^\s*(?<at>```)/d, 'This is Markdown, not YAML.', 'Delete the line.'],
    [/^\s*(?<at>\/\/)/d, 'A comment begins with #, not with //.', 'Write # instead of //.'],
    [/^\s*(?<at>[{}]),?$/d, 'The fields of a file are not in braces.', 'Delete the { and the } at its end.'],
    [
      /^\s*(?<at>[–—•·*]|--+|\d+[.)]) ?(?=\w)/d,
      'A list item begins with a hyphen and a space, not with "$at".',
      'Write - instead.',
    ],
    [/^\s*(?<at>-)(?<item>\w[\w ]*:.*)/d, 'A space is missing after the hyphen.', 'Write - $item'],
    [/^\s*(?:- )?[\w ]+(?<at>：)/d, 'This is a full-width colon.', 'Type a normal colon and a space.'],
    [
      /^\s*(?:- )?(?<name>[a-z_]+) ?(?<at>[=;]) ?(?<rest>.*)/d,
      '"$name" is followed by $at instead of a colon.',
      'Write $name: $rest',
    ],
    [
      /^\s*(?:- )?(?<name>[a-z_]+)(?<at>:)(?<rest>[^\s:/].*)/d,
      'A space is missing after the colon.',
      'Write $name: $rest',
    ],
  ],
  value: [
    [
      /^(?<at>[“”„‘’«])/d,
      'These are typographic quotes, which YAML reads as part of the text.',
      'Type straight quotes around it: "…"',
    ],
    [
      /^(?<at>"(?=(?:[^"\\]|\\.)*$)|'(?=(?:[^']|'')*$))/d,
      'The quote $at opened here is not closed.',
      'Write $at at the end of the text.',
    ],
    [
      new RegExp(String.raw`${closed}(?<at>,)\s*$`, 'd'),
      'There is a comma after the value, as in JSON.',
      'Delete the comma.',
    ],
    [
      /^'(?:[^']|'')*(?<at>')\w/d,
      'This apostrophe ends the text, which began with the same quote.',
      'Put the text in double quotes, or write the apostrophe twice.',
    ],
    [
      /^"(?:[^"\\]|\\.)*(?<at>")\s*[^\s#:].*"/d,
      'This $at ends the text, which began with the same quote.',
      'Put the text in single quotes, so that it can contain these.',
    ],
    [
      new RegExp(String.raw`${closed}(?<at>\s*[^\s#:])`, 'd'),
      'There is text after the closing quote.',
      quoteAll,
    ],
    [
      /^(?<at>[|>])[-+]?\s+\S/d,
      'The text after $at begins on the next line.',
      'Move the text to the next line, indented, or delete the $at.',
    ],
    [/^(?<at>[%@`,?]|[*&](?!\w+$)|-(?= ))/d, 'Text without quotes cannot start with "$at".', quoteAll],
  ],
  plain: [
    [
      /^(?:\[[^\]]*?|\{[^}]*?) (?<at>#[^\s,\]}]*)/d,
      'The # begins a comment, so the rest of the line, with the closing bracket, is ignored.',
      'Put it in quotes: "$at".',
    ],
    [
      /^(?<at>\[(?=[^\]]*$)|\{(?=[^}]*$))/d,
      'The bracket $at opened here is not closed.',
      'Close it after the last item.',
    ],
    [/^\[[^[\]]*\](?<at>\])/d, 'This $at closes nothing.', 'Delete it.'],
    [/^(?<at>[[{]).*[\]}]\s*[^\s\]}#]/d, 'Text without quotes cannot start with "$at".', quoteAll],
    [/^[[{].*?(?<at>,)\s*,/d, 'An item is missing between two commas.', 'Delete one of them.'],
    [/^\[.*?¶(?<at>\s+)¶/d, 'A comma is missing between two items.', 'Write , between them.'],
    [/^\{.*?¶(?<at>\s+)¶/d, 'A colon is missing between a name and its value.', 'Write : between them.'],
  ],
};

const missingColon: Mistake = [
  /^\s*(?<name>[a-z][a-z_]*)(?<at>)\s*$/d,
  'A colon is missing after "$name".',
  'Write $name:',
];
const colonInText: Mistake = [/^(?<at>[^"'[{|>&*!#].*:)(?:\s|$)/d, secondColon, quoteAll];
const looseText: Mistake = [
  /^\s*(?<at>(?<name>[a-z][a-z_]*)) /d,
  'This is neither a field, which has a colon after its name, nor part of the text above, which is indented.',
  'Write $name: if it is a field; otherwise indent the line by two spaces.',
];

function findMistake(line: Line, part: Part, [pattern, message, hint]: Mistake): SyntaxHint | null {
  const value = part === 'plain' ? line.value.replace(/"(?:[^"\\]|\\.)*"|'[^']*'/g, hide) : line.value;
  const [text, from] = part === 'text' ? [line.text, 0] : [value, line.valueAt];
  const match = pattern.exec(text);
  const [start] = match?.indices?.groups?.['at'] ?? [];
  if (start === undefined) return null;
  const fill = (words: string) =>
    words.replace(/\$([a-z]+)/g, (_, name: string) => match?.groups?.[name] ?? '');
  return { line, column: from + start, message: fill(message), hint: fill(hint).trim() };
}

const hide = (quoted: string) => '¶'.repeat(quoted.length);

/** Unindented text below > or |. A name of several words is not a field. */
function findUnindentedText(line: Line, before: Line | undefined): SyntaxHint | null {
  const { indent, name } = line;
  const isText = before !== undefined && /(?:^|\s)[|>][-+]?$/.test(before.value) && indent <= before.nameAt;
  return isText && (name === null || name.includes(' ')) ? { line, column: indent, ...unindentedText } : null;
}

export const unindentedText = {
  message: 'The text of the field above begins here but is not indented.',
  hint: 'Indent each line two spaces more than the name of the field.',
};

const strangeSpace = String.raw`[\u00a0\u2000-\u200b\u202f\u3000\ufeff]`;
const strangePlace = new RegExp(String.raw`^ *(?:- *)?(?:[a-z_]+: *)?(?=${strangeSpace})`);

/** A space before or after a name or a hyphen that only looks right. Some are part of the name for the parser. */
export function findStrangeSpace(lines: readonly Line[]): SyntaxHint | null {
  const outside = new Set(withoutText(lines));
  for (const line of lines) {
    const column = strangePlace.exec(line.text)?.[0].length;
    if (column === undefined || (!outside.has(line) && /\S/.test(line.text.slice(0, column)))) continue;
    const message = `This is not a normal space but ${characterName(line.text[column] ?? '')}, which often comes from copied text.`;
    return { line, column, message, hint: 'Delete it and type the space again.' };
  }
  return null;
}

/** The parser often gives up a line late: an unclosed bracket shows on the next line. */
export function findSyntaxHint(lines: readonly Line[], lineNumber: number): SyntaxHint | null {
  const outside = withoutText(lines);
  const at = outside.findLastIndex(({ number }) => number <= lineNumber);
  for (const index of [at, at - 1, at + 1]) {
    const line = outside[index];
    if (line === undefined) continue;
    const unindented = findUnindentedText(line, outside[index - 1]);
    if (unindented !== null) return unindented;
    for (const part of ['text', 'value', 'plain'] as const)
      for (const mistake of mistakes[part]) {
        const found = findMistake(line, part, mistake);
        if (found !== null) return found;
      }
  }
  const line = outside[at];
  if (line === undefined) return findOddColumn(lines);
  return (
    findMistake(line, 'text', missingColon) ??
    findOddColumn(lines) ??
    (line.name === null ? null : findMistake(line, 'value', colonInText)) ??
    findOddTextLine(lines, lineNumber) ??
    (line.name === null ? findMistake(line, 'text', looseText) : null)
  );
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

/** A field in the first column ends its list, and the parser only complains about the rest of the list. */
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

function findOddTextLine(lines: readonly Line[], lineNumber: number): SyntaxHint | null {
  const line = lines.findLast(({ number }) => number <= lineNumber);
  const head = lines.findLastIndex(({ number, value }) => number < lineNumber && /^[|>][-+]?$/.test(value));
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
