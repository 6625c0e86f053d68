/** So many at a time; the others wait in the order in which they came. */
export class Seats {
  #free: number;
  readonly #waiting = new Set<() => void>();

  constructor(count: number) {
    this.#free = count;
  }

  /** Calls back once there is a seat: before it returns, where one is free. The answer gives up seat or place. */
  take(onSeat: () => void): () => void {
    const sit = () => {
      seated = true;
      onSeat();
    };
    let seated = false;
    let left = false;
    if (this.#free > 0) {
      this.#free -= 1;
      sit();
    } else {
      this.#waiting.add(sit);
    }
    return () => {
      if (left) return;
      left = true;
      this.#waiting.delete(sit);
      if (seated) this.#giveBack();
    };
  }

  #giveBack(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#free += 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
