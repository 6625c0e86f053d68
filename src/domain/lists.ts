const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** "A", "A and B", "A, B, and C". */
export function listText(words: readonly string[]): string {
  return list.format(words);
}

export function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Not localeCompare: its order depends on the machine. */
export function byText<T>(textOf: (item: T) => string): (a: T, b: T) => number {
  return (a, b) => {
    const [one, other] = [textOf(a), textOf(b)];
    return one < other ? -1 : one > other ? 1 : 0;
  };
}

export function newestFirst<T>(dateOf: (item: T) => string): (a: T, b: T) => number {
  const compare = byText(dateOf);
  return (a, b) => compare(b, a);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
