import { findPriceJump, type ChangeRules } from '../writeBack/change.ts';
import type { CheckedItem } from '../run/checkItems.ts';
import { resultOf, type CheckResult } from './report.ts';

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
