/** A map whose values are read when they are asked for, and kept only as long as somebody uses them. */
export class LazyMap<T extends object> extends Map<string, T> {
  readonly #read: (name: string) => T;
  readonly #inUse = new Map<string, WeakRef<T>>();

  constructor(names: Iterable<string>, read: (name: string) => T) {
    // No value is ever read from the map itself: every method that gives one is overridden.
    super([...names].map((name) => [name, undefined as unknown as T]));
    this.#read = read;
  }

  override get(name: string): T | undefined {
    if (!this.has(name)) return undefined;
    const known = this.#inUse.get(name)?.deref();
    if (known !== undefined) return known;
    const value = this.#read(name);
    this.#inUse.set(name, new WeakRef(value));
    return value;
  }

  override *entries(): MapIterator<[string, T]> {
    for (const name of this.keys()) yield [name, this.get(name) as T];
  }

  override *values(): MapIterator<T> {
    for (const [, value] of this.entries()) yield value;
  }

  override [Symbol.iterator](): MapIterator<[string, T]> {
    return this.entries();
  }

  override forEach(call: (value: T, key: string, map: Map<string, T>) => void): void {
    for (const [name, value] of this.entries()) call(value, name, this);
  }
}
