/**
 * Why there is no answer. detail is a short explanation for a maintainer; status is set if an answer caused
 * it.
 */
export type VisitFault = { detail: string; status?: number } & (
  | { kind: 'timeout'; reason: 'connect' | 'headers' | 'body' | 'total' }
  | { kind: 'unreachable'; reason: 'dns' | 'refused' | 'reset' | 'cut-off' | 'network' }
  | { kind: 'refused-address'; reason: 'unreadable' | 'scheme' | 'port' | 'private' }
  | { kind: 'tls'; reason: 'certificate' | 'handshake' }
  | { kind: 'malformed'; reason: 'http' | 'encoding' }
  | { kind: 'too-many-redirects'; reason: 'count' | 'loop' }
  | { kind: 'robots'; reason: 'disallowed' | 'unavailable' }
  | { kind: 'busy'; reason: 'refusals' }
  | { kind: 'aborted'; reason: 'aborted' }
);

export const aborted: VisitFault = { kind: 'aborted', reason: 'aborted', detail: 'the run was stopped' };
