import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { by, newPath, to } from '../answers.ts';
import { defaultPath, ok, only, silent } from '../../../../check/read/cases/truth.ts';
import { casesOf, moved, type ShopAnswer, type Row } from '../case.ts';
import { plainPage } from '../../../../check/read/cases/pages.ts';

const packed = (body: Buffer, encoding: string, more: readonly string[] = []): ShopAnswer => ({
  headers: [`Content-Encoding: ${encoding}`, ...more],
  body,
});
const malformed = only('unknown');
const zeros = Buffer.alloc(32 * 1024 * 1024);
const bomb = Buffer.concat([Buffer.from(plainPage), zeros]);

const encodings: Row[] = [
  ['gzip', packed(gzipSync(plainPage), 'gzip'), ok(true, 29.99)],
  ['x-gzip', packed(gzipSync(plainPage), 'x-gzip'), ok(true, 29.99)],
  ['GZIP in uppercase', packed(gzipSync(plainPage), 'GZIP'), ok(true, 29.99)],
  ['br', packed(brotliCompressSync(plainPage), 'br'), ok(true, 29.99)],
  ['deflate', packed(deflateSync(plainPage), 'deflate'), ok(true, 29.99)],
  ['deflate without the zlib header', packed(deflateRawSync(plainPage), 'deflate'), ok(true, 29.99)],
  ['gzip twice', packed(gzipSync(gzipSync(plainPage)), 'gzip, gzip'), ok(true, 29.99)],
  ['deflate, then br', packed(brotliCompressSync(deflateSync(plainPage)), 'deflate, br'), ok(true, 29.99)],
  ['identity', packed(Buffer.from(plainPage), 'identity'), ok(true, 29.99)],
  [
    'four layers',
    packed(gzipSync(gzipSync(gzipSync(gzipSync(plainPage)))), 'gzip, gzip, gzip, gzip'),
    malformed,
  ],
  [
    'zstd, which was not requested',
    packed(Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x04, 0x00, 0x01, 0x00, 0x00]), 'zstd'),
    malformed,
  ],
  ['an unknown encoding', packed(Buffer.from(plainPage), 'pig-latin'), malformed],
  ['the encoding "none"', packed(Buffer.from(plainPage), 'none'), ok(true, 29.99)],
  ['a charset as the encoding', packed(Buffer.from(plainPage), 'utf-8'), ok(true, 29.99)],
  [
    'fake gzip, on a redirect',
    by(() => ({
      [defaultPath]: to(newPath, '301 Moved Permanently', 'Content-Encoding: gzip'),
      '*': plainPage,
    })),
    moved(newPath),
  ],
  [
    'fake gzip, on a 404 page',
    { status: '404 Not Found', headers: ['Content-Encoding: gzip'], body: 'none' },
    only('broken'),
  ],
  ['fake gzip', packed(Buffer.from(plainPage), 'gzip'), malformed],
  ['fake br', packed(Buffer.from(plainPage), 'br'), malformed],
  ['gzip cut in the middle', packed(gzipSync(plainPage).subarray(0, 400), 'gzip'), silent],
  [
    'gzip followed by garbage',
    packed(Buffer.concat([gzipSync(plainPage), Buffer.from('rubbish')]), 'gzip'),
    ok(true, 29.99, 'GBP', { verdict: ['ok', 'unknown'], unclear: 'rubbish' }),
  ],
  [
    'gzip in two members',
    packed(Buffer.concat([gzipSync(plainPage.slice(0, 900)), gzipSync(plainPage.slice(900))]), 'gzip'),
    ok(true, 29.99),
  ],
  ['a gzip bomb', packed(gzipSync(bomb), 'gzip'), only('unknown')],
  ['a br bomb', packed(brotliCompressSync(bomb, { params: {} }), 'br'), only('unknown')],
  ['a bomb in a bomb', packed(gzipSync(gzipSync(bomb)), 'gzip, gzip'), only('unknown')],
  ['undeclared gzip', { body: gzipSync(plainPage) }, silent],
  [
    'a bomb with 404',
    { status: '404 Not Found', headers: ['Content-Encoding: gzip'], body: gzipSync(zeros) },
    only('broken'),
  ],
];

export const encodingsCases = casesOf('encoding', encodings);
