import type { VisitFault } from './fault.ts';

/** One address to visit. region determines the requested language. */
export interface Job {
  url: string;
  region?: 'US' | 'UK' | undefined;
}

/** One request of a visit, in order; a retry is a separate hop. */
export interface Hop {
  url: string;
  /** null if there was no answer. */
  status: number | null;
  /** Why no answer came, or null. */
  failure: string | null;
  ms: number;
  /** Bytes received, including headers. */
  bytes: number;
  remoteAddress: string | null;
  /** The page is a stored one: not requested again (status null), or confirmed by 304. */
  cached: boolean;
}

/** The path of a visit. */
export interface Trail {
  /** The last address visited, or refused; without fragment and credentials. */
  url: string;
  /** Whether url differs from the requested one; a fragment or a cookie bounce does not count. */
  redirected: boolean;
  /** Whether a hop went from https to http. */
  downgraded: boolean;
  hops: Hop[];
}

/**
 * An answer that is not a followed redirect: any status, including an error's or that of a redirect without a
 * target.
 */
export interface FetchedPage extends Trail {
  kind: 'response';
  status: number;
  /** Names in lower case; repeated ones joined by ", ". */
  headers: Record<string, string>;
  /** Decoded text; '' if the body exceeded Limits.bodyBytes. */
  body: string;
  /** The body was longer than the stored part. */
  truncated: boolean;
  /**
   * When the server sent or confirmed it, in ms since the epoch; earlier than now for a stored page that is
   * still fresh.
   */
  seenAt: number;
  /** Stores the page for later runs. Absent if that is not allowed, or already done. */
  keep?: (() => Promise<void>) | undefined;
}

/** The result of a visit; never thrown. */
export type Visit = FetchedPage | (VisitFault & Trail);
