import { stringify } from 'yaml';
import { otherReading } from './plainScalars.ts';

export type Scalar = string | number | boolean | null;

export type Value = Scalar | readonly Value[] | { readonly [field: string]: Value | undefined };

/** Quotes texts that other readers would not read as text: 1830 and "no" are names of games. */
export function scalarStyle(value: Scalar): 'PLAIN' | 'QUOTE_SINGLE' {
  const reading = typeof value === 'string' ? otherReading(value) : null;
  return reading === null || reading === 'a date' ? 'PLAIN' : 'QUOTE_SINGLE';
}

export function scalarText(value: Scalar): string {
  const options = { blockQuote: false, lineWidth: 0, singleQuote: true } as const;
  return stringify(value, { ...options, defaultStringType: scalarStyle(value) }).trimEnd();
}

/** A value on one line after the name of a field. */
export function valueText(value: Value): string {
  return isList(value) || isFields(value) ? flowText(value) : scalarText(value);
}

export function flowText(value: Value): string {
  if (isList(value)) return `[${value.map(flowText).join(', ')}]`;
  if (isFields(value)) {
    const fields = Object.entries(value).flatMap(([name, field]) =>
      field === undefined ? [] : `${name}: ${flowText(field)}`,
    );
    return `{ ${fields.join(', ')} }`;
  }
  const text = scalarText(value);
  return typeof value === 'string' && text === value && /[,[\]{}]/.test(text) ? JSON.stringify(text) : text;
}

export function fieldLines(fields: Readonly<Record<string, Value | undefined>>, indent: number): string[] {
  const pad = ' '.repeat(indent);
  return Object.entries(fields).flatMap(([name, value]) => {
    if (value === undefined) return [];
    if (isFields(value)) return [`${pad}${name}:`, ...fieldLines(value, indent + 2)];
    if (isList(value) && value.some(isFields))
      return [`${pad}${name}:`, ...value.flatMap((item) => itemLines(item, indent + 2))];
    return [`${pad}${name}: ${valueText(value)}`];
  });
}

export function itemLines(item: Value, indent: number): string[] {
  const pad = ' '.repeat(indent);
  if (!isFields(item)) return [`${pad}- ${valueText(item)}`];
  return fieldLines(item, indent + 2).map((line, index) =>
    index === 0 ? `${pad}- ${line.trimStart()}` : line,
  );
}

/** YAML lines of fields, with comments, as an item of a list. */
export function textItem(lines: readonly string[], indent: number): string[] {
  const pad = ' '.repeat(indent);
  const first = lines.findIndex((line) => !line.startsWith('#'));
  return lines.map((line, index) => {
    if (index < first) return `${pad}${line}`;
    return `${pad}${index === first ? '- ' : '  '}${line}`.trimEnd();
  });
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

function isFields(value: Value): value is Readonly<Record<string, Value | undefined>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
