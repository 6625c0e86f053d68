import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadContent, type Content } from '../../content/content.ts';

/**
 * The data of the real site. Only tests in this folder read it, and they apply to any data: it validates,
 * builds, and passes the audit, and each page is valid, accessible, and fits. All other tests use the sample.
 */
export const liveFolder = fileURLToPath(new URL('../../../data/', import.meta.url));

/** The latest day in a data folder, so that results do not depend on the clock or on a nightly check. */
export async function latestDay(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  const texts = await Promise.all(
    names.filter((name) => /\.(?:yaml|json)$/.test(name)).map((name) => readFile(join(folder, name), 'utf8')),
  );
  const days = texts.flatMap(
    (text) => text.match(/\b20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])\b/g) ?? [],
  );
  const latest = days.sort().at(-1);
  if (latest === undefined) throw new Error(`${folder} names no day.`);
  return latest;
}

export interface LoadedData {
  content: Content;
  today: string;
}

export async function loadLive(folder = liveFolder): Promise<LoadedData> {
  const today = await latestDay(folder);
  const { content, diagnostics } = await loadContent(folder, { today });
  if (content === null) throw new Error(JSON.stringify(diagnostics, null, 2));
  return { content, today };
}
