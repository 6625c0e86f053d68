export const mediaTypes = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
} as const;

export function mediaType(file: string): string {
  const end = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  const known = Object.entries(mediaTypes).find(([name]) => name === end);
  return known?.[1] ?? 'application/octet-stream';
}
