import type { Deployment, HttpHeader } from '../deployment.ts';
import { mediaType } from './mediaTypes.ts';
import type { SiteAnswer } from './resolveRequest.ts';

/**
 * The headers of an answer that come from the description: its type, what caches may do with it, and security. Those
 * that depend on the connection or on the bytes (length, validators, encoding) are the server's.
 */
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

/** Cache-Control for a file that is not a page. file is relative to the site's folder. */
export function cacheRule({ caching, assetPrefixes, dataPrefixes }: Deployment, file: string): string {
  const below = (prefix: string) => `/${file}`.startsWith(prefix);
  if (assetPrefixes.some(below)) return caching.assets;
  return dataPrefixes.some(below) ? caching.data : caching.other;
}

function typeAndCache(file: string, cache: string): HttpHeader[] {
  return [
    { name: 'Content-Type', value: mediaType(file) },
    { name: 'Cache-Control', value: cache },
  ];
}
