import { isUtf8 } from 'node:buffer';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';

/** The first bytes of a body, in one buffer: separate one-byte chunks would take a hundred times their size. */
export class BodyBuffer {
  #bytes = Buffer.alloc(0);
  #length = 0;
  readonly #maxBytes: number;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  add(piece: Buffer): boolean {
    const kept = Math.min(piece.length, this.#maxBytes - this.#length);
    const length = this.#length + kept;
    if (this.#bytes.length < length) {
      const grown = Buffer.allocUnsafeSlow(
        Math.min(this.#maxBytes, Math.max(length, this.#bytes.length * 2)),
      );
      this.#bytes.copy(grown, 0, 0, this.#length);
      this.#bytes = grown;
    }
    piece.copy(this.#bytes, this.#length, 0, kept);
    this.#length = length;
    return kept === piece.length;
  }

  get bytes(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }
}

interface Decompressed {
  bytes: Buffer;
  truncated: boolean;
}

export const acceptEncoding = 'gzip, deflate, br';

const maxLayers = 3;
const decoders = {
  gzip: createGunzip,
  deflate: createInflate,
  rawDeflate: createInflateRaw,
  br: createBrotliDecompress,
} as const;

/** The first maxBytes bytes, however much a bomb contains; null if they are not in the encoding. */
export async function decompress(
  compressed: Buffer,
  encoding: string,
  maxBytes: number,
): Promise<Decompressed | null> {
  const names = encoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim().replace(/^x-/, ''))
    // Servers also send a charset or "none" here.
    .filter((name) => !['', 'identity', 'none', 'utf-8', 'utf8'].includes(name));
  if (names.length > maxLayers) return null;
  let decompressed: Decompressed = { bytes: compressed, truncated: false };
  // The last encoding listed was applied last.
  for (const name of names.reverse()) {
    const { bytes } = decompressed;
    // An empty body has nothing to decompress.
    if (bytes.length === 0) return decompressed;
    const coding = encodingOf(name, bytes);
    const inner = coding === null ? null : await decompressOne(coding, bytes, maxBytes);
    if (inner === null) return null;
    decompressed = { bytes: inner.bytes, truncated: decompressed.truncated || inner.truncated };
  }
  return decompressed;
}

function encodingOf(name: string, bytes: Buffer): keyof typeof decoders | null {
  if (name === 'gzip' || name === 'br') return name;
  if (name !== 'deflate') return null;
  // Servers send it with and without zlib's two bytes at its start.
  const [first = 0, second = 0] = bytes;
  return (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0 ? 'deflate' : 'rawDeflate';
}

async function decompressOne(
  coding: keyof typeof decoders,
  bytes: Buffer,
  maxBytes: number,
): Promise<Decompressed | null> {
  const body = new BodyBuffer(maxBytes);
  const decoder = decoders[coding]();
  decoder.end(bytes);
  try {
    for await (const piece of decoder as AsyncIterable<Buffer>)
      if (!body.add(piece)) return { bytes: body.bytes, truncated: true };
  } catch (error) {
    // A body that ends early still shows what it has.
    const isEarly = error instanceof Error && 'code' in error && error.code === 'Z_BUF_ERROR';
    return isEarly ? { bytes: body.bytes, truncated: true } : null;
  }
  return { bytes: body.bytes, truncated: false };
}

/** How many bytes are searched for a page's encoding; browsers search 1,024 and start over if it comes later. */
const metaBytes = 4_096;
const metaCharset = /<meta[^>]{0,400}?charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w.:-]{1,40})/i;
const xmlCharset = /^\s{0,99}<\?xml[^>]{0,200}?encoding\s{0,9}=\s{0,9}["']([\w.:-]{1,40})/i;

/** 0x80 to 0x9f of windows-1252; other codes map to themselves. */
const cp1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** By byte order mark, header, or the page's own declaration; else as UTF-8 if valid, else windows-1252. */
export function decodeHtml(bytes: Buffer, contentType: string): string {
  const label =
    markedEncoding(bytes) ?? knownEncoding(/charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1]);
  if (label !== null) return decode(bytes, label);
  const start = bytes.toString('latin1', 0, metaBytes);
  const named = knownEncoding(metaCharset.exec(start)?.[1] ?? xmlCharset.exec(start)?.[1]);
  // A page whose meta element can be read as ASCII is not UTF-16, even if it claims to be.
  if (named !== null) return decode(bytes, named.startsWith('utf-16') ? 'utf-8' : named);
  // A page cut off within a character is still UTF-8.
  const isUnicode = [0, 1, 2, 3].some((cut) => isUtf8(bytes.subarray(0, bytes.length - cut)));
  return decode(bytes, isUnicode ? 'utf-8' : 'windows-1252');
}

function markedEncoding([first, second, third]: Buffer): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** The standard name for any label of an encoding (latin1: windows-1252), or null. */
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
