import sharp from 'sharp';
import { drawPlate, type ShareText, type ShareType } from './plate.ts';

export const shareSize = { width: 1200, height: 630 } as const;

const { width, height } = shareSize;
const shift = Math.round(width * 0.22);
const fade = 0.3;

export async function drawShareImage(
  art: Uint8Array,
  field: string,
  text: ShareText,
  type: ShareType,
): Promise<Uint8Array> {
  const shown = width - shift;
  const faded = await sharp(art)
    .autoOrient()
    .resize(width, height, { fit: 'cover' })
    .extract({ left: 0, top: 0, width: shown, height })
    .ensureAlpha()
    .composite([{ input: fadeMask(shown), blend: 'dest-in' }])
    .toColourspace('srgb')
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: field } })
    .composite([
      { input: faded, left: shift, top: 0 },
      { input: Buffer.from(svg(width, drawPlate(text, type))), left: 0, top: 0 },
    ])
    .png({ palette: true, effort: 4 })
    .toBuffer();
}

export function cutShareImage(picture: Uint8Array): Promise<Uint8Array> {
  return sharp(picture)
    .autoOrient()
    .resize(width, height, { fit: 'cover' })
    .toColourspace('srgb')
    .png({ palette: true, effort: 4 })
    .toBuffer();
}

function fadeMask(shown: number): Buffer {
  return Buffer.from(
    svg(
      shown,
      `<linearGradient id="a" gradientUnits="userSpaceOnUse" x1="0" x2="${width * fade}"><stop stop-opacity="0"/><stop offset="1"/></linearGradient><path fill="url(#a)" d="M0 0h${shown}v${height}H0z"/>`,
    ),
  );
}

function svg(of: number, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${of}" height="${height}">${inside}</svg>`;
}
