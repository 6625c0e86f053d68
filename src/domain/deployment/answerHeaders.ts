import type { Deployment, HttpHeader } from '../deployment.ts';
import type { SiteAnswer } from './resolveRequest.ts';

/** Type, caching, and security; length, validators, and encoding are the server's. */
export function answerHeaders(deployment: Deployment, answer: SiteAnswer): HttpHeader[] {
  const { headers, pageHeaders, caching } = deployment;
  switch (answer.kind) {
    case 'page':
      return [...typeAndCache(answer.file, caching.pages), ...headers, ...pageHeaders];
    case 'file': {
      const isPage = mediaType(answer.file) === mediaType('html');
      const cache = cacheRule(deployment, answer.file);
      return [...typeAndCache(answer.file, cache), ...headers, ...(isPage ? pageHeaders : [])];
    }
    case 'redirect':
      return [{ name: 'Cache-Control', value: caching.redirects }, ...headers];
    case 'gone':
    case 'notFound':
      return [...typeAndCache(deployment.notFound, caching.notFound), ...headers, ...pageHeaders];
    case 'bad':
      return [{ name: 'Cache-Control', value: caching.notFound }, ...headers];
  }
}

export function cacheRule(deployment: Deployment, file: string): string {
  const found = folderCaching(deployment).find(([prefix]) => `/${file}`.startsWith(prefix));
  return found?.[1] ?? deployment.caching.other;
}

export function folderCaching({
  caching,
  assetPrefixes,
  dataPrefixes,
  noStorePrefixes,
}: Deployment): (readonly [prefix: string, cache: string])[] {
  return [
    ...assetPrefixes.map((prefix) => [prefix, caching.assets] as const),
    ...dataPrefixes.map((prefix) => [prefix, caching.data] as const),
    ...noStorePrefixes.map((prefix) => [prefix, 'no-store'] as const),
  ];
}

function typeAndCache(file: string, cache: string): HttpHeader[] {
  return [
    { name: 'Content-Type', value: mediaType(file) },
    { name: 'Cache-Control', value: cache },
  ];
}

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
