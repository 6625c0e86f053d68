import type { DataPath } from './yaml/source.ts';

/** Every text in some data, with its path, except below the fields that isSkipped names. */
export function textsIn(
  value: unknown,
  isSkipped: (field: string, value: unknown) => boolean = () => false,
  path: DataPath = [],
): { text: string; path: DataPath }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, isSkipped, [...path, index]));
  return Object.entries(value).flatMap(([field, item]) =>
    isSkipped(field, item) ? [] : textsIn(item, isSkipped, [...path, field]),
  );
}
