const kib = 1024;

/** Limits of requests, waiting and storage. Times in ms, sizes in bytes. */
export interface NetworkLimits {
  connectMs: number;
  /** From the request to the end of the answer's header. */
  headersMs: number;
  /** Between two pieces of a body. */
  idleMs: number;
  /** One request from connect to the last byte; waiting for its turn is not counted. */
  totalMs: number;
  /** One body after decompression; also the limit for its compressed bytes. */
  bodyBytes: number;
  redirects: number;
  /** Requests per address, including the first, if a later answer is possible. */
  attempts: number;
  /** Before the second attempt; doubles after each attempt, half of it random. */
  backoffMs: number;
  /** The longest Retry-After that is honored. */
  retryAfterMs: number;
  /** The longest total of one host's Retry-Afters in a run. */
  pausesMs: number;
  /** The longest Crawl-delay that is honored. */
  crawlDelayMs: number;
  /** Concurrent requests: in total, and per host. */
  concurrency: number;
  perHost: number;
  /** Between the starts of two requests to one host. */
  delayMs: number;
  /** After that a host is not asked again in this run. */
  hostMs: number;
  /** Added to delayMs after the first 429 or 503, doubled after each further one, and its maximum. */
  slowdownMs: number;
  maxSlowdownMs: number;
}

export const defaultLimits: NetworkLimits = {
  connectMs: 10_000,
  headersMs: 15_000,
  idleMs: 10_000,
  totalMs: 30_000,
  bodyBytes: 2 * kib * kib,
  redirects: 10,
  attempts: 3,
  backoffMs: 500,
  retryAfterMs: 60_000,
  pausesMs: 180_000,
  crawlDelayMs: 30_000,
  concurrency: 24,
  perHost: 2,
  delayMs: 0,
  hostMs: Infinity,
  slowdownMs: 250,
  maxSlowdownMs: 4_000,
};
