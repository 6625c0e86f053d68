/** A page as it is kept between runs. */
export interface StoredPage {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** When the server last said that it is so, in ms since the epoch. */
  seenAt: number;
}

/** Keeps pages by a key of any characters. Neither rejects: a store that fails is one that has nothing. */
export interface PageStore {
  read(key: string): Promise<StoredPage | null>;
  write(key: string, page: StoredPage): Promise<void>;
}

/** How stored pages are used. Times in ms. */
export interface CacheOptions {
  store: PageStore;
  /** So long a page is not asked for again. */
  freshMs: number;
  /** So long it is asked for with its validators; then it is forgotten. */
  keptMs: number;
}

const mostBody = 1024 * 1024;

/** Whether an answer with status 200 may be kept at all. */
export function mayStore(
  headers: Readonly<Record<string, string>>,
  body: string,
  truncated: boolean,
): boolean {
  if (truncated || body.length > mostBody) return false;
  if (/\bno-store\b/i.test(headers['cache-control'] ?? '') || headers['vary']?.includes('*') === true)
    return false;
  return true;
}

/** The request headers that ask whether a stored page is still so, as name, value pairs. */
export function validators(page: StoredPage): string[] {
  const etag = page.headers['etag'];
  if (etag !== undefined && isSendable(etag)) return ['if-none-match', etag];
  const modified = page.headers['last-modified'];
  return modified !== undefined && isSendable(modified) ? ['if-modified-since', modified] : [];
}

function isSendable(value: string): boolean {
  return value.length <= 512 && /^[\x20-\x7e]+$/.test(value);
}
