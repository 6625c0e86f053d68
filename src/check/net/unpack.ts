import {
  brotliDecompressSync,
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  gunzipSync,
  inflateRawSync,
  inflateSync,
} from 'node:zlib';
import type { Transform } from 'node:stream';
import pLimit from 'p-limit';
import { BodyBuffer } from './bodyBuffer.ts';

export interface Unpacked {
  body: BodyBuffer;
  truncated: boolean;
}

/** What Accept-Encoding offers. */
export const acceptEncoding = 'gzip, deflate, br';

const mostLayers = 3;
// A body that ends early still shows what it has.
const zlib = { finishFlush: constants.Z_SYNC_FLUSH };
const brotli = { finishFlush: constants.BROTLI_OPERATION_FLUSH };

const packings = {
  gzip: { all: gunzipSync, stream: createGunzip, early: zlib },
  deflate: { all: inflateSync, stream: createInflate, early: zlib },
  rawDeflate: { all: inflateRawSync, stream: createInflateRaw, early: zlib },
  br: { all: brotliDecompressSync, stream: createBrotliDecompress, early: brotli },
} as const;

/**
 * The first most bytes of a body under its Content-Encoding, however much more a bomb holds; null where the
 * bytes are not what the header says, or packed in a way that was not offered. Releases packed unless it is the
 * answer.
 */
export async function unpack(packed: BodyBuffer, encoding: string, most: number): Promise<Unpacked | null> {
  const names = encoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim().replace(/^x-/, ''))
    .filter((name) => !isPlain(name));
  if (names.length > mostLayers) {
    packed.release();
    return null;
  }
  let unpacked: Unpacked = { body: packed, truncated: false };
  // The last one named was put on last.
  for (const name of names.reverse()) {
    const { bytes } = unpacked.body;
    // An answer without a body has nothing to unpack.
    if (bytes.length === 0) return unpacked;
    const packing = packingOf(name, bytes);
    const inner = packing === null ? null : await unpackOne(packings[packing], bytes, most);
    unpacked.body.release();
    if (inner === null) return null;
    unpacked = { body: inner.body, truncated: unpacked.truncated || inner.truncated };
  }
  return unpacked;
}

/** Whether a name packs nothing: servers also send the charset here, or that there is none. */
function isPlain(name: string): boolean {
  return ['', 'identity', 'none', 'utf-8', 'utf8'].includes(name);
}

function packingOf(name: string, bytes: Buffer): keyof typeof packings | null {
  if (name === 'gzip' || name === 'br') return name;
  if (name !== 'deflate') return null;
  // Servers send it with and without zlib's two bytes in front.
  const [first = 0, second = 0] = bytes;
  return (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0 ? 'deflate' : 'rawDeflate';
}

type Packing = (typeof packings)[keyof typeof packings];

/** What is unpacked at once rather than as a stream: a page of 6 KB costs a tenth, a large one saves nothing. */
const smallPage = 256 * 1024;
/** One at a time: each holds what it has unpacked until it is read. */
const oneByOne = pLimit(1);

async function unpackOne(
  { all, stream, early }: Packing,
  bytes: Buffer,
  most: number,
): Promise<Unpacked | null> {
  try {
    const small = all(bytes, { maxOutputLength: Math.min(most, smallPage) });
    return { body: BodyBuffer.of(small), truncated: false };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    // Too much, or an early end.
    if (code !== 'ERR_BUFFER_TOO_LARGE' && code !== 'Z_BUF_ERROR') return null;
    const ended = code === 'Z_BUF_ERROR';
    return oneByOne(() => unpackStream(stream(early), bytes, most, ended));
  }
}

async function unpackStream(
  unpacking: Transform,
  bytes: Buffer,
  most: number,
  ended: boolean,
): Promise<Unpacked | null> {
  const body = new BodyBuffer(most);
  let whole = true;
  unpacking.end(bytes);
  try {
    for await (const piece of unpacking as AsyncIterable<Buffer>) {
      whole = body.add(piece);
      if (!whole) break;
    }
  } catch {
    body.release();
    return null;
  }
  return { body, truncated: ended || !whole };
}
