import type { Offer } from '../domain/data.ts';

/** What the checker remembers of an offer. Times are RFC 3339 in UTC. */
export interface OfferState {
  /** When it was last checked, whatever came of it. */
  checked: string;
  verdict: string;
  attempts: number;
  /** Nights in a row on which its link failed, and when the last of them was counted. */
  strikes: number;
  struck: string | null;
  /** When what the data says of price and stock was last seen to be so. */
  seen: string | null;
}

/** By offer id. */
export type CheckState = ReadonlyMap<string, OfferState>;

/** The text of data/state/checks.json as state; null where it is not what we write. */
export function parseCheckState(text: string): CheckState | null {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(data) || data['version'] !== 1 || !isObject(data['offers'])) return null;
  const entries = Object.entries(data['offers']);
  return entries.every((entry): entry is [string, OfferState] => isOfferState(entry[1]))
    ? new Map(entries)
    : null;
}

/** Sorted by id, one field a line, so that diffs are small. */
export function formatCheckState(state: CheckState): string {
  const entries = [...state].sort(([a], [b]) => (a < b ? -1 : 1));
  const offers = Object.fromEntries(
    entries.map(([id, { checked, verdict, attempts, strikes, struck, seen }]) => [
      id,
      { checked, verdict, attempts, strikes, struck, seen },
    ]),
  );
  return `${JSON.stringify({ version: 1, offers }, null, 2)}\n`;
}

/** When an offer's price and stock were last seen: the later of what the data and the checker say. */
export function lastSeen(
  offer: Pick<Offer, 'last_checked'>,
  state: Pick<OfferState, 'seen'> | undefined,
): string | null {
  const { last_checked } = offer;
  const seen = state?.seen ?? null;
  // The state only confirms what the data says; without a date the data claims nothing.
  if (last_checked === null || seen === null) return last_checked;
  return seen.slice(0, last_checked.length) > last_checked ? seen : last_checked;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOfferState(value: unknown): value is OfferState {
  if (!isObject(value)) return false;
  const { checked, verdict, attempts, strikes, struck, seen } = value;
  return (
    [checked, verdict].every((field) => typeof field === 'string') &&
    [attempts, strikes].every(Number.isSafeInteger) &&
    [struck, seen].every((field) => field === null || typeof field === 'string')
  );
}
