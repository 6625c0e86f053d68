export interface Clock {
  /** ms since the epoch; never goes back. */
  now(): number;
  /** Calls back once, after ms; the returned function cancels. */
  after(ms: number, callback: () => void): () => void;
}

export const realClock: Clock = {
  // Date.now jumps when the machine's clock is set, and every timeout would jump with it.
  now: () => performance.timeOrigin + performance.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => {
      clearTimeout(timer);
    };
  },
};

/** Resolves after ms, or as soon as the signal aborts. */
export function sleep(ms: number, clock: Clock, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      cancel();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const cancel = clock.after(ms, end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
