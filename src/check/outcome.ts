import type { Visit } from './net/visit.ts';
import type { CheckItem } from './offers/item.ts';
import type { StoredOffer } from './offers/loadOffers.ts';
import type { PageReading } from './read/reading.ts';
import type { Verdict } from './verdict/verdict.ts';

/** The verdict on one item. */
export interface CheckedItem {
  item: CheckItem;
  verdict: Verdict;
  /** null if the network was not used. */
  visit: Visit | null;
  reading: PageReading | null;
  movedTo: string | null;
}

/** The verdict on an offer. */
export interface OfferOutcome {
  stored: StoredOffer;
  verdict: Verdict;
  /** When the shop said so: RFC 3339 in UTC, to the second. */
  at: string;
  wasChecked: boolean;
  isShopSilent: boolean;
  movedTo: string | null;
}
