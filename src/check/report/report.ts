import type { OfferChange } from '../writeBack/change.ts';
import type { Verdict, VerdictKind } from '../verdict/verdict.ts';

/**
 * A run, as --format json writes it and `check merge` reads it. version changes only when a field's meaning
 * changes.
 */
export interface CheckReport {
  version: 1;
  /** RFC 3339, UTC. */
  started: string;
  finished: string;
  /** false where the run was stopped before its end. */
  complete: boolean;
  /** "1/4" for a part of the offers, else null. */
  shard: string | null;
  /** Whether the changes were written. */
  written: boolean;
  /** By id. */
  results: CheckResult[];
}

/** The result for one offer. Null in in_stock, price and currency: leave as stored. */
export interface CheckResult {
  id: string;
  /** The data file, and the line of the offer's url. */
  file: string;
  line: number;
  retailer: string;
  /** The offer's own address, without any affiliate parameter. */
  url: string;
  verdict: VerdictKind;
  /** Why it was skipped, or why a working page states nothing; otherwise null. */
  reason: string | null;
  in_stock: boolean | null;
  price: number | null;
  currency: string | null;
  final_url: string | null;
  tag_lost: boolean | null;
  /** Which signal, which text. */
  evidence: string;
  /** The change to the data, planned or made. */
  change: OfferChange | null;
  /** Why an observed value is not written, otherwise null. */
  held: string | null;
  /** Nights in a row on which the link failed. */
  strikes: number;
  /** Whether those are enough to count as an error. */
  error: boolean;
}

/** The fields of a result that a verdict gives. */
export function resultOf(verdict: Verdict) {
  const { kind, in_stock, price, currency, tag_lost, evidence } = verdict;
  return {
    verdict: kind,
    reason: 'reason' in verdict ? verdict.reason : null,
    in_stock,
    price,
    currency,
    final_url: kind === 'redirected' ? verdict.final_url : null,
    tag_lost,
    evidence,
  };
}
