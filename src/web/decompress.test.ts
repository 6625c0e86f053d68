import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { seededRandom } from '../tests/seededRandom.ts';
import { decompress } from './body.ts';

const page = '<p>Wingspan: 3+ in stock, £29.99</p>'.repeat(200);
const bytes = Buffer.from(page);
const mib = 1024 * 1024;
const open = async (compressed: Buffer, encoding: string, maxBytes = mib) => {
  const decompressed = await decompress(compressed, encoding, maxBytes);
  return decompressed === null ? null : decompressed.bytes.toString();
};

it.each([
  ['gzip', gzipSync(bytes)],
  ['GZIP', gzipSync(bytes)],
  ['x-gzip', gzipSync(bytes)],
  ['deflate', deflateSync(bytes)],
  ['deflate', deflateRawSync(bytes)],
  ['br', brotliCompressSync(bytes)],
  ['identity', bytes],
  ['', bytes],
  ['gzip, identity', gzipSync(bytes)],
  ['gzip, br', brotliCompressSync(gzipSync(bytes))],
  ['br,gzip', gzipSync(brotliCompressSync(bytes))],
  ['deflate, gzip, br', brotliCompressSync(gzipSync(deflateSync(bytes)))],
  ['gzip', Buffer.concat([gzipSync(bytes.subarray(0, 100)), gzipSync(bytes.subarray(100))])],
])('%s returns the page', async (encoding, compressed) => {
  expect(await open(compressed, encoding)).toBe(page);
});

it.each([
  ['gzip', bytes],
  ['deflate', bytes],
  ['br', gzipSync(bytes)],
  ['gzip', brotliCompressSync(bytes)],
  ['zstd', bytes],
  ['compress', bytes],
  ['gzip gzip', gzipSync(bytes)],
  ['gzip, gzip, gzip, gzip', gzipSync(gzipSync(gzipSync(gzipSync(bytes))))],
  ['gzip', Buffer.concat([gzipSync(bytes).subarray(0, 40), Buffer.alloc(80, 0xaa)])],
])('%s is refused if the bytes are something else', async (encoding, compressed) => {
  expect(await open(compressed, encoding)).toBe(null);
});

it.each(['gzip', 'deflate', 'br'])('%s without a body is an empty page', async (encoding) => {
  expect(await open(Buffer.alloc(0), encoding)).toBe('');
});

it('a truncated page returns the part that arrived', async () => {
  const random = seededRandom(1);
  const next = () => Math.floor(random() * 256);
  const noise = Buffer.from(Array.from({ length: 40_000 }, next));
  const cut = await decompress(gzipSync(noise).subarray(0, -5_000), 'gzip', mib);
  expect(cut?.bytes.length).toBeGreaterThan(10_000);
  expect(noise.subarray(0, cut?.bytes.length).equals(cut?.bytes ?? bytes)).toBe(true);
});

const zeros = Buffer.alloc(64 * mib);
it.each([
  ['gzip', gzipSync(zeros)],
  ['deflate', deflateSync(zeros)],
  ['deflate', deflateRawSync(zeros)],
  ['br', brotliCompressSync(zeros)],
  ['gzip, gzip', gzipSync(gzipSync(zeros))],
  ['br, gzip', gzipSync(brotliCompressSync(zeros))],
])('a bomb in %s returns only 2 MB', async (encoding, compressed) => {
  expect(compressed.length).toBeLessThan(mib / 8);
  const before = process.memoryUsage().arrayBuffers;
  const decompressed = await decompress(compressed, encoding, 2 * mib);
  expect(decompressed?.bytes).toHaveLength(2 * mib);
  expect(decompressed?.truncated).toBe(true);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * mib);
});

it('a bomb that is broken after its start returns the start', async () => {
  const compressed = Buffer.concat([gzipSync(zeros).subarray(0, 20_000), Buffer.alloc(1_000, 0xaa)]);
  expect((await decompress(compressed, 'gzip', 2 * mib))?.bytes).toHaveLength(2 * mib);
});

it('a page of exactly the maximum size is complete', async () => {
  expect(await decompress(gzipSync(Buffer.alloc(2 * mib)), 'gzip', 2 * mib)).toMatchObject({
    truncated: false,
  });
});
