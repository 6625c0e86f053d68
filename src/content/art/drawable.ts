import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';

const maxPixels = 25_000_000;

/** Decodes an image completely; returns its size in pixels after rotation, or why it cannot be drawn. */
export async function drawImage(
  bytes: Uint8Array,
  file: string,
): Promise<{ width: number; height: number } | Diagnostic> {
  // sharp is large, and often not needed.
  const { default: sharp } = await import('sharp');
  try {
    const { autoOrient, pages } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    if (width * height > maxPixels) {
      const message = `The image is ${width} by ${height} pixels; at most ${maxPixels} pixels are allowed.`;
      const hint = 'Scale it down: no page shows an image wider than 1200 pixels.';
      return diagnostic('image/too-many-pixels', file, message, hint);
    }
    if ((pages ?? 1) > 1 || isAnimatedPng(bytes)) {
      const message = 'The image is animated; only still images are shown.';
      return diagnostic('image/animated', file, message, 'Save one frame of it.');
    }
    await sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels })
      .resize(32, 32, { fit: 'inside' })
      .raw()
      .toBuffer();
    return { width, height };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const message = `The image cannot be drawn: ${reasonOf(error)}.`;
    return diagnostic('image/broken', file, message, 'Export it again.');
  }
}

/** sharp reads only the first frame of an animated PNG. https://www.w3.org/TR/png-3/#acTL-chunk */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = buffer.indexOf('IDAT');
  return (
    buffer.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n' &&
    buffer.subarray(0, start).includes('acTL')
  );
}

function reasonOf({ message }: Error): string {
  const [line = ''] = message.split('\n').slice(-1);
  return line.replace(/^(?:[A-Za-z0-9_]+: )+/, '').replace(/\.$/, '');
}
