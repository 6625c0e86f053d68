const nothing = Buffer.alloc(0);
/** Up to here room is made as pieces come; beyond, for all that may come. */
const smallBody = 128 * 1024;
/** Large ones that are in nobody's use: the collector is slow to see that they could go. */
const spare: Buffer[] = [];
const mostSpare = 8;

/** The first bytes of a body. Copies, since a body in pieces of one byte would cost a hundred times its size. */
export class BodyBuffer {
  #bytes: Buffer = nothing;
  #length = 0;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** A body that is there already. */
  static of(bytes: Buffer): BodyBuffer {
    const body = new BodyBuffer(bytes.length);
    body.#bytes = bytes;
    body.#length = bytes.length;
    return body;
  }

  /** Keeps what there is room for; whether that was all of it. */
  add(piece: Buffer): boolean {
    const kept = Math.min(piece.length, this.#most - this.#length);
    const length = this.#length + kept;
    if (this.#bytes.length < length) this.#grow(length);
    piece.copy(this.#bytes, this.#length, 0, kept);
    this.#length = length;
    return kept === piece.length;
  }

  /** Good until release. */
  get bytes(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  /** Says that nobody reads bytes any more. */
  release(): void {
    if (this.#bytes.length > smallBody && spare.length < mostSpare) spare.push(this.#bytes);
    this.#bytes = nothing;
    this.#length = 0;
  }

  #grow(length: number): void {
    const bytes =
      length > smallBody
        ? largeBuffer(this.#most)
        : Buffer.allocUnsafeSlow(Math.min(this.#most, Math.max(length, this.#bytes.length * 2)));
    this.#bytes.copy(bytes, 0, 0, this.#length);
    this.#bytes = bytes;
  }
}

function largeBuffer(size: number): Buffer {
  const last = spare.at(-1);
  if (last !== undefined && last.length >= size) return spare.pop() ?? last;
  return Buffer.allocUnsafeSlow(size);
}
