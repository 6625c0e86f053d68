const marked = 2 ** 20;

/** By the last 20 bits of a hash, whether there is such a one: of a few hashes, it spares millions of others a search. */
export class HashMarks {
  readonly #marks = new Uint8Array(marked);

  constructor(hashes: Iterable<number>) {
    for (const hash of hashes) this.#marks[hash & (marked - 1)] = 1;
  }

  /** Those of some hashes that may be among the marked ones: all that are, and hardly any that are not. */
  among(hashes: Float64Array): number[] {
    const found: number[] = [];
    // An iterator would take ten times as long.
    for (let index = 0; index < hashes.length; index += 1) {
      const hash = hashes[index] ?? 0;
      if (this.#marks[hash & (marked - 1)] === 1) found.push(hash);
    }
    return found;
  }
}
