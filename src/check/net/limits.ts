const kib = 1024;

/** How much is asked, waited and kept. Times in ms, sizes in bytes. */
export interface Limits {
  connectMs: number;
  /** From the request to the end of the answer's header. */
  headersMs: number;
  /** Between two pieces of a body. */
  idleMs: number;
  /** One request from connect to the last byte; waiting for a turn is not counted. */
  totalMs: number;
  /** Of one body after decompression; also the most of it that is pulled before. */
  bodyBytes: number;
  redirects: number;
  /** Requests per address, the first included, where an answer may come later. */
  attempts: number;
  /** Before the second attempt; doubles from there, half of it at random. */
  backoffMs: number;
  /** The most that one Retry-After is waited for. */
  retryAfterMs: number;
  /** The most that Retry-Afters of one host may take of a run. */
  pausesMs: number;
  /** The most of a Crawl-delay that is kept. */
  crawlDelayMs: number;
  /** Requests at a time: in all, and to one host. */
  concurrency: number;
  perHost: number;
  /** Between the starts of two requests to one host. */
  delayMs: number;
  /** Added to that by the first 429 or 503, doubled by each further one, and the most that it comes to. */
  slowdownMs: number;
  mostSlowdownMs: number;
}

export const defaultLimits: Limits = {
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
  slowdownMs: 250,
  mostSlowdownMs: 4_000,
};

/** Of an answer's header; shops with long policies and many cookies come to 30 KiB. */
export const headerBytes = 64 * kib;
/** Of a redirect's body, which nobody reads: more costs more than a new connection. */
export const redirectBytes = 64 * kib;
/** Most bytes of chunk sizes, chunk extensions, trailers and 1xx answers beside the body. */
export const framingBytes = 256 * kib;
/** Of an address that a redirect names. */
export const addressLength = 8 * kib;
