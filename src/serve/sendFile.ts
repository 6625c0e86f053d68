import { readFile, realpath, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { sha256 } from '../platform/hash.ts';

const compress = {
  // Quality 9 takes ten times as long to save 2%.
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};
const codings = ['br', 'gzip'] as const;

/** The bytes of a site's file; null if there is none, or the reason why it is not served. root: the resolved folder. */
export async function readServed(
  root: string,
  file: string,
  maxBytes: number,
): Promise<Buffer | string | null> {
  const path = join(root, file);
  const found = await stat(path).catch(() => null);
  if (found?.isFile() !== true) return null;
  if (found.size > maxBytes) return `${file} is larger than ${Math.floor(maxBytes / 1024)} KB`;
  // Rejects links and other spellings of a name.
  const isOwn = (await realpath(path).catch(() => null)) === path;
  const bytes = isOwn ? await readFile(path).catch(() => null) : null;
  return bytes ?? `${file} is a link, or cannot be read`;
}

/** Sends bytes, compressed if that is smaller, or 304 if the client has them. The response already has its headers. */
export async function sendBytes(
  { headersDistinct, headers }: IncomingMessage,
  response: ServerResponse,
  status: number,
  bytes: Buffer,
): Promise<void> {
  let [tag, body] = [sha256(bytes).slice(0, 22), bytes];
  if (/^text\/|^image\/svg\+xml|[/+](?:json|xml)\b/.test(String(response.getHeader('Content-Type')))) {
    response.setHeader('Vary', 'Accept-Encoding');
    const accepted = (headersDistinct['accept-encoding'] ?? []).join().toLowerCase().split(',');
    const coding = codings.find((name) => accepted.some((one) => accepts(one, name)));
    const small = coding === undefined ? bytes : await compress[coding](bytes);
    if (coding !== undefined && small.length < bytes.length) {
      [tag, body] = [`${tag}-${coding}`, small];
      response.setHeader('Content-Encoding', coding);
    }
  }
  if (status === 200) response.setHeader('ETag', `"${tag}"`);
  const known = (headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  if (status === 200 && (known.includes(`"${tag}"`) || known.includes('*'))) {
    for (const name of ['Content-Type', 'Content-Encoding']) response.removeHeader(name);
    response.writeHead(304).end();
    return;
  }
  response.setHeader('Content-Length', body.length);
  response.writeHead(status).end(body);
}

function accepts(item: string, coding: string): boolean {
  const [name, weight = ''] = item.split(';').map((part) => part.trim());
  return name === coding && !/^q=0(?:\.0*)?$/.test(weight);
}
