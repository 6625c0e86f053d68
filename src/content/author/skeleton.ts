import type { Editorial } from '../../domain/data.ts';
import type { Kind } from '../schema/kinds.ts';
import { fieldAt, type Field } from '../schema/fields.ts';
import type { DataPath } from '../yaml/source.ts';
import { textItem, valueText, type Value } from '../yaml/write.ts';

export type KnownValues = Readonly<Record<string, Value | undefined>>;

type WordBounds = Editorial['words'];

const commentWidth = 100;

/**
 * A new YAML file, or one entry of the list at path. Every field has its description above it; unknown required fields
 * are empty, optional ones are comments.
 */
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
    if (value === undefined && !required.includes(name)) return [`# ${name}: ${shortly(field)}`];
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
    return [`${name}:`, ...indent(fieldsOf(kind, path, isKnown(value) ? value : {}, words))];
  }
  const item = field.items === undefined ? undefined : schemaAt(kind, [...path, 0]);
  if (item?.properties !== undefined) {
    const entries = isList(value) ? value : [{}];
    if (entries.length === 0) return [`${name}: []`];
    return [
      `${name}:`,
      ...entries.flatMap((one) => textItem(fieldsOf(kind, [...path, 0], isKnown(one) ? one : {}, words), 2)),
    ];
  }
  const written = value === undefined ? emptyOf(field) : value;
  return [`${name}: ${written === null ? '' : valueText(written)}`.trimEnd()];
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
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

function shortly({ description = '' }: Field): string {
  return description.split('\n')[0] ?? '';
}

function comment(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < commentWidth)
      lines[lines.length - 1] = `${last} ${word}`;
    else if (word !== '') lines.push(`# ${word}`);
  }
  return lines;
}

function schemaAt(kind: Kind, path: DataPath): Field & { required?: string[] } {
  const field = fieldAt(kind, path);
  if (field === undefined) throw new Error(`The schema of ${kind} has no field ${path.join('.')}.`);
  return field;
}

function isList(value: Value | undefined): value is readonly Value[] {
  return Array.isArray(value);
}

function isKnown(value: Value | undefined): value is KnownValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
