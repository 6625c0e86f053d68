import path from 'node:path';
import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { sha256 } from '../../platform/hash.ts';
import type { Memo } from '../../platform/memo.ts';
import { unreadable } from './findFiles.ts';
import { readSmallFileSync, TooLarge, shownPath } from './readFile.ts';
import { imageType, svgSize, type ArtFile, type ArtType, type ImageFacts } from '../art/image.ts';
import { cleanSvg } from '../art/cleanSvg.ts';
import { drawnElements, drawImage } from '../art/svg.ts';

/** SPEC.md section 9: an image has at most 2 MB. */
const maxRaster = 2_097_152;
const maxSvg = 102_400;
const maxElements = 20_000;

const types: Partial<Record<string, ArtType>> = {
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

export interface LoadedArt {
  art: Map<string, ArtFile>;
  brokenArt: Set<string>;
  diagnostics: Diagnostic[];
}

export async function loadArt(dir: string, files: readonly string[], memo: Memo): Promise<LoadedArt> {
  const loaded: LoadedArt = { art: new Map(), brokenArt: new Set(), diagnostics: [] };
  // One at a time: sharp mixes up the errors of parallel images.
  for (const file of files) {
    const name = path.relative(dir, file).split(path.sep).join('/');
    const read = await loadImage(file, memo);
    if ('code' in read) {
      loaded.brokenArt.add(name);
      loaded.diagnostics.push(read);
    } else {
      loaded.art.set(name, read);
    }
  }
  return loaded;
}

async function loadImage(file: string, memo: Memo): Promise<ArtFile | Diagnostic> {
  const at = shownPath(file);
  const named = types[path.extname(file)];
  if (!named) {
    const message = `"${path.basename(file)}" does not have the extension of an image.`;
    const hint = 'Name it .svg, .jpg, .png or .webp, or move it out of art/.';
    return diagnostic('image/wrong-type', at, message, hint);
  }
  const maxBytes = named === 'image/svg+xml' ? maxSvg : maxRaster;
  let bytes: Uint8Array;
  try {
    bytes = readSmallFileSync(file, maxBytes);
  } catch (error) {
    if (!(error instanceof TooLarge)) return unreadable(file, error);
    const message = `The image has ${error.size} bytes; at most ${maxBytes} are allowed.`;
    return diagnostic('image/too-large', at, message, 'Shrink or simplify it.');
  }
  const hash = sha256(bytes);
  const image = await memo(
    'image',
    [named, hash],
    () => checkImage(bytes, named, at),
    // The diagnostic names the file, and another file may have the same content.
    (checked) => !('code' in checked),
  );
  return 'code' in image ? image : { path: file, bytes: bytes.length, hash, ...image };
}

async function checkImage(bytes: Uint8Array, named: ArtType, at: string): Promise<ImageFacts | Diagnostic> {
  const type = imageType(bytes);
  if (type !== named) {
    const message = `The file is named like ${named} but contains ${type ?? 'something else'}.`;
    return diagnostic('image/wrong-type', at, message, 'Export the image again, or rename it.');
  }
  if (type !== 'image/svg+xml') {
    const drawn = await drawImage(bytes, at);
    return 'code' in drawn ? drawn : { type, ...drawn };
  }
  const clean = await cleanSvg(Buffer.from(bytes).toString('utf8'));
  if (!('svg' in clean)) {
    const message = `The drawing contains ${clean.what}.`;
    const hint = 'Export it as plain SVG, or delete that part.';
    return diagnostic('image/unsafe-svg', { file: at, line: clean.line, column: 1 }, message, hint);
  }
  if (drawnElements(clean.svg) > maxElements) {
    const message = `Its references and filters amount to more than ${maxElements} elements, or never end.`;
    return diagnostic('image/unsafe-svg', at, message, 'Repeat its parts less often, and use fewer filters.');
  }
  const drawn = await drawImage(Buffer.from(clean.svg), at);
  return 'code' in drawn ? drawn : { type, ...svgSize(clean.svg) };
}
