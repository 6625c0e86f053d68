import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckSettings } from '../../domain/data.ts';

/** A page as stored between runs. */
export interface StoredPage {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** When the server last confirmed it, in ms since the epoch. */
  seenAt: number;
}

/** The pages stored between runs, by a key of any characters. Never rejects: a failed store acts as an empty one. */
export interface PageCache {
  read(key: string): Promise<StoredPage | null>;
  write(key: string, page: StoredPage): Promise<void>;
  /** How long a page is used without a request, in ms. */
  freshMs: number;
  /** How long it is requested with its validators, in ms; after that it is discarded. */
  maxAgeMs: number;
}

const version = 1;

/** Pages as one JSON file each in a folder created on the first write. Safe with concurrent runs and kills. */
export function openPageCache(
  folder: string,
  { fresh_hours, kept_days }: Pick<CheckSettings, 'fresh_hours' | 'kept_days'>,
): PageCache {
  let ready: Promise<unknown> | null = null;
  const fileOf = (key: string) => join(folder, `${createHash('sha256').update(key).digest('hex')}.json`);
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
    async write(key, page) {
      const file = fileOf(key);
      const temporary = `${file}.${randomUUID()}.tmp`;
      try {
        ready ??= mkdir(folder, { recursive: true });
        await ready;
        await writeFile(temporary, JSON.stringify({ version, key, ...page }));
        await rename(temporary, file);
      } catch {
        // A full disk or a read-only folder only costs the next run a request.
        await rm(temporary, { force: true }).catch(() => undefined);
      }
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
  for (const name of names.filter((file) => /^[0-9a-f]{64}\.json(?:\.[\da-f-]+\.tmp)?$/.test(file))) {
    const file = join(folder, name);
    try {
      if ((await stat(file)).mtimeMs < now - kept_days * 86_400_000) await rm(file, { force: true });
    } catch {
      // Another run was faster.
    }
  }
}

/** The page in a file's text, or null if we did not write it for this key. */
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

/** Whether an answer with status 200 may be stored at all. */
export function mayStore(
  headers: Readonly<Record<string, string>>,
  body: string,
  truncated: boolean,
): boolean {
  if (truncated || body.length > maxBodyLength) return false;
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
