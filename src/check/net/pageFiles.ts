import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageStore, StoredPage } from './pageStore.ts';

const version = 1;

/**
 * Pages as one JSON file each in a folder created on the first write. Safe with concurrent runs and kills.
 */
export function openPageFiles(folder: string): PageStore {
  let ready: Promise<unknown> | null = null;
  const fileOf = (key: string) => join(folder, `${createHash('sha256').update(key).digest('hex')}.json`);
  return {
    async read(key) {
      try {
        return parsePage(await readFile(fileOf(key), 'utf8'), key);
      } catch {
        return null;
      }
    },
    async write(key, page) {
      const file = fileOf(key);
      const draft = `${file}.${randomUUID()}.tmp`;
      try {
        ready ??= mkdir(folder, { recursive: true });
        await ready;
        await writeFile(draft, JSON.stringify({ version, key, ...page }));
        await rename(draft, file);
      } catch {
        // A full disk or a read-only folder only costs the next run a request.
        await rm(draft, { force: true }).catch(() => undefined);
      }
    },
  };
}

/** Removes the files that were not written since a time in ms since the epoch. Never rejects. */
export async function prunePageFiles(folder: string, since: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((file) => /^[0-9a-f]{64}\.json(?:\.[\da-f-]+\.tmp)?$/.test(file))) {
    const file = join(folder, name);
    try {
      if ((await stat(file)).mtimeMs < since) await rm(file, { force: true });
    } catch {
      // Another run was faster.
    }
  }
}

/** The page in a file's text, or null if we did not write it for this key. */
function parsePage(text: string, key: string): StoredPage | null {
  const data: unknown = JSON.parse(text);
  if (typeof data !== 'object' || data === null) return null;
  if (!('version' in data && data.version === version && 'key' in data && data.key === key)) return null;
  if (!('url' in data && typeof data.url === 'string' && 'body' in data && typeof data.body === 'string'))
    return null;
  if (!('seenAt' in data && typeof data.seenAt === 'number' && 'headers' in data)) return null;
  const { headers } = data;
  if (typeof headers !== 'object' || headers === null) return null;
  const entries = Object.entries(headers).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { url: data.url, body: data.body, seenAt: data.seenAt, headers: Object.fromEntries(entries) };
}
