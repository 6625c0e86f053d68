import type { CheckState } from '../../content/state/checkState.ts';
import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Site } from '../../domain/data.ts';
import { keepsHistory } from '../../domain/priceHistory.ts';
import { realClock } from '../net/clock.ts';
import type { StoredOffer } from '../offers/loadOffers.ts';
import { resultOf, type CheckResult } from '../report/report.ts';
import type { ChangeRules } from '../writeBack/editOffers.ts';
import { openWriter, type Written } from '../writeBack/writer.ts';
import { failures } from '../verdict/verdict.ts';
import { runCheck, utcTime, type CheckOptions } from './runCheck.ts';
import type { OfferOutcome } from '../outcome.ts';
import { shownPath } from '../../content/load/readFile.ts';

export interface DataOptions extends CheckOptions {
  dir: string;
  all: readonly StoredOffer[];
  write: boolean;
  settings: Site['check'];
  state: CheckState;
  rules: ChangeRules;
}

export async function checkData(
  offers: readonly StoredOffer[],
  { dir, all, write, settings, state, rules, ...options }: DataOptions,
) {
  const { retailers, network, onOutcome } = options;
  const known = new Set(all.map(({ offer }) => offer.id));
  const writer = openWriter(offers, {
    dir,
    write,
    rules,
    allowed: network.allowed,
    gone: new Set([...state.keys()].filter((id) => !known.has(id))),
    historyShops: new Set([...retailers.values()].filter(keepsHistory).map(({ id }) => id)),
    now: () => utcTime((network.clock ?? realClock).now()),
  });
  const { outcomes, isOffline } = await runCheck(offers, {
    ...options,
    onOutcome: (outcome) => {
      writer.add(outcome);
      onOutcome(outcome);
    },
  });
  const { written, diff, failure } = await writer.finish();
  return {
    results: outcomes.map((outcome) => {
      const { id } = outcome.stored.offer;
      const unwritten = { change: null, held: null, strikes: state.get(id)?.strikes ?? 0 };
      return resultFor(outcome, written.get(id) ?? unwritten, settings);
    }),
    complete: !isOffline && outcomes.every(({ wasChecked }) => wasChecked),
    diff,
    failure: isOffline ? describeOutage(dir) : failure,
  };
}

function resultFor(
  { stored, verdict, isShopSilent }: OfferOutcome,
  { change, held, strikes }: Written,
  settings: Site['check'],
): CheckResult {
  const { offer, file, line } = stored;
  const { id, retailer, url } = offer;
  const failed = !isShopSilent && failures.includes(verdict.kind);
  return {
    id,
    file,
    line,
    retailer,
    url,
    ...resultOf(verdict),
    change,
    held: isShopSilent ? 'this shop answered no request, so this does not count as a strike' : held,
    strikes,
    error: failed && strikes >= settings.strikes,
  };
}

export function describeOutage(dir: string): Diagnostic {
  return diagnostic(
    'check/no-network',
    shownPath(dir),
    'No network: no shop was reached, or all of them answered with the same page. Nothing was stored.',
    'Open one of the links in a browser on this machine. If that works, look for a proxy or a login page.',
  );
}
