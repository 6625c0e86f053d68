export type ArtType = 'image/svg+xml' | 'image/jpeg' | 'image/png' | 'image/webp';

export interface ImageFacts {
  type: ArtType;
  width?: number;
  height?: number;
}

export interface ArtFile extends ImageFacts {
  path: string;
  bytes: number;
  hash: string;
}

const beginnings: readonly (readonly [ArtType, RegExp])[] = [
  ['image/png', /^\x89PNG\r\n.\n/s],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/webp', /^RIFF.{4}WEBP/s],
  ['image/svg+xml', /^(?:\xef\xbb\xbf)?\s*<.*(?<=<svg)[\s/>]/s],
];

export function imageType(bytes: Uint8Array): ArtType | null {
  const head = Buffer.from(bytes.subarray(0, 4096)).toString('latin1');
  return beginnings.find(([, beginning]) => beginning.test(head))?.[0] ?? null;
}

export function svgSize(svg: string): Omit<ImageFacts, 'type'> {
  const root = /<svg[^>]*/.exec(svg)?.[0] ?? '';
  const size = (name: string) =>
    Number(new RegExp(`\\s${name}=["'](\\d+(?:\\.\\d+)?)(?:px)?["']`).exec(root)?.[1]);
  const [width, height] = [size('width'), size('height')];
  return width > 0 && height > 0 ? { width, height } : {};
}
