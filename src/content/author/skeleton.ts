import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Editorial, Offer, Retailer, SectionWords } from '../../domain/data.ts';
import type { Kind } from '../schema/kinds.ts';
import { fieldAt, type Field } from '../schema/fields.ts';
import type { DataPath } from '../yaml/source.ts';
import { textItem, valueText, type Value } from '../yaml/write.ts';
import { indexPath } from '../../domain/routes.ts';
import { acceptData } from '../schema/accept.ts';
import { parseYaml } from '../yaml/parse.ts';
import { wrap } from '../../diagnostics/explain.ts';
import { shownPath } from '../load/readFile.ts';
import { isRecord } from '../../domain/lists.ts';

export type KnownValues = Readonly<Record<string, Value | undefined>>;

type WordBounds = Editorial['words'];

const commentWidth = 98;

/** YAML for a file, or for an entry of the list at path: unknown required fields are empty, optional ones comments. */
export function skeleton(
  kind: Kind,
  known: KnownValues,
  words: WordBounds = {},
  path: DataPath = [],
): string {
  return fieldsOf(kind, path, known, words).join('\n') + '\n';
}

function fieldsOf(kind: Kind, path: DataPath, known: KnownValues, words: WordBounds): string[] {
  const { properties = {}, required = [] } = schemaAt(kind, path);
  return Object.keys(properties).flatMap((name) => {
    const field = schemaAt(kind, [...path, name]);
    const value = known[name];
    if (value === undefined && !required.includes(name))
      return [`# ${name}: ${field.description?.split('\n')[0] ?? ''}`];
    return [...comment(describe(name, field, words)), ...entry(kind, [...path, name], field, value, words)];
  });
}

function entry(
  kind: Kind,
  path: DataPath,
  field: Field,
  value: Value | undefined,
  words: WordBounds,
): string[] {
  const name = String(path.at(-1));
  if (field.properties !== undefined) {
    return [
      `${name}:`,
      ...fieldsOf(kind, path, isKnown(value) ? value : {}, words).map((line) => `  ${line}`),
    ];
  }
  const item = field.items === undefined ? undefined : schemaAt(kind, [...path, 0]);
  if (item?.properties !== undefined) {
    const entries: readonly Value[] = Array.isArray(value) ? value : [{}];
    if (entries.length === 0) return [`${name}: []`];
    return [
      `${name}:`,
      ...entries.flatMap((one) => textItem(fieldsOf(kind, [...path, 0], isKnown(one) ? one : {}, words), 2)),
    ];
  }
  const written = value === undefined ? emptyOf(field) : value;
  return [`${name}: ${written === null ? '' : valueText(written)}`.trimEnd()];
}

function emptyOf({ type, items, ...field }: Field): Value {
  if (field.enum !== undefined) return String(field.enum[0]);
  if (items !== undefined) return [];
  if (type === 'boolean') return false;
  return type === 'string' ? '' : null;
}

function describe(name: string, field: Field & Bounds, words: WordBounds): string {
  const bounds = Object.hasOwn(words, name) ? words[name as keyof WordBounds] : undefined;
  const parts = [field.description ?? ''];
  if (field.enum !== undefined) parts.push(`One of ${field.enum.join(', ')}.`);
  if (bounds !== undefined) parts.push(`At most ${bounds.most} words.`);
  else if (field.maxLength !== undefined && field.maxLength < 300 && !/\d characters/.test(parts[0] ?? ''))
    parts.push(`At most ${field.maxLength} characters.`);
  if (field.maxItems !== undefined) parts.push(`${field.minItems ?? 0} to ${field.maxItems} entries.`);
  return parts.filter((part) => part !== '').join(' ');
}

interface Bounds {
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

function comment(text: string): string[] {
  return text === ''
    ? []
    : wrap(text, commentWidth)
        .split('\n')
        .map((line) => `# ${line}`);
}

function schemaAt(kind: Kind, path: DataPath): Field & { required?: string[] } {
  const field = fieldAt(kind, path);
  if (field === undefined) throw new Error(`The schema of ${kind} has no field ${path.join('.')}.`);
  return field;
}

function isKnown(value: Value | undefined): value is KnownValues {
  return isRecord(value);
}

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
