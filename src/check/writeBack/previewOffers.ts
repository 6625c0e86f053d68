import { readOffers } from '../readOffers.ts';
import type { OfferOutcome } from '../runCheck.ts';
import { unifiedDiff } from './diff.ts';
import { spliceOffers, type Meanwhile } from './spliceOffers.ts';
import { decidedOf, type WriteRules } from './writeOffers.ts';

/** What --write would change, as a unified diff of the files in the order of their paths. */
export async function previewOffers(
  outcomes: readonly OfferOutcome[],
  { rules, allowed }: WriteRules,
  meanwhile: Meanwhile,
): Promise<string> {
  const files = [...new Set(outcomes.map(({ stored }) => stored.path))].sort();
  let diff = '';
  for (const file of files) {
    const read = await readOffers(file, allowed);
    const decided = outcomes.filter(({ stored }) => stored.path === file).map(decidedOf);
    const { text } = spliceOffers(read, decided, rules, meanwhile);
    diff += unifiedDiff(read.source.file, read.source.text, text);
  }
  return diff;
}
