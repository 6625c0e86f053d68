import { constants, type BigIntStats } from 'node:fs';
import { mkdtemp, open, readFile, realpath, rm, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants as zlib, gzip } from 'node:zlib';
import send from 'send';
import { writeCacheFile } from '../platform/atomicWrite.ts';
import { sha256 } from '../platform/hash.ts';

export interface FileRequest {
  request: IncomingMessage;
  response: ServerResponse;
  root: string;
  file: string;
}

const compress = {
  // Quality 9 takes ten times as long for 2 % less.
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};
type Coding = keyof typeof compress;

/** Sends files from copies, because a build may replace a file while it is sent. Copies are named by their hash. */
export async function fileSender(maxBytes: number) {
  const folder = await mkdtemp(join(tmpdir(), 'guides-serve-'));
  /** Names of copies by path, version and coding. */
  const copies = new Map<string, Promise<string | null>>();
  const remember = (key: string, make: () => Promise<string | null>) => {
    const made = copies.get(key) ?? make().catch(() => null);
    copies.set(key, made);
    return made;
  };
  return {
    /**
     * Whole, in part, or not modified; only whole if the status is not 200. Nothing was sent unless the result is
     * 'sent'. fail: answers with an error of the request, such as 416.
     */
    send: async (
      { request, response, root, file }: FileRequest,
      fail: (status: number) => void,
    ): Promise<'sent' | 'missing' | { refused: string }> => {
      const path = join(root, file);
      const found = await stat(path, { bigint: true }).catch(() => null);
      if (found?.isFile() !== true) return 'missing';
      if (found.size > maxBytes) return { refused: `is larger than ${Math.floor(maxBytes / 1024)} KB` };
      const key = `${path} ${versionOf(found)}`;
      const plain = await remember(key, () => copyFile(root, path, folder));
      if (plain === null) return { refused: 'is a link, or cannot be read' };
      const isFound = response.statusCode === 200;
      // Builds change the dates of files whose content is the same.
      delete request.headers['if-unmodified-since'];
      // no-cache is for caches on the way: here every answer is validated anyway.
      delete request.headers['cache-control'];
      if (!isFound) delete request.headers['if-match'];
      // Only GET knows ranges.
      if (!isFound || request.method === 'HEAD') delete request.headers.range;
      let name = plain;
      if (/^text\/|^image\/svg\+xml|[/+](?:json|xml)\b/.test(String(response.getHeader('Content-Type')))) {
        response.setHeader('Vary', 'Accept-Encoding');
        // A part is a part of the plain bytes.
        const isPart = request.headers.range !== undefined;
        const coding = isPart ? null : chooseCoding(request.headersDistinct['accept-encoding']?.join());
        const small =
          coding && (await remember(`${key} ${coding}`, () => compressCopy(folder, plain, coding)));
        if (small !== null) {
          name = small;
          response.setHeader('Content-Encoding', String(coding));
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

/** null unless the path is the file's own: not a link, nor another spelling, nor unreadable. */
async function copyFile(root: string, path: string, folder: string): Promise<string | null> {
  if (!path.startsWith(root + sep) || (await realpath(path)) !== path) return null;
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const before = await file.stat({ bigint: true });
    const bytes = await file.readFile();
    // A build puts whole files in place; other programs may write into them.
    if (versionOf(await file.stat({ bigint: true })) !== versionOf(before)) return null;
    const tag = sha256(bytes).slice(0, 22);
    // Another request may be reading a copy of that name.
    writeCacheFile(join(folder, tag), bytes);
    return tag;
  } finally {
    await file.close();
  }
}

async function compressCopy(folder: string, plain: string, coding: Coding): Promise<string | null> {
  const bytes = await readFile(join(folder, plain));
  const small = await compress[coding](bytes);
  if (small.length >= bytes.length) return null;
  writeCacheFile(join(folder, `${plain}-${coding}`), small);
  return `${plain}-${coding}`;
}

function versionOf({ dev, ino, size, mtimeNs, ctimeNs }: BigIntStats): string {
  return [dev, ino, size, mtimeNs, ctimeNs].join(' ');
}

/** The Content-Encoding that an Accept-Encoding header likes most (RFC 9110, 12.5.3); null for plain bytes. */
export function chooseCoding(header = ''): Coding | null {
  const liked = new Map<string, number>();
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    liked.set(name === 'x-gzip' ? 'gzip' : name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const likes = (name: string) => liked.get(name) ?? liked.get('*') ?? 0;
  const best = likes('gzip') > likes('br') ? 'gzip' : 'br';
  // Plain bytes need no mention to be welcome, only to be preferred.
  return likes(best) === 0 || (liked.get('identity') ?? 0) > likes(best) ? null : best;
}
