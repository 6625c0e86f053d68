export type ArtType = 'image/svg+xml' | 'image/jpeg' | 'image/png' | 'image/webp';

/** An image below data/art/. */
export interface ArtFile {
  /** Where it is on disk. */
  path: string;
  /** Its size in bytes. */
  bytes: number;
  type: ArtType;
  /** In pixels, where the file says. */
  width?: number;
  height?: number;
}

export interface ImageFacts {
  type: ArtType;
  width?: number;
  height?: number;
}

/** Type and size from the first bytes of an image; null where the type is not allowed. */
export function readImage(bytes: Uint8Array): ImageFacts | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return readPng(buffer) ?? readJpeg(buffer) ?? readWebp(buffer) ?? readSvg(buffer);
}

/** https://www.w3.org/TR/png-3/#11IHDR */
function readPng(buffer: Buffer): ImageFacts | null {
  const signature = buffer.subarray(0, 8).toString('latin1');
  if (signature !== '\x89PNG\r\n\x1a\n' || buffer.length < 24) return null;
  return { type: 'image/png', width: buffer.readUInt32BE(16), height: buffer.readUInt32BE(20) };
}

/** The size stands in the start-of-frame segment, C0 to CF without C4, C8 and CC. */
function readJpeg(buffer: Buffer): ImageFacts | null {
  if (buffer.length < 3 || buffer.readUIntBE(0, 3) !== 0xffd8ff) return null;
  let at = 2;
  while (at + 9 <= buffer.length && buffer[at] === 0xff) {
    const marker = buffer.readUInt8(at + 1);
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { type: 'image/jpeg', width: buffer.readUInt16BE(at + 7), height: buffer.readUInt16BE(at + 5) };
    }
    at += 2 + buffer.readUInt16BE(at + 2);
  }
  return { type: 'image/jpeg' };
}

/** https://developers.google.com/speed/webp/docs/riff_container */
function readWebp(buffer: Buffer): ImageFacts | null {
  if (buffer.length < 30 || buffer.toString('latin1', 0, 4) !== 'RIFF') return null;
  if (buffer.toString('latin1', 8, 12) !== 'WEBP') return null;
  switch (buffer.toString('latin1', 12, 16)) {
    case 'VP8X':
      return {
        type: 'image/webp',
        width: buffer.readUIntLE(24, 3) + 1,
        height: buffer.readUIntLE(27, 3) + 1,
      };
    case 'VP8L': {
      const bits = buffer.readUInt32LE(21);
      return { type: 'image/webp', width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return {
        type: 'image/webp',
        width: buffer.readUInt16LE(26) & 0x3fff,
        height: buffer.readUInt16LE(28) & 0x3fff,
      };
    default:
      return null;
  }
}

function readSvg(buffer: Buffer): ImageFacts | null {
  const head = buffer.toString('utf8', 0, 4096);
  const root = /<svg(?=[\s/>])[^>]*/.exec(head)?.[0];
  if (root === undefined || !/^\ufeff?\s*</.test(head)) return null;
  const size = (name: string) =>
    Number(new RegExp(`\\s${name}=["'](\\d+(?:\\.\\d+)?)(?:px)?["']`).exec(root)?.[1]);
  const [width, height] = [size('width'), size('height')];
  return { type: 'image/svg+xml', ...(width > 0 && height > 0 && { width, height }) };
}
