import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckSettings } from '../../domain/data.ts';
import { writeCacheFile } from '../../platform/atomicWrite.ts';
import { sha256 } from '../../platform/hash.ts';
import type { FetchedPage } from './visit.ts';

export interface StoredPage {
  url: string;
  headers: Record<string, string>;
  body: string;
  seenAt: number;
}

/** The pages stored between runs, by a key of any characters. A failed store acts as an empty one. */
export interface PageCache {
  read(key: string): Promise<StoredPage | null>;
  write(key: string, page: StoredPage): void;
  freshMs: number;
  /** How long it is revalidated with its validators, in ms; after that it is discarded. */
  maxAgeMs: number;
}

const version = 1;

export function openPageCache(
  folder: string,
  { fresh_hours, kept_days }: Pick<CheckSettings, 'fresh_hours' | 'kept_days'>,
): PageCache {
  const fileOf = (key: string) => join(folder, `${sha256(key)}.json`);
  return {
    freshMs: fresh_hours * 3_600_000,
    maxAgeMs: kept_days * 86_400_000,
    async read(key) {
      try {
        return parsePage(await readFile(fileOf(key), 'utf8'), key);
      } catch {
        return null;
      }
    },
    // A full disk or a read-only folder only costs the next run a request.
    write(key, page) {
      writeCacheFile(fileOf(key), JSON.stringify({ version, key, ...page }));
    },
  };
}

/** Removes pages that no run will read again. now: ms since the epoch. Never rejects. */
export async function prunePageCache(
  folder: string,
  { kept_days }: Pick<CheckSettings, 'kept_days'>,
  now: number,
): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((file) => /^[\w-]{43,64}\.json(?:\..+)?$/.test(file))) {
    const file = join(folder, name);
    try {
      if ((await stat(file)).mtimeMs < now - kept_days * 86_400_000) await rm(file, { force: true });
    } catch {
      // Another run was faster.
    }
  }
}

/** null if the file was not written for this key. */
function parsePage(text: string, key: string): StoredPage | null {
  const data = JSON.parse(text) as Partial<StoredPage & { version: number; key: string }> | null;
  if (data?.version !== version || data.key !== key) return null;
  const { url, body, seenAt, headers } = data;
  if (typeof url !== 'string' || typeof body !== 'string' || typeof seenAt !== 'number') return null;
  if (typeof headers !== 'object') return null;
  const isText = Object.values(headers).every((value) => typeof value === 'string');
  return isText ? { url, body, seenAt, headers } : null;
}

const maxBodyLength = 1024 * 1024;

export function mayStore({
  status,
  headers,
  body,
  truncated,
}: Pick<FetchedPage, 'status' | 'headers' | 'body' | 'truncated'>): boolean {
  if (status !== 200 || truncated || body.length > maxBodyLength) return false;
  return !/\bno-store\b/i.test(headers['cache-control'] ?? '') && headers['vary']?.includes('*') !== true;
}

/** The request headers that ask whether a stored page is still current, as name, value pairs. */
export function validators({ headers: { etag, 'last-modified': modified } }: StoredPage): string[] {
  if (etag !== undefined && isSendable(etag)) return ['if-none-match', etag];
  return modified !== undefined && isSendable(modified) ? ['if-modified-since', modified] : [];
}

function isSendable(value: string): boolean {
  return value.length <= 512 && /^[\x20-\x7e]+$/.test(value);
}
