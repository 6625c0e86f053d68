import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Code } from '../../diagnostics/codes.ts';

type Make = (dir: string) => Promise<unknown>;

const write = (name: string, bytes: string | Uint8Array): Make => {
  return (dir) => writeFile(path.join(dir, name), bytes);
};

const plain = (width: number, height: number, background = '#173034') =>
  sharp({ create: { width, height, channels: 3, background } });

/** Broken data that git, an editor or another system would not keep as it is: made when the test runs. */
export const made: Partial<Record<Code, Make>> = {
  'file/missing': (dir) => rm(path.join(dir, 'home.yaml')),
  'file/unreadable': async (dir) => {
    await mkdir(path.join(dir, 'pages/contact.yaml'));
  },
  'file/symlink-outside': async (dir) => {
    const outside = path.join(dir, '../outside.yaml');
    await writeFile(outside, 'id: contact\n');
    await symlink(outside, path.join(dir, 'pages/contact.yaml'));
  },
  'file/case-collision': write('pages/About.yaml', 'id: about\n'),
  'file/too-many-problems': write(
    'pages/contact.yaml',
    `id: contact\n${Array.from({ length: 60 }, (_, index) => `extra_${index}: 1\n`).join('')}`,
  ),
  'yaml/too-large': write('pages/contact.yaml', '#'.repeat(1_000_001)),
  'check/history-too-large': async (dir) => {
    await mkdir(path.join(dir, 'state/history'), { recursive: true });
    await writeFile(path.join(dir, 'state/history/wingspan.csv'), '#'.repeat(10_400_000));
  },
  'yaml/not-utf8': write('pages/contact.yaml', Buffer.from('title: Caf\u00e9\n', 'latin1')),
  'yaml/byte-order-mark': write('redirects.yaml', '\ufeffredirects: []\n'),
  'yaml/control-character': write('redirects.yaml', 'redirects: []\n# a\u0000b\n'),
  'image/too-many-pixels': (dir) => plain(9000, 9000).toFile(path.join(dir, 'art/catan.png')),
  'image/too-small': (dir) => plain(300, 200).toFile(path.join(dir, 'art/wingspan.png')),
  'image/animated': async (dir) => {
    const frames = [await plain(64, 64).png().toBuffer(), await plain(64, 64, '#86ad54').png().toBuffer()];
    await sharp(frames, { join: { animated: true } })
      .webp()
      .toFile(path.join(dir, 'art/catan.webp'));
  },
  'image/broken': async (dir) => {
    const whole = await plain(640, 360).jpeg().toBuffer();
    await writeFile(path.join(dir, 'art/catan.jpg'), whole.subarray(0, whole.length / 2));
  },
  'image/too-large': write('art/catan.svg', `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(102_400)}</svg>`),
};
