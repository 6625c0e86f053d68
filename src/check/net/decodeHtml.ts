import { isUtf8 } from 'node:buffer';

/** How far from its start a page may name its encoding; browsers look at 1,024 bytes and start over when late. */
const metaBytes = 4_096;
const metaCharset = /<meta[^>]{0,400}?charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w.:-]{1,40})/i;
const xmlCharset = /^\s{0,99}<\?xml[^>]{0,200}?encoding\s{0,9}=\s{0,9}["']([\w.:-]{1,40})/i;

/** 0x80 to 0x9f of windows-1252; other codes map to themselves. */
const cp1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * The text of a body, decoded according to its byte order mark, else the header, else the page's own
 * declaration, else as UTF-8 if it is valid, else as windows-1252. Undecodable bytes become U+FFFD.
 */
export function decodeHtml(bytes: Buffer, contentType: string): string {
  const label =
    markedEncoding(bytes) ?? knownEncoding(/charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1]);
  if (label !== null) return decode(bytes, label);
  const start = bytes.toString('latin1', 0, metaBytes);
  const named = knownEncoding(metaCharset.exec(start)?.[1] ?? xmlCharset.exec(start)?.[1]);
  // A page whose meta element is readable as ASCII is not UTF-16, whatever it claims.
  if (named !== null) return decode(bytes, named.startsWith('utf-16') ? 'utf-8' : named);
  return decode(bytes, seemsUtf8(bytes) ? 'utf-8' : 'windows-1252');
}

function markedEncoding(bytes: Buffer): string | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** The encoding's own name for any of its labels (latin1: windows-1252), or null. */
function knownEncoding(label: string | undefined): string | null {
  if (label === undefined) return null;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

function decode(bytes: Buffer, encoding: string): string {
  if (encoding === 'utf-8') {
    const text = bytes.toString('utf8');
    return text.startsWith('\ufeff') ? text.slice(1) : text;
  }
  if (encoding !== 'windows-1252') return new TextDecoder(encoding).decode(bytes);
  // Node 20 reads it as ISO 8859-1, without the euro sign: https://github.com/nodejs/node/issues/56542
  return bytes
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (char) => cp1252.charAt(char.charCodeAt(0) - 0x80));
}

/** A page cut off within a character is still UTF-8. */
function seemsUtf8(bytes: Buffer): boolean {
  return isUtf8(bytes) || [1, 2, 3].some((cut) => isUtf8(bytes.subarray(0, -cut)));
}
