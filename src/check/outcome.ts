import type { Visit } from './net/visit.ts';
import type { CheckItem } from './offers/item.ts';
import type { StoredOffer } from './offers/loadOffers.ts';
import type { PageReading } from './read/reading.ts';
import type { Verdict } from './verdict/verdict.ts';

export interface CheckedItem {
  item: CheckItem;
  verdict: Verdict;
  visit: Visit | null;
  reading: PageReading | null;
  movedTo: string | null;
}

export interface OfferOutcome {
  stored: StoredOffer;
  verdict: Verdict;
  /** When the shop said so: RFC 3339 in UTC, to the second. */
  at: string;
  wasChecked: boolean;
  isShopSilent: boolean;
  movedTo: string | null;
}
