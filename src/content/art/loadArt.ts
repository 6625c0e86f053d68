import path from 'node:path';
import { finding, type Diagnostic, type Place } from '../../diagnostics/diagnostic.ts';
import { sha256 } from '../../platform/hash.ts';
import type { Memo } from '../../platform/memo.ts';
import { unreadable } from '../findFiles.ts';
import { readSmallFileSync, TooLarge } from '../readFile.ts';
import { shownPath } from '../shownPath.ts';
import { type ArtFile, type ArtType, type ImageFacts, readImage } from './image.ts';
import { drawnElements } from './drawnElements.ts';
import { findUndrawable } from './drawable.ts';
import { findUnsafe } from './svg.ts';

/** SPEC.md section 9: an image has at most 2 MB. */
const maxRaster = 2_097_152;
const maxSvg = 102_400;
/** Readers' browsers draw them too. */
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

/** The images of a data folder by their path in it. What is too large, unsafe, damaged or of another type is refused. */
export async function loadArt(dir: string, files: readonly string[], memo: Memo): Promise<LoadedArt> {
  const loaded: LoadedArt = { art: new Map(), brokenArt: new Set(), diagnostics: [] };
  // One after the other: of images drawn at the same time, the library mixes up what is wrong with them.
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
  const at = { file: shownPath(file), line: 1, column: 1 };
  const named = types[path.extname(file)];
  if (!named) {
    const hint = 'Name it .svg, .jpg, .png or .webp, or move it out of art/.';
    return finding('image/wrong-type', at, `"${path.basename(file)}" does not have the name of an image.`, {
      hint,
    });
  }
  const maxBytes = named === 'image/svg+xml' ? maxSvg : maxRaster;
  let bytes: Uint8Array;
  try {
    bytes = readSmallFileSync(file, maxBytes);
  } catch (error) {
    if (!(error instanceof TooLarge)) return unreadable(file, error);
    const message = `The image is ${error.size} bytes large; at most ${maxBytes} are allowed.`;
    return finding('image/too-large', at, message, { hint: 'Shrink or simplify it.' });
  }
  const image = await memo(
    'image',
    [named, sha256(bytes)],
    () => checkImage(bytes, named, at),
    // A diagnostic names the file, and another one may have the same content.
    (checked) => !('code' in checked),
  );
  return 'code' in image ? image : { path: file, bytes: bytes.length, ...image };
}

async function checkImage(bytes: Uint8Array, named: ArtType, at: Place): Promise<ImageFacts | Diagnostic> {
  const image = readImage(bytes);
  if (image?.type !== named) {
    const message = `The file is named as ${named}, but holds ${image?.type ?? 'something else'}.`;
    return finding('image/wrong-type', at, message, { hint: 'Export the image anew, or rename it.' });
  }
  if (named === 'image/svg+xml') {
    const unsafe = checkDrawing(Buffer.from(bytes).toString('utf8'), at);
    if (unsafe !== null) return unsafe;
  }
  const undrawable = await findUndrawable(bytes);
  if (undrawable !== null) {
    const { code, message, hint } = undrawable;
    return finding(code, at, message, { hint });
  }
  return image;
}

function checkDrawing(svg: string, at: Place): Diagnostic | null {
  const unsafe = findUnsafe(svg);
  if (unsafe !== null) {
    const hint = 'Export it as plain SVG, or delete that part.';
    return finding('image/unsafe-svg', { ...at, line: unsafe.line }, `The drawing holds ${unsafe.what}.`, {
      hint,
    });
  }
  if (drawnElements(svg) <= maxElements) return null;
  const message = `Its uses of its own parts come to more than ${maxElements} elements, or never end.`;
  return finding('image/unsafe-svg', at, message, { hint: 'Draw each part once, or a few times.' });
}
