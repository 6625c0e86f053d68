import type { DataPath } from '../source.ts';

/** A value at a path. */
export interface At {
  value: string;
  path: DataPath;
}

/** Each value that occurred before, with the path of its first occurrence. */
export function findRepeats(values: readonly At[]): { value: string; path: DataPath; first: DataPath }[] {
  const seen = new Map<string, DataPath>();
  return values.flatMap(({ value, path }) => {
    const first = seen.get(value);
    if (first) return [{ value, path, first }];
    seen.set(value, path);
    return [];
  });
}
