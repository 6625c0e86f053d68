import type { OfferState } from '../content/checkState.ts';
import type { VerdictKind } from './verdict.ts';

const failures: readonly VerdictKind[] = ['broken', 'soft404', 'timeout', 'unreachable'];
const hour = 3_600_000;
/** A second run of the same night is no second strike, on whichever side of midnight it is. */
const night = 12 * hour;

/** What is remembered after a verdict. at: RFC 3339, UTC. confirmed as in PlannedChange. */
export function nextState(
  before: OfferState | undefined,
  { verdict, confirmed, at }: { verdict: VerdictKind; confirmed: boolean; at: string },
): OfferState {
  const base = { checked: at, verdict, attempts: (before?.attempts ?? 0) + 1 };
  const seen = confirmed ? at : (before?.seen ?? null);
  const { strikes, struck } = before ?? { strikes: 0, struck: null };
  if (verdict === 'ok' || verdict === 'redirected') return { ...base, strikes: 0, struck: null, seen };
  if (!failures.includes(verdict)) return { ...base, strikes, struck, seen };
  const sameNight = struck !== null && Math.abs(Date.parse(at) - Date.parse(struck)) < night;
  return sameNight ? { ...base, strikes, struck, seen } : { ...base, strikes: strikes + 1, struck: at, seen };
}
