import type { CheckedItem } from '../outcome.ts';
import { findPriceJump, type ChangeRules } from '../writeBack/editOffers.ts';
import type { Written } from '../writeBack/writer.ts';
import type { Verdict, VerdictKind } from '../verdict/verdict.ts';

/** As --format json writes it. version changes only when a field's meaning changes. */
export interface CheckReport {
  version: 1;
  started: string;
  finished: string;
  /** false if some offers were not checked: stopped, out of time, or without a network. */
  complete: boolean;
  failure: { code: string; message: string } | null;
  shard: string | null;
  written: boolean;
  results: CheckResult[];
}

/** The result for one offer. Null in in_stock, price and currency: leave as stored. */
export interface CheckResult extends Written {
  id: string;
  /** The data file, and the line of the offer's url. */
  file: string;
  line: number;
  retailer: string;
  url: string;
  verdict: VerdictKind;
  reason: string | null;
  in_stock: boolean | null;
  price: number | null;
  currency: string | null;
  final_url: string | null;
  tag_lost: boolean | null;
  evidence: string;
  error: boolean;
}

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

export type ListResult = Pick<
  CheckResult,
  'id' | 'url' | 'verdict' | 'in_stock' | 'price' | 'currency' | 'final_url' | 'tag_lost' | 'evidence'
>;

/** A price beyond the ratio becomes evidence, not a statement. */
export function listResultOf(
  { item: { id, url, price: stored }, verdict }: Pick<CheckedItem, 'item' | 'verdict'>,
  rules: Pick<ChangeRules, 'priceJumpRatio' | 'acceptPriceJumps'>,
): ListResult {
  const { verdict: kind, reason, ...said } = resultOf(verdict);
  const jump = said.price === null ? null : findPriceJump(stored, said.price, rules);
  if (kind === 'skipped') said.evidence = `${reason ?? ''}: ${said.evidence}`;
  const held = { in_stock: null, price: null, currency: null };
  const evidence = `held back: ${jump ?? ''}; ${said.evidence}`;
  return { id, url, verdict: kind, ...said, ...(jump !== null && { ...held, evidence }) };
}
