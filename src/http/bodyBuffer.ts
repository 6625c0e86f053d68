/** The first bytes of a body, in one buffer: pieces of one byte kept apart would cost a hundred times their size. */
export class BodyBuffer {
  #bytes = Buffer.alloc(0);
  #length = 0;
  readonly #maxBytes: number;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Keeps what there is room for; whether that was all of it. */
  add(piece: Buffer): boolean {
    const kept = Math.min(piece.length, this.#maxBytes - this.#length);
    const length = this.#length + kept;
    if (this.#bytes.length < length) {
      const grown = Buffer.allocUnsafeSlow(
        Math.min(this.#maxBytes, Math.max(length, this.#bytes.length * 2)),
      );
      this.#bytes.copy(grown, 0, 0, this.#length);
      this.#bytes = grown;
    }
    piece.copy(this.#bytes, this.#length, 0, kept);
    this.#length = length;
    return kept === piece.length;
  }

  get bytes(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }
}
