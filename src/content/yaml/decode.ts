import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { locationOfRange } from './source.ts';

const maxReports = 10;
const byteOrderMark = '\ufeff';
// The only controls that a text file needs are tabs and line ends.
const forbidden = /(?![\t\n])\p{Cc}|[\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

export interface Decoded {
  text: string;
  /** false if the text has invalid bytes or control characters. */
  sound: boolean;
  diagnostics: Diagnostic[];
}

export function decodeText(file: string, bytes: Uint8Array): Decoded {
  const decoded = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const text = decoded.startsWith(byteOrderMark) ? decoded.slice(1) : decoded;
  const source = { file, text };
  const wrong = findWrongByte(decoded, bytes);
  if (wrong !== -1) {
    const byte = (bytes[Buffer.byteLength(decoded.slice(0, wrong))] ?? 0).toString(16).padStart(2, '0');
    const at = locationOfRange({ file, text: decoded }, wrong);
    const message = `The byte ${byte} (hexadecimal) is not valid UTF-8.`;
    const hint = 'Save the file as UTF-8.';
    return { text: decoded, sound: false, diagnostics: [diagnostic('yaml/not-utf8', at, message, hint)] };
  }
  const diagnostics: Diagnostic[] = [];
  if (text !== decoded) {
    const hint = 'Save the file as UTF-8 without BOM.';
    const message = 'The file starts with an invisible byte order mark.';
    diagnostics.push(diagnostic('yaml/byte-order-mark', locationOfRange(source, 0), message, hint));
  }
  const controls = findControls(source);
  return { text, sound: controls.length === 0, diagnostics: [...diagnostics, ...controls] };
}

function findControls(source: { file: string; text: string }): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const { index, 0: character } of source.text.matchAll(forbidden)) {
    if (character === '\r' && source.text[index + 1] === '\n') continue;
    const message = `The text contains the invisible character ${characterName(character)}.`;
    const hint = 'Delete it; if in doubt, type the words around it again.';
    found.push(diagnostic('yaml/control-character', locationOfRange(source, index), message, hint));
    if (found.length === maxReports) break;
  }
  return found;
}

export function findControlCharacter(value: string): string | undefined {
  return /[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff](?<![\t\n\r])/u.exec(
    value,
  )?.[0];
}

export function characterName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** -1 if all bytes are UTF-8. */
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
