import type { AuditRules, SiteMap, Target } from './types.ts';
import type { Location } from '../../diagnostics/diagnostic.ts';

export function resolveAddress(
  address: string,
  route: string,
  map: SiteMap,
  { baseUrl, redirects }: AuditRules,
): Target {
  let url: URL;
  try {
    url = new URL(address, baseUrl + route);
  } catch {
    return { kind: 'missing', path: address };
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { kind: 'other', scheme: url.protocol };
  if (url.origin !== baseUrl) return { kind: 'external' };
  const anchor = url.hash.length > 1 ? decode(url.hash.slice(1)) : null;
  return findTarget(decode(url.pathname), anchor, map, redirects);
}

function findTarget(
  path: string,
  anchor: string | null,
  map: SiteMap,
  redirects: AuditRules['redirects'],
): Target {
  if (map.routes.has(path)) return { kind: 'page', route: path, anchor };
  if (map.files.has(path.slice(1))) return { kind: 'file', path: path.slice(1) };
  const to = redirects.get(path) ?? findCanonical(path, map);
  return to === undefined ? { kind: 'missing', path } : { kind: 'redirect', to };
}

function findCanonical(path: string, map: SiteMap): string | undefined {
  const bare = path.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');
  const route = bare === '' || bare === '/index' ? '/' : bare;
  return map.routes.has(route) ? route : undefined;
}

export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The location of two offsets in a file's text; the end is cut to the first line. */
export function locationInFile(text: string, file: string, start: number, end: number): Location {
  let line = 1;
  let lineStart = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < start; at = text.indexOf('\n', at + 1)) {
    line++;
    lineStart = at + 1;
  }
  const lineEnd = text.indexOf('\n', start);
  const shownEnd = Math.min(end, lineEnd === -1 ? text.length : lineEnd);
  return {
    file,
    line,
    column: start - lineStart + 1,
    ...(shownEnd > start && { endColumn: shownEnd - lineStart + 1 }),
  };
}
