import { CORE_SCHEMA, load } from 'js-yaml';
import { findControlCharacter } from './decode.ts';
import { otherReading } from './plainScalars.ts';
import { isRecord } from '../../domain/lists.ts';

const quoted = String.raw`'(?:[^'\n]|'')*'|"(?:[^"\\\n]|\\.)*"`;
/** The only values that a comment may follow on their line: it cuts nothing off them. */
const commented = String.raw`^ *(?:- +)*[\w-]+:(?: +(?:${quoted}|\[(?:[^#'"\n]|${quoted})*\]|[|>][-+]?))?(?= +#)`;

/** Text that js-yaml reads differently from YAML 1.2, or that deserves a diagnostic. */
const unusual = new RegExp(
  [
    String.raw`^(?:%|---|\.\.\.)|(?:^|[\s,[{-])\?[ \n]`, // directives, documents, keys that are not words
    String.raw`[\]}] *:`, // keys that are lists
    String.raw`(?:^|[\s:,[{-])(?:[&!][^\s]|\*[^\s*])|(?:^|[:,[{-])[ \n]*!`, // anchors, aliases, tags; two stars are bold text
    String.raw`[:,[{-] +[“„‘]`, // typographic quotes around a text
    String.raw`[^\S \r\n]|[\u00ad\u200b-\u200d\u2060]|\r(?!\n)`, // spaces that only look like one, or like none
    String.raw`[:-] +[|>][-+]?\d`, // blocks that state their column
    String.raw`^ *(?:- +)*-[ \r]*(?:#.*)?$`, // items without a value on their line
    String.raw`<<|[[\]{},]#|(?<!(?:^|[:,[{-]) *)['"]#|(?:^|[:,[{-]) *(?:${quoted})#`,
    String.raw`(?:^|[:,[{-])[ ]*(?:'(?:[^'\n]|'')*|"(?:[^"\\\n]|\\.)*\\?)$`, // quotes that another line closes
    String.raw`\S +#(?<!^ *#.*)(?<!${commented} +#.*)`, // a comment after a value, which may be part of the text
    String.raw`^( *)[^\s#].*(?<!(?:: *|^ *(?:- +)*-|[:-] +[|>][-+\d]{0,2})(?: +#.*)?)\r?\n(?: *(?:#.*)?\r?\n)*\1 +-(?: |\r?$)`, // hyphens below a value
    String.raw`(?:^|[\s,:[{-])(?:[-+]?(?:[\d.]+_|0[bB])[\w.]*|-[0.]+)(?=[\s,\]}]|$)`, // numbers with underscores, binary numbers
  ].join('|'),
  'm',
);
const fieldName = /^[A-Za-z_][\w-]*$/;
const refusedName = /^(?:__proto__|constructor|prototype|y|n|yes|no|on|off|true|false|null)$/i;

/** Reads YAML many times as fast as with positions; null if the reader with positions might report anything. */
export function readPlain(bytes: Uint8Array): Record<string, unknown> | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    if (findControlCharacter(text) !== undefined || unusual.test(text) || hasLooseBrackets(text)) return null;
    const data = load(text, { schema: CORE_SCHEMA });
    return isRecord(data) && isOrdinary(data, 0, text.includes('\\')) ? data : null;
  } catch {
    // The reader with positions explains it.
    return null;
  }
}

/** Whether brackets span lines that are not indented deeper than their field. */
function hasLooseBrackets(text: string): boolean {
  let open = 0;
  let column = 0;
  for (const line of text.split('\n')) {
    // Nearly all lines.
    if (open === 0 && !line.includes('[') && !line.includes('{')) continue;
    const indent = /^(?: |- )*/.exec(line)?.[0].length ?? 0;
    if (open > 0 && indent <= column && line !== '') return true;
    if (open === 0) column = /^ *[[{]/.test(line) ? indent - 1 : indent;
    const brackets = line.replace(/(?:^|\s)#.*/, '').match(/[[\]{}]/g) ?? [];
    open = brackets.reduce((depth, bracket) => depth + (bracket === '[' || bracket === '{' ? 1 : -1), open);
    open = Math.max(0, open);
  }
  return false;
}

/** hasEscapes: values may contain characters that the text of the file does not. */
function isOrdinary(value: unknown, depth: number, hasEscapes: boolean): boolean {
  if (depth > 40) return false;
  if (typeof value === 'string') return isOrdinaryText(value, hasEscapes);
  if (Array.isArray(value)) return value.every((item) => isOrdinary(item, depth + 1, hasEscapes));
  if (!isRecord(value)) return true;
  return Object.entries(value).every(
    ([name, field]) =>
      fieldName.test(name) && !refusedName.test(name) && isOrdinary(field, depth + 1, hasEscapes),
  );
}

/** Whether a text means the same with and without quotes. The schema checks dates. */
function isOrdinaryText(text: string, hasEscapes: boolean): boolean {
  if (hasEscapes && findControlCharacter(text) !== undefined) return false;
  const reading = text.length > 40 ? null : otherReading(text);
  if (reading === 'a date') return /^\d{4}-\d\d(?:-\d\d)?(?:T[\d:]+Z)?$/.test(text);
  // Numbers as text have quotes.
  return reading === null || (reading === 'a number' && /^[1-9]\d*$/.test(text));
}
