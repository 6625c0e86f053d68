import { finding, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { placeOfRange } from '../source.ts';

// A binary file has thousands.
const maxReports = 10;
const byteOrderMark = '\ufeff';
// Tab, line feed and a carriage return before a line feed are the only controls that a text file needs.
const forbidden = /(?![\t\n])\p{Cc}|[\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

export interface Decoded {
  text: string;
  /** false if the text has invalid bytes or control characters. */
  sound: boolean;
  diagnostics: Diagnostic[];
}

/** Bytes as text with LF or CRLF. */
export function decodeText(file: string, bytes: Uint8Array): Decoded {
  const decoded = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const text = decoded.startsWith(byteOrderMark) ? decoded.slice(1) : decoded;
  const source = { file, text };
  const wrong = findWrongByte(decoded, bytes);
  if (wrong !== -1) {
    const byte = (bytes[Buffer.byteLength(decoded.slice(0, wrong))] ?? 0).toString(16).padStart(2, '0');
    const at = placeOfRange({ file, text: decoded }, wrong);
    const message = `The byte ${byte} (hexadecimal) is not UTF-8, so this is not the text that was meant.`;
    const hint = 'Save the file as UTF-8.';
    return { text: decoded, sound: false, diagnostics: [finding('yaml/not-utf8', at, message, { hint })] };
  }
  const diagnostics: Diagnostic[] = [];
  if (text !== decoded) {
    const hint = 'Save the file as UTF-8 without BOM.';
    const message = 'The file starts with an invisible byte order mark.';
    diagnostics.push(finding('yaml/byte-order-mark', placeOfRange(source, 0), message, { hint }));
  }
  const controls = findControls(source);
  return { text, sound: controls.length === 0, diagnostics: [...diagnostics, ...controls] };
}

function findControls(source: { file: string; text: string }): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const { index, 0: character } of source.text.matchAll(forbidden)) {
    if (character === '\r' && source.text[index + 1] === '\n') continue;
    const message = `The text holds the invisible character ${characterName(character)}.`;
    const hint = 'Delete it; typing the words around it anew is the surest way.';
    found.push(finding('yaml/control-character', placeOfRange(source, index), message, { hint }));
    if (found.length === maxReports) break;
  }
  return found;
}

/** Whether a value holds an invisible character, for example through the escape "\0". */
export function findControlCharacter(value: string): string | undefined {
  return /[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff](?<![\t\n\r])/u.exec(
    value,
  )?.[0];
}

/** U+0000 and the like. */
export function characterName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The index in the decoded text of the first byte that is not UTF-8; -1 where all are. */
function findWrongByte(decoded: string, bytes: Uint8Array): number {
  let offset = 0;
  let from = 0;
  for (let at = decoded.indexOf('\ufffd'); at !== -1; at = decoded.indexOf('\ufffd', at + 1)) {
    offset += Buffer.byteLength(decoded.slice(from, at));
    from = at;
    // The replacement character itself is EF BF BD; anything else was replaced.
    if (bytes[offset] !== 0xef || bytes[offset + 1] !== 0xbf || bytes[offset + 2] !== 0xbd) return at;
  }
  return -1;
}
