import type { Fault } from './fault.ts';

/** One address to visit. region chooses the language that is asked for. */
export interface Job {
  url: string;
  region?: 'US' | 'UK' | undefined;
}

/** One request of a visit, in order; a retry is a hop of its own. */
export interface Hop {
  url: string;
  /** null where no answer came. */
  status: number | null;
  /** Why no answer came, or null. */
  failure: string | null;
  ms: number;
  /** Bytes that came over the wire, headers included. */
  bytes: number;
  remoteAddress: string | null;
  /** The page is a stored one: not asked for again (status null), or confirmed by 304. */
  cached: boolean;
}

/** The way of a visit. */
export interface Trail {
  /** Where it went last, or was not allowed to go; without fragment and credentials. */
  url: string;
  /** Whether url is another than the one asked for; a fragment or a cookie bounce makes no other. */
  redirected: boolean;
  /** Whether a hop went from https to http. */
  downgraded: boolean;
  hops: Hop[];
}

/** An answer that is no followed redirect: any status, also an error's or a redirect's that names no target. */
export interface Page extends Trail {
  kind: 'response';
  status: number;
  /** Names in lower case; repeated ones joined by ", ". */
  headers: Record<string, string>;
  /** Decoded text; '' where more came than Limits.bodyBytes. */
  body: string;
  /** More body came than is kept. */
  truncated: boolean;
  /** When the server said so, in ms since the epoch; earlier than now for a stored page still fresh. */
  seenAt: number;
  /** Keeps the page between runs. Absent where it may not be kept, or is. */
  keep?: (() => Promise<void>) | undefined;
}

/** The result of a visit; never thrown. */
export type Visit = Page | (Fault & Trail);
