import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { guidePath } from '../../domain/routes.ts';
import { editYaml, type Fields } from './editYaml.ts';

/** Removes a game, its guide, its offers, and all references to them from a data folder. */
export async function dropGame(data: string, id: string): Promise<void> {
  for (const file of [`games/${id}.yaml`, `guides/${id}.yaml`, `offers/${id}.yaml`, `art/${id}.svg`])
    await rm(join(data, file));
  const names = await readdir(data, { recursive: true });
  for (const name of names.filter((file) => file.endsWith('.yaml')))
    await editYaml(join(data, name), (fields) => {
      Object.assign(fields, without(fields, id));
    });
}

/** A value without references to a game: cards, redirects, list items, links within a text. */
function without(value: unknown, id: string): unknown {
  if (typeof value === 'string') return value.replaceAll(linkTo(id), '$1');
  if (Array.isArray(value)) {
    return value.flatMap((item) => {
      if (item === id || leadsTo(item, id)) return isRelated(item) ? [{ ...item, available: false }] : [];
      return [without(item, id)];
    });
  }
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, without(field, id)]));
}

const linkTo = (id: string) => new RegExp(`\\[([^\\]]*)\\]\\(${guidePath(id, null)}[^)]*\\)`, 'g');
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isRelated = (item: unknown): item is Fields => isFields(item) && 'available' in item;
const leadsTo = (item: unknown, id: string) =>
  isFields(item) &&
  [item['href'], item['to'], item['guide']].some((target) => target === id || target === guidePath(id, null));
