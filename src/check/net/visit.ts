/** One address to visit. region determines the requested language. */
export interface Job {
  url: string;
  region?: 'US' | 'UK' | undefined;
}

/** One request of a visit, in order; a retry is a separate one. */
export interface VisitRequest {
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

/** The addresses that a visit went through. */
export interface RedirectChain {
  /** The last address visited, or refused; without fragment and credentials. */
  url: string;
  /** Whether url differs from the requested one; a fragment or a cookie bounce does not count. */
  redirected: boolean;
  /** Whether a redirect went from https to http. */
  downgraded: boolean;
  requests: VisitRequest[];
}

/**
 * An answer that is not a followed redirect: any status, including an error's or that of a redirect without a
 * target.
 */
export interface FetchedPage extends RedirectChain {
  kind: 'response';
  status: number;
  /** Names in lower case; repeated ones joined by ", ". */
  headers: Record<string, string>;
  /** Decoded text; '' if the body exceeded NetworkLimits.bodyBytes. */
  body: string;
  truncated: boolean;
  /**
   * When the server sent or confirmed it, in ms since the epoch; earlier than now for a stored page that is
   * still fresh.
   */
  seenAt: number;
  /** Stores the page for later runs. Absent if that is not allowed, or already done. */
  store?: (() => Promise<void>) | undefined;
}

/** Why there is no answer. detail explains it to a maintainer; status is set if an answer caused it. */
export type VisitFault = { detail: string; status?: number } & (
  | { kind: 'timeout'; reason: 'connect' | 'headers' | 'body' | 'total' }
  | { kind: 'unreachable'; reason: 'dns' | 'refused' | 'reset' | 'cut-off' | 'network' }
  | { kind: 'refused-address'; reason: 'unreadable' | 'scheme' | 'port' | 'private' }
  | { kind: 'tls'; reason: 'certificate' | 'handshake' }
  | { kind: 'malformed'; reason: 'http' | 'encoding' }
  | { kind: 'too-many-redirects'; reason: 'count' | 'loop' }
  | { kind: 'robots'; reason: 'disallowed' | 'unavailable' }
  | { kind: 'busy'; reason: 'refusals' }
  | { kind: 'aborted'; reason: 'aborted' | 'out-of-time' }
);

/** The result of a visit; never thrown. */
export type Visit = FetchedPage | (VisitFault & RedirectChain);
