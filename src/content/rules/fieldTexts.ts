import type { Location } from '../../diagnostics/diagnostic.ts';
import type { Entry } from '../load/siteFiles.ts';
import { locationOf, type DataPath, type Source } from '../yaml/source.ts';

/** A path of fields; * is every entry of a list: expansions.*.title. */
export type FieldOf<T> = T extends readonly (infer Item)[]
  ? '*' | `*.${FieldOf<Item>}`
  : T extends object
    ? { [K in keyof T & string]-?: K | `${K}.${FieldOf<NonNullable<T[K]>>}` }[keyof T & string]
    : never;

export interface FoundText {
  value: string;
  source: Source;
  path: DataPath;
}

/** The texts at some fields; missing fields and other values are skipped. */
export function textsAt<T>(entries: Iterable<Entry<T>>, ...fields: FieldOf<T>[]): FoundText[] {
  return [...entries].flatMap(({ data, source }) =>
    fields.flatMap((field) => [...walk(data, field.split('.'), source, [])]),
  );
}

function* walk(
  value: unknown,
  [step, ...rest]: readonly string[],
  source: Source,
  path: DataPath,
): Iterable<FoundText> {
  if (step === undefined && typeof value === 'string') yield { value, source, path };
  if (step === undefined || typeof value !== 'object' || value === null) return;
  if (step !== '*') yield* walk(Reflect.get(value, step), rest, source, [...path, step]);
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* walk(item, rest, source, [...path, index]);
}

export function findRepeats<T extends FoundText>(
  texts: readonly T[],
): (T & { at: Location; first: Location })[] {
  const seen = new Map<string, FoundText>();
  return texts.flatMap((text) => {
    const first = seen.get(text.value);
    if (first !== undefined)
      return { ...text, at: locationOf(text.source, text.path), first: locationOf(first.source, first.path) };
    seen.set(text.value, text);
    return [];
  });
}
