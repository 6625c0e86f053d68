import type { PageReading } from '../read/reading.ts';

/** A statement about an offer. null: leave as stored. price in major units, with its currency. */
export interface OfferStatement {
  in_stock: boolean | null;
  price: number | null;
  currency: string | null;
  /** Whether a redirect dropped our affiliate parameter; null if that could not be observed. */
  tag_lost: boolean | null;
  /** The deciding signal and text, for a maintainer. */
  evidence: string;
}

/** The finding at an offer's address. */
export type Verdict = OfferStatement &
  /** reason: the page's currency is not the offer's, so neither price nor stock is stated. */
  (
    | { kind: 'ok'; reason?: 'another currency' }
    | { kind: 'redirected'; final_url: string }
    | { kind: 'broken'; status: number | null }
    | { kind: 'soft404' }
    | { kind: 'blocked' }
    | { kind: 'timeout' }
    | { kind: 'unreachable' }
    | { kind: 'unknown' }
    | { kind: 'skipped'; reason: string }
  );

export type VerdictKind = Verdict['kind'];

/** A statement that changes nothing. */
export function emptyStatement(evidence: string, tag_lost: boolean | null = null): OfferStatement {
  return { in_stock: null, price: null, currency: null, tag_lost, evidence };
}

/**
 * How a page was reached: status and address of the last answer, and whether an earlier address led there.
 */
export interface Arrival {
  status: number;
  final_url: string;
  redirected: boolean;
  tag_lost: boolean | null;
}

// Shops send these to robots but not to readers; they do not prove that a link is broken.
const refusals = new Set([401, 403, 405, 406, 407, 418, 429, 430, 451, 503]);

/** The verdict on a page that was fetched and read. Stock and price are stated only for a product page. */
export function verdictOn(reading: PageReading, arrival: Arrival): Verdict {
  const { status, final_url, redirected, tag_lost } = arrival;
  const evidence = reading.evidence.join('; ');
  const empty = emptyStatement(evidence, tag_lost);
  if (reading.kind === 'blocked' || refusals.has(status)) return { kind: 'blocked', ...empty };
  if (status < 200 || status >= 300) return { kind: 'broken', status, ...empty };
  if (reading.kind === 'soft404' || reading.kind === 'parked') return { kind: 'soft404', ...empty };
  if (reading.kind === 'unknown') return { kind: 'unknown', ...empty };
  const { in_stock, price, currency } = reading;
  const said: OfferStatement = { in_stock, price, currency, tag_lost, evidence };
  return redirected ? { kind: 'redirected', final_url, ...said } : { kind: 'ok', ...said };
}
