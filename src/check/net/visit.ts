export interface Job {
  url: string;
  region?: 'US' | 'UK' | undefined;
}

/** One request of a visit, in order; a retry is a separate one. */
export interface VisitRequest {
  url: string;
  status: number | null;
  failure: string | null;
  ms: number;
  bytes: number;
  /** The page is a stored one: not requested again (status null), or confirmed by 304. */
  cached: boolean;
}

export interface RedirectChain {
  /** The last address visited, or refused; without fragment and credentials. */
  url: string;
  /** Whether url differs from the requested one; a fragment or a cookie bounce does not count. */
  redirected: boolean;
  downgraded: boolean;
  requests: VisitRequest[];
}

/** An answer that is not a followed redirect, whatever its status. */
export interface FetchedPage extends RedirectChain {
  kind: 'response';
  status: number;
  headers: Record<string, string>;
  /** Decoded text; '' if the body exceeded NetworkLimits.bodyBytes. */
  body: string;
  truncated: boolean;
  /** When the server sent or confirmed it, in ms since the epoch. */
  seenAt: number;
  /** Stores the page for later runs. Absent if that is not allowed, or already done. */
  store?: (() => void) | undefined;
}

/** Why there is no answer. detail explains it to a maintainer; status is set if an answer caused it. */
export type VisitFault = { detail: string; status?: number } & (
  | { kind: 'timeout'; reason: 'connect' | 'headers' | 'body' | 'total' }
  | { kind: 'unreachable'; reason: 'dns' | 'refused' | 'reset' | 'cut-off' | 'network' }
  | { kind: 'refused-address'; reason: 'unreadable' | 'scheme' | 'port' | 'private' }
  | { kind: 'tls'; reason: 'certificate' | 'chain' | 'handshake' }
  | { kind: 'malformed'; reason: 'http' | 'encoding' }
  | { kind: 'too-many-redirects'; reason: 'count' | 'loop' }
  | { kind: 'robots'; reason: 'disallowed' | 'unavailable' }
  | { kind: 'busy'; reason: 'refusals' }
  | { kind: 'aborted'; reason: 'aborted' | 'out-of-time' }
);

export type Visit = FetchedPage | (VisitFault & RedirectChain);

/** Times in ms, sizes in bytes. */
export const defaultLimits = {
  connectMs: 10_000,
  headersMs: 15_000,
  /** Between two pieces of a body. */
  idleMs: 10_000,
  /** One request from connect to the last byte; waiting for its turn is not counted. */
  totalMs: 30_000,
  /** One body after decompression; also the limit for its compressed bytes. */
  bodyBytes: 2 * 1024 * 1024,
  redirects: 10,
  /** Requests per address, including the first, if a later answer is possible. */
  attempts: 3,
  backoffMs: 500,
  retryAfterMs: 60_000,
  /** The longest total of one host's Retry-Afters in a run. */
  pausesMs: 180_000,
  crawlDelayMs: 30_000,
  /** Concurrent requests: in total, and per host. */
  concurrency: 24,
  perHost: 2,
  delayMs: 0,
  /** After that a host is not asked again in this run. */
  hostMs: Infinity,
  /** Added to delayMs after the first 429 or 503, doubled after each further one, and its maximum. */
  slowdownMs: 250,
  maxSlowdownMs: 4_000,
};

export type NetworkLimits = typeof defaultLimits;
