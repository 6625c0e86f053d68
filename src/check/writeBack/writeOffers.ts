import { replaceFile } from '../../platform/atomicWrite.ts';
import type { ChangeRules } from './change.ts';
import type { Allowed } from '../net/target.ts';
import { readOffersFile } from '../offers/readOffersFile.ts';
import type { OfferOutcome } from '../run/runCheck.ts';
import { spliceOffers, type Decided, type Meanwhile, type SplicedOffer } from './spliceOffers.ts';

export interface WriteRules {
  rules: ChangeRules;
  allowed: Allowed;
}

/**
 * Writes the verdicts on the offers of one file into it, and returns the outcome of each by id. The file is
 * read again, so that concurrent edits are kept; the caller holds the lock. Rejects with the system's error.
 */
export async function writeOffers(
  file: string,
  outcomes: readonly OfferOutcome[],
  { rules, allowed }: WriteRules,
  meanwhile: Meanwhile,
): Promise<ReadonlyMap<string, SplicedOffer>> {
  const read = await readOffersFile(file, allowed);
  const { text, offers } = spliceOffers(read, outcomes.map(decidedOf), rules, meanwhile);
  if (text !== read.source.text) await replaceFile(file, text);
  return offers;
}

export function decidedOf({ stored, verdict, at, movedTo }: OfferOutcome): Decided {
  const { id, url, currency } = stored.offer;
  return { id, url, currency, in_stock: verdict.in_stock, price: verdict.price, at, movedTo };
}
