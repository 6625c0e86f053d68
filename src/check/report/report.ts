import type { CheckedItem } from '../run/checkItems.ts';
import { findPriceJump, type ChangeRules, type OfferChange } from '../writeBack/editOffers.ts';
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
  /** false if some offers did not have their turn: stopped, out of time, or without a network. */
  complete: boolean;
  /** Why nothing could be checked, or not all written; otherwise null. */
  failure: { code: string; message: string } | null;
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

/** One line of the answer to a list. Null in in_stock, price and currency: leave as stored. */
export type ListResult = Pick<
  CheckResult,
  'id' | 'url' | 'verdict' | 'in_stock' | 'price' | 'currency' | 'final_url' | 'tag_lost' | 'evidence'
>;

/** The verdict on an entry; a price beyond the ratio becomes evidence, not a statement. */
export function listResultOf(
  { item, verdict }: Pick<CheckedItem, 'item' | 'verdict'>,
  rules: Pick<ChangeRules, 'priceJumpRatio' | 'acceptPriceJumps'>,
): ListResult {
  const { verdict: kind, in_stock, price, currency, final_url, tag_lost, evidence } = resultOf(verdict);
  const { id, url } = item;
  const jump = price === null ? null : findPriceJump(item.price, price, rules);
  const held = {
    in_stock: null,
    price: null,
    currency: null,
    evidence: `held back: ${jump ?? ''}; ${evidence}`,
  };
  return {
    id,
    url,
    verdict: kind,
    in_stock,
    price,
    currency,
    final_url,
    tag_lost,
    evidence: verdict.kind === 'skipped' ? `${verdict.reason}: ${evidence}` : evidence,
    ...(jump !== null && held),
  };
}
