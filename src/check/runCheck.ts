import type { OfferState } from '../content/checkState.ts';
import type { Retailer, Site } from '../domain/data.ts';
import { planChange, type ChangeRules } from './change.ts';
import { checkItems, type Checked } from './checkItems.ts';
import type { StoredOffer } from './loadOffers.ts';
import type { VisitOptions } from './net/visitAll.ts';
import { resultOf, type CheckResult } from './report/report.ts';
import { nextState } from './strikes.ts';

export interface CheckOptions {
  retailers: ReadonlyMap<string, Retailer>;
  settings: Site['check'];
  state: ReadonlyMap<string, OfferState>;
  rules: ChangeRules;
  network: Omit<VisitOptions, 'refreshOf'>;
  onChecked: (checked: Checked) => void;
}

/** A result with what the write-back needs. */
export interface OfferOutcome {
  stored: StoredOffer;
  verdict: Checked['verdict'];
  confirmed: boolean;
  result: CheckResult;
}

/** Checks offers of the data; nothing is written. An offer whose shop is not known is left out. */
export async function runCheck(
  stored: readonly StoredOffer[],
  options: CheckOptions,
): Promise<OfferOutcome[]> {
  const outcomes: OfferOutcome[] = [];
  const byItem = new Map<unknown, StoredOffer>();
  const items = stored.flatMap((entry) => {
    const { offer } = entry;
    const shop = options.retailers.get(offer.retailer);
    if (shop === undefined) return [];
    const { id, url, link, currency, price, in_stock, region } = offer;
    const item = { id, url, link, currency, price, in_stock, region, shop };
    byItem.set(item, entry);
    return [item];
  });
  await checkItems(items, options.network, (checked) => {
    options.onChecked(checked);
    const entry = byItem.get(checked.item);
    if (entry !== undefined) outcomes.push(outcomeOf(entry, checked, options));
  });
  return outcomes;
}

function outcomeOf(
  stored: StoredOffer,
  { verdict }: Checked,
  { state, rules, settings }: CheckOptions,
): OfferOutcome {
  const { offer, file, line } = stored;
  const { change, held, confirmed } = planChange(offer, verdict, rules);
  const { strikes } = nextState(state.get(offer.id), { verdict: verdict.kind, confirmed, at: rules.at });
  const failed = ['broken', 'soft404', 'timeout', 'unreachable'].includes(verdict.kind);
  const result: CheckResult = {
    id: offer.id,
    file,
    line,
    retailer: offer.retailer,
    url: offer.url,
    ...resultOf(verdict),
    change,
    held,
    strikes,
    error: failed && strikes >= settings.strikes,
  };
  return { stored, verdict, confirmed, result };
}
