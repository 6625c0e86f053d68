import type { OfferState } from '../content/state/checkState.ts';
import type { Retailer, Site } from '../domain/data.ts';
import { planChange, type ChangeRules } from './change.ts';
import { checkItems, type Checked } from './checkItems.ts';
import type { StoredOffer } from './loadOffers.ts';
import { realClock } from './net/clock.ts';
import type { VisitOptions } from './net/visitAll.ts';
import { resultOf, type CheckResult } from './report/report.ts';
import { nextState } from './strikes.ts';
import { utcTime } from './times.ts';
import { stateNothing, type Verdict } from './verdict.ts';

export interface CheckOptions {
  retailers: ReadonlyMap<string, Retailer>;
  settings: Site['check'];
  state: ReadonlyMap<string, OfferState>;
  rules: ChangeRules;
  network: Omit<VisitOptions, 'refreshOf'>;
  /** Called once for each offer, in the order in which verdicts come. */
  onOutcome: (outcome: OfferOutcome) => void;
}

/** A result with what the write-back needs. at: when the shop said so, RFC 3339 in UTC, to the second. */
export interface OfferOutcome {
  stored: StoredOffer;
  verdict: Verdict;
  at: string;
  result: CheckResult;
}

/** Checks offers of the data, and gives the outcomes in the order of the offers; nothing is written. */
export async function runCheck(
  stored: readonly StoredOffer[],
  options: CheckOptions,
): Promise<OfferOutcome[]> {
  const { retailers, network, onOutcome } = options;
  const clock = network.clock ?? realClock;
  const outcomes = new Map<StoredOffer, OfferOutcome>();
  const tell = (entry: StoredOffer, { verdict, visit }: Pick<Checked, 'verdict' | 'visit'>) => {
    // A page from the cache was seen when it was fetched.
    const at = utcTime(visit?.kind === 'response' ? visit.seenAt : clock.now());
    const outcome = { stored: entry, verdict, at, result: resultFor(entry, verdict, at, options) };
    outcomes.set(entry, outcome);
    onOutcome(outcome);
  };
  const byItem = new Map<unknown, StoredOffer>();
  const items = stored.flatMap((entry) => {
    const { id, url, link, currency, price, in_stock, region, retailer } = entry.offer;
    const shop = retailers.get(retailer);
    if (shop === undefined) {
      const why = stateNothing(`data/retailers.yaml has no shop ${retailer}`);
      tell(entry, { verdict: { kind: 'skipped', reason: 'unknown shop', ...why }, visit: null });
      return [];
    }
    const item = { id, url, link, currency, price, in_stock, region, shop };
    byItem.set(item, entry);
    return [item];
  });
  await checkItems(items, network, (checked) => {
    const entry = byItem.get(checked.item);
    if (entry !== undefined) tell(entry, checked);
  });
  return stored.flatMap((entry) => outcomes.get(entry) ?? []);
}

function resultFor(
  { offer, file, line }: StoredOffer,
  verdict: Verdict,
  at: string,
  { state, rules, settings }: CheckOptions,
): CheckResult {
  const { id, retailer, url } = offer;
  const { change, held } = planChange(offer, { ...verdict, at }, rules);
  const { strikes } = nextState(state.get(id), { url, verdict: verdict.kind, at, sight: null });
  const failed = ['broken', 'soft404', 'timeout', 'unreachable'].includes(verdict.kind);
  const error = failed && strikes >= settings.strikes;
  return { id, file, line, retailer, url, ...resultOf(verdict), change, held, strikes, error };
}
