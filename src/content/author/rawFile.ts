import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Offer, Retailer, SectionWords } from '../../domain/data.ts';
import { indexPath } from '../../domain/routes.ts';
import { acceptData } from '../schema/accept.ts';
import { parseYaml } from '../yaml/parse.ts';
import { shownPath } from '../load/readFile.ts';
import { isRecord } from '../../domain/lists.ts';

export interface RawGame {
  id: string;
  title: string;
  publisher?: string;
  boxes: { id: string; title: string; rank: number | null }[];
}

/** Null if there is no such file, or it does not parse. */
export async function readRawGame(dir: string, id: string): Promise<RawGame | null> {
  const data = await readFields(join(dir, 'games', `${id}.yaml`));
  if (data === null) return null;
  const boxes: unknown[] = Array.isArray(data['expansions']) ? data['expansions'] : [];
  return {
    id,
    title: typeof data['title'] === 'string' ? data['title'] : id,
    ...(typeof data['publisher'] === 'string' && { publisher: data['publisher'] }),
    boxes: boxes
      .filter(isRecord)
      .map(({ id, title, rank_recommended: rank }) => ({
        id: String(id),
        title: String(title),
        rank: typeof rank === 'number' ? rank : null,
      }))
      .sort((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity)),
  };
}

/** The unchecked fields of a YAML file; null if it is missing or does not parse. */
export async function readFields(file: string): Promise<Record<string, unknown> | null> {
  const bytes = await readFile(file).catch(() => null);
  return bytes === null ? null : parseYaml(shownPath(file), bytes).data;
}

export async function readWordBounds(dir: string): Promise<SectionWords> {
  const data = await readFields(join(dir, 'editorial.yaml'));
  const words = data?.['words'];
  return isRecord(words) ? words : {};
}

export async function readShops(dir: string): Promise<{ retailers: Retailer[]; offers: Offer[] }> {
  const retailers = acceptData('retailers', await readFields(join(dir, 'retailers.yaml')))?.retailers ?? [];
  const names = await readdir(join(dir, 'offers')).catch(() => []);
  const files = await Promise.all(names.sort().map((name) => readFields(join(dir, 'offers', name))));
  return { retailers, offers: files.flatMap((file) => acceptData('offers', file)?.offers ?? []) };
}

/** The path of the index of guides; null if data/site.yaml does not have it. */
export async function readIndexPath(dir: string): Promise<string | null> {
  const vertical = (await readFields(join(dir, 'site.yaml')))?.['vertical'];
  return isRecord(vertical) && typeof vertical['slug'] === 'string'
    ? indexPath({ slug: vertical['slug'] })
    : null;
}
