import { randomUUID } from 'node:crypto';
import { constants, type BigIntStats } from 'node:fs';
import { mkdtemp, open, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants as zlib, gzip } from 'node:zlib';
import send from 'send';
import { sha256 } from '../platform/hash.ts';

/** The site's folder may change at any time, so files are sent from copies, which never do. */
interface Copy {
  /** A hash of the bytes, and the copy's name. */
  tag: string;
  /** Names of compressed copies; null for one that would be no smaller. */
  compressed: Map<Coding, Promise<string | null>>;
}

export type SendResult = 'sent' | 'missing' | { refused: string };

export interface FileRequest {
  request: IncomingMessage;
  /** Its status and headers are set. */
  response: ServerResponse;
  root: string;
  /** Relative to root, with forward slashes. */
  file: string;
}

export interface FileSender {
  /**
   * Answers with a file: whole, in part, or not modified; only whole if the status is not 200. Nothing was sent unless
   * the result is 'sent'. fail: answers with an error of the request, such as 416.
   */
  send: (wanted: FileRequest, fail: (status: number) => void) => Promise<SendResult>;
  close: () => Promise<void>;
}

/** Sends files with ETags made from their content, and compresses text. */
export async function fileSender(maxBytes: number): Promise<FileSender> {
  const folder = await mkdtemp(join(tmpdir(), 'guides-serve-'));
  const copies = new Map<string, { version: string; copy: Promise<Copy | null> }>();

  const copyOf = async (root: string, path: string, version: string): Promise<Copy | null> => {
    const known = copies.get(path);
    if (known?.version === version) return known.copy;
    const copy = copyFile(root, path, folder).catch(() => null);
    copies.set(path, { version, copy });
    if ((await copy) === null) copies.delete(path);
    return copy;
  };

  return {
    send: async ({ request, response, root, file }, fail) => {
      const path = join(root, file);
      const found = await stat(path, { bigint: true }).catch(() => null);
      if (found?.isFile() !== true) return 'missing';
      if (found.size > maxBytes) return { refused: `is larger than ${Math.floor(maxBytes / 1024)} KB` };
      const copy = await copyOf(root, path, versionOf(found));
      if (copy === null) return { refused: 'is a link, or cannot be read' };
      const isFound = response.statusCode === 200;
      // Builds change the dates of files whose content is the same.
      delete request.headers['if-unmodified-since'];
      // no-cache is for caches on the way: here every answer is validated anyway.
      delete request.headers['cache-control'];
      if (!isFound) delete request.headers['if-match'];
      // Only GET knows ranges.
      if (!isFound || request.method === 'HEAD') delete request.headers.range;
      let name = copy.tag;
      if (isText(String(response.getHeader('Content-Type')))) {
        response.setHeader('Vary', 'Accept-Encoding');
        // A part is a part of the plain bytes, which are the same whatever compresses them.
        const coding =
          request.headers.range === undefined
            ? chooseCoding(request.headersDistinct['accept-encoding']?.join(','))
            : null;
        const compressed = coding === null ? null : await compressedCopy(copy, coding, folder);
        if (compressed !== null && coding !== null) {
          name = compressed;
          response.setHeader('Content-Encoding', coding);
        }
      }
      if (isFound) response.setHeader('ETag', `"${name}"`);
      const options = { root: folder, index: false, cacheControl: false, lastModified: false } as const;
      send(request, name, { ...options, etag: false, acceptRanges: isFound })
        .on('error', (error: { status: number }) => {
          fail(error.status);
        })
        .pipe(response);
      return 'sent';
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

/** null for anything but a file of its own at that very path: a link, another spelling, something unreadable. */
async function copyFile(root: string, path: string, folder: string): Promise<Copy | null> {
  // No link anywhere below root; on a system that ignores letter case, no other spelling either.
  if (!path.startsWith(root + sep) || (await realpath(path)) !== path) return null;
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    // A build puts whole files in place; other programs may write into them.
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const before = await file.stat({ bigint: true });
      const bytes = Buffer.alloc(Number(before.size));
      const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
      const after = await file.stat({ bigint: true });
      if (bytesRead !== bytes.length || versionOf(after) !== versionOf(before)) continue;
      const tag = sha256(bytes).slice(0, 22);
      await put(join(folder, tag), bytes);
      return { tag, compressed: new Map() };
    }
    return null;
  } finally {
    await file.close();
  }
}

/** Equal as long as the file has not been replaced or changed. */
function versionOf({ dev, ino, size, mtimeNs, ctimeNs }: BigIntStats): string {
  return [dev, ino, size, mtimeNs, ctimeNs].join(' ');
}

/** Another request may be reading a copy of that name. */
async function put(path: string, bytes: Buffer): Promise<void> {
  const partial = `${path}.${randomUUID()}`;
  await writeFile(partial, bytes);
  await rename(partial, path);
}

function compressedCopy({ tag, compressed }: Copy, coding: Coding, folder: string): Promise<string | null> {
  const make = async () => {
    const bytes = await readFile(join(folder, tag));
    const small = await compress[coding](bytes);
    if (small.length >= bytes.length) return null;
    await put(join(folder, `${tag}-${coding}`), small);
    return `${tag}-${coding}`;
  };
  const made = compressed.get(coding) ?? make();
  compressed.set(coding, made);
  return made;
}

type Coding = 'br' | 'gzip';

const compress: Record<Coding, (bytes: Buffer) => Promise<Buffer>> = {
  // Quality 9 takes ten times as long for 2 % less.
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/** The Content-Encoding that an Accept-Encoding header likes most (RFC 9110, 12.5.3); null for plain bytes. */
export function chooseCoding(header: string | undefined): Coding | null {
  const liked = new Map<string, number>();
  for (const item of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    liked.set(name === 'x-gzip' ? 'gzip' : name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const likes = (name: string) => liked.get(name) ?? liked.get('*') ?? 0;
  const best = likes('gzip') > likes('br') ? 'gzip' : 'br';
  // Plain bytes need no mention to be welcome, only to be preferred.
  return likes(best) === 0 || (liked.get('identity') ?? 0) > likes(best) ? null : best;
}

function isText(type: string): boolean {
  return /^text\/|^image\/svg\+xml|[/+](?:json|xml)\b/.test(type);
}
