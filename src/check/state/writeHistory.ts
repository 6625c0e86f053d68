import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '../../platform/atomicWrite.ts';
import { readHistory, historyTooLarge } from '../../content/state/loadHistory.ts';
import { TooLarge } from '../../content/readFile.ts';
import { addToHistory } from '../../content/state/priceHistory.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { PricePoint } from '../../domain/priceHistory.ts';
import type { OfferOutcome } from '../run/runCheck.ts';
import type { SplicedOffer } from '../writeBack/spliceOffers.ts';

export interface HistoryRules {
  /** Ids of the shops whose prices are stored. */
  keptShops: ReadonlySet<string>;
  /** YYYY-MM-DD. */
  today: string;
}

/**
 * Adds the observed values of offers to a history, unless they were held back. The caller holds the lock. Resolves with
 * the reason why nothing could be added; rejects with the system's error.
 */
export async function writeHistory(
  file: string,
  outcomes: readonly OfferOutcome[],
  offers: ReadonlyMap<string, SplicedOffer>,
  { keptShops, today }: HistoryRules,
): Promise<Diagnostic | null> {
  const seen = outcomes.flatMap((outcome) => {
    const { offer } = outcome.stored;
    const spliced = offers.get(offer.id);
    const stands = spliced?.stands === true && spliced.held === null;
    return stands && keptShops.has(offer.retailer) ? pointOf(outcome) : [];
  });
  let before: string;
  try {
    before = await readHistory(file);
  } catch (error) {
    if (error instanceof TooLarge) return historyTooLarge(file, error.size);
    throw error;
  }
  const after = addToHistory(before, seen, today);
  if (after === before) return null;
  await mkdir(path.dirname(file), { recursive: true });
  await replaceFile(file, after);
  return null;
}

function pointOf({ stored: { offer }, verdict, at }: OfferOutcome): PricePoint[] {
  const { price, in_stock: stock } = verdict;
  if (offer.link === 'search' || (price === null && stock === null)) return [];
  return [{ date: at.slice(0, 10), offer: offer.id, price, currency: offer.currency, stock }];
}
