import { readOffersFile } from '../offers/readOffersFile.ts';
import type { OfferOutcome } from '../run/runCheck.ts';
import { unifiedDiff } from './diff.ts';
import { spliceOffers, type Meanwhile } from './spliceOffers.ts';
import { decidedOf, type WriteRules } from './writeOffers.ts';

/** The changes that --write would make, as a unified diff in the order of the files' paths. */
export async function previewOffers(
  outcomes: readonly OfferOutcome[],
  { rules, allowed }: WriteRules,
  meanwhile: Meanwhile,
): Promise<string> {
  const files = [...new Set(outcomes.map(({ stored }) => stored.path))].sort();
  let diff = '';
  for (const file of files) {
    const read = await readOffersFile(file, allowed);
    const decided = outcomes.filter(({ stored }) => stored.path === file).map(decidedOf);
    const { text } = spliceOffers(read, decided, rules, meanwhile);
    diff += unifiedDiff(read.source.file, read.source.text, text);
  }
  return diff;
}
