const nothing = Buffer.alloc(0);
/** What any number of bodies may have at once. */
const smallBody = 64 * 1024;
/** Up to here room is made as pieces come; beyond, for all that may come. A piece has 64 KiB at most. */
const grownBody = 3 * smallBody;
/** Beyond smallBody; bounds what bodies take together, so that a hundred hosts cost no more than one. */
export const mostLargeBodies = 4;
/**
 * Large ones that are in nobody's use, the shortest first: the collector is slow to see that they could go, and once
 * they went, malloc would put the next ones between small things that stay. One more than are held: for unpacking.
 */
const spare: Buffer[] = [];
const mostSpare = mostLargeBodies + 1;

/** The first bytes of a body. Copies, since a body in pieces of one byte would cost a hundred times its size. */
export class BodyBuffer {
  #bytes: Buffer = nothing;
  #length = 0;
  #isPooled = false;
  #onRelease: (() => void) | null = null;
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

  /** Whether it came to more than what any number of bodies may have at once: it has to wait for room. */
  get isLarge(): boolean {
    return this.#length > smallBody;
  }

  /** Has done called by release. */
  onRelease(done: () => void): void {
    this.#onRelease = done;
  }

  /** Good until release. */
  get bytes(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  /** Says that nobody reads bytes any more. */
  release(): void {
    if (this.#isPooled) keepSpare(this.#bytes);
    this.#isPooled = false;
    this.#bytes = nothing;
    this.#length = 0;
    this.#onRelease?.();
    this.#onRelease = null;
  }

  #grow(length: number): void {
    this.#isPooled = length > grownBody;
    const bytes = this.#isPooled
      ? largeBuffer(this.#most)
      : Buffer.allocUnsafeSlow(Math.min(this.#most, Math.max(length, this.#bytes.length * 2)));
    this.#bytes.copy(bytes, 0, 0, this.#length);
    this.#bytes = bytes;
  }
}

function largeBuffer(size: number): Buffer {
  const fitting = spare.findIndex(({ length }) => length >= size);
  const [found] = fitting === -1 ? [] : spare.splice(fitting, 1);
  return found ?? Buffer.allocUnsafeSlow(size);
}

function keepSpare(buffer: Buffer): void {
  spare.push(buffer);
  spare.sort((a, b) => a.length - b.length);
  if (spare.length > mostSpare) spare.shift();
}
