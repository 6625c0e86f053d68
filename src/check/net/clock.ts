/** The clock of the network code, replaceable in tests. */
export interface Clock {
  /** ms since the epoch; never goes back. */
  now(): number;
  /** Calls back once, after ms; the answer cancels. */
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
