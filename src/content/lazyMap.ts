/** A map whose values are read when they are asked for, and kept only as long as somebody uses them. */
export class LazyMap<T extends object> extends Map<string, T> {
  readonly #names: ReadonlySet<string>;
  readonly #read: (name: string) => T;
  readonly #inUse = new Map<string, WeakRef<T>>();

  constructor(names: Iterable<string>, read: (name: string) => T) {
    // The map itself stays empty: every method that reads it is overridden.
    super();
    this.#names = new Set(names);
    this.#read = read;
  }

  override get size(): number {
    return this.#names.size;
  }

  override has(name: string): boolean {
    return this.#names.has(name);
  }

  override get(name: string): T | undefined {
    return this.has(name) ? this.#valueOf(name) : undefined;
  }

  override keys(): SetIterator<string> {
    return this.#names.keys();
  }

  override *entries(): MapIterator<[string, T]> {
    for (const name of this.#names) yield [name, this.#valueOf(name)];
  }

  override *values(): MapIterator<T> {
    for (const name of this.#names) yield this.#valueOf(name);
  }

  override [Symbol.iterator](): MapIterator<[string, T]> {
    return this.entries();
  }

  override forEach(call: (value: T, key: string, map: Map<string, T>) => void): void {
    for (const [name, value] of this) call(value, name, this);
  }

  #valueOf(name: string): T {
    const known = this.#inUse.get(name)?.deref();
    if (known !== undefined) return known;
    const value = this.#read(name);
    this.#inUse.set(name, new WeakRef(value));
    return value;
  }
}
