/** A page as stored between runs. */
export interface StoredPage {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** When the server last confirmed it, in ms since the epoch. */
  seenAt: number;
}

/** Stores pages by a key of any characters. Never rejects: a failed store acts as an empty one. */
export interface PageStore {
  read(key: string): Promise<StoredPage | null>;
  write(key: string, page: StoredPage): Promise<void>;
}

/** Rules for using stored pages. Times in ms. */
export interface CacheOptions {
  store: PageStore;
  /** How long a page is used without a request. */
  freshMs: number;
  /** How long it is requested with its validators; after that it is discarded. */
  keptMs: number;
}

const maxBodyLength = 1024 * 1024;

/** Whether an answer with status 200 may be stored at all. */
export function mayStore(
  headers: Readonly<Record<string, string>>,
  body: string,
  truncated: boolean,
): boolean {
  if (truncated || body.length > maxBodyLength) return false;
  if (/\bno-store\b/i.test(headers['cache-control'] ?? '') || headers['vary']?.includes('*') === true)
    return false;
  return true;
}

/** The request headers that ask whether a stored page is still current, as name, value pairs. */
export function validators(page: StoredPage): string[] {
  const etag = page.headers['etag'];
  if (etag !== undefined && isSendable(etag)) return ['if-none-match', etag];
  const modified = page.headers['last-modified'];
  return modified !== undefined && isSendable(modified) ? ['if-modified-since', modified] : [];
}

function isSendable(value: string): boolean {
  return value.length <= 512 && /^[\x20-\x7e]+$/.test(value);
}
