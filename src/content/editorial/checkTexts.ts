import { createHash } from 'node:crypto';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Cache } from '../cache.ts';
import type { Draft, Entry } from '../draft.ts';
import { checkEditorial } from './editorial.ts';

/** Runs the editorial rules, skipping texts in which they found nothing before. */
export function checkTexts(draft: Draft, cache: Cache | null): Diagnostic[] {
  const key = keyOf(draft);
  if (cache?.get('texts', key) === true) return [];
  const found = [...checkEditorial(draft)];
  if (found.length === 0) cache?.set('texts', key, true);
  return found;
}

/** Every file that an editorial rule looks at. */
function keyOf(draft: Draft): Uint8Array {
  const { games, guides, pages, home, site, retailers, editorial } = draft;
  const hash = createHash('sha256');
  const add = (folder: string, entry: Entry<unknown> | null) => {
    if (entry) hash.update(`${folder}/${entry.name}\0${entry.source.text}\0`);
  };
  for (const entry of games.values()) add('games', entry);
  for (const entry of guides.values()) add('guides', entry);
  for (const entry of pages.values()) add('pages', entry);
  for (const entry of [home, site, retailers, editorial]) add('', entry);
  return hash.digest();
}
