import type { Clock } from './clock.ts';

/** Ends all pending work at once: one listener on the caller's signal, however much is running. */
export class Stop {
  #stopped = false;
  readonly #running = new Set<() => void>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get stopped(): boolean {
    return this.#stopped;
  }

  /** Registers cancel to be called on stop; the returned function unregisters it. */
  onStop(cancel: () => void): () => void {
    if (this.#stopped) queueMicrotask(cancel);
    else this.#running.add(cancel);
    return () => {
      this.#running.delete(cancel);
    };
  }

  /** Resolves after ms, or as soon as everything is stopped. */
  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        cancelTimer();
        forget();
        resolve();
      };
      const cancelTimer = this.#clock.after(ms, wake);
      const forget = this.onStop(wake);
    });
  }

  stop(): void {
    this.#stopped = true;
    for (const cancel of [...this.#running]) cancel();
    this.#running.clear();
  }
}
