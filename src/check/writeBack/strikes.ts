import type { OfferState, Sight } from '../../content/state/checkState.ts';
import type { VerdictKind } from '../verdict/verdict.ts';

const failures: readonly VerdictKind[] = ['broken', 'soft404', 'timeout', 'unreachable'];
const hour = 3_600_000;
/** A second run in the same night is not a second strike, whichever side of midnight it is on. */
const night = 12 * hour;

/**
 * A verdict on an address. at: RFC 3339 in UTC, to the second. sight: the values that will be in the data, if
 * they were seen. isShopSilent: nothing answered for the shop in that run, which is not evidence about any
 * single link.
 */
export interface Visited {
  url: string;
  verdict: VerdictKind;
  at: string;
  sight: Sight | null;
  isShopSilent?: boolean;
}

/** The state of an offer after a verdict. */
export function nextState(known: OfferState | undefined, visited: Visited): OfferState {
  const { url, verdict, at, sight, isShopSilent = false } = visited;
  // Another address is another link: strikes of the old one do not count against it.
  const before = known?.url === url ? known : undefined;
  const base = { url, checked: at, verdict, attempts: (before?.attempts ?? 0) + 1 };
  const seen = sight ?? before?.seen ?? null;
  const { strikes, struck } = before ?? { strikes: 0, struck: null };
  if (verdict === 'ok' || verdict === 'redirected') return { ...base, strikes: 0, struck: null, seen };
  if (!failures.includes(verdict) || isShopSilent) return { ...base, strikes, struck, seen };
  const sameNight = struck !== null && Math.abs(Date.parse(at) - Date.parse(struck)) < night;
  return sameNight ? { ...base, strikes, struck, seen } : { ...base, strikes: strikes + 1, struck: at, seen };
}
