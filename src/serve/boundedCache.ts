/** Keeps what was used last, up to a number of bytes; what is asked for twice at once is made once. */
export interface BoundedCache<Value> {
  get: (key: string, make: () => Promise<Value>) => Promise<Value>;
}

/** null and what is bigger than everything together is made again each time. */
export function boundedCache<Value>(
  maxBytes: number,
  bytesOf: (value: Value & {}) => number,
): BoundedCache<Value> {
  const kept = new Map<string, Value & {}>();
  const making = new Map<string, Promise<Value>>();
  let bytes = 0;

  const keep = (key: string, value: Value) => {
    if (value === null || value === undefined || bytesOf(value) > maxBytes) return;
    kept.set(key, value);
    bytes += bytesOf(value);
    for (const [oldest, old] of kept) {
      if (bytes <= maxBytes) break;
      kept.delete(oldest);
      bytes -= bytesOf(old);
    }
  };

  return {
    get: async (key, make) => {
      const found = kept.get(key);
      if (found !== undefined) {
        // A Map lists what was set last at its end.
        kept.delete(key);
        kept.set(key, found);
        return found;
      }
      const begun = making.get(key);
      if (begun !== undefined) return begun;
      const made = make();
      making.set(key, made);
      try {
        const value = await made;
        keep(key, value);
        return value;
      } finally {
        making.delete(key);
      }
    },
  };
}
