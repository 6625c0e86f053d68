import type { CheckState } from '../../content/state/checkState.ts';
import { finding, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { keepsHistory } from '../../domain/priceHistory.ts';
import type { StoredOffer } from '../offers/loadOffers.ts';
import { realClock } from '../net/clock.ts';
import type { CheckResult } from '../report/report.ts';
import { runCheck, type CheckOptions } from './runCheck.ts';
import { shownPath } from '../../content/shownPath.ts';
import { utcTime } from './times.ts';
import { previewOffers } from '../writeBack/previewOffers.ts';
import { openWriter } from '../writeBack/writer.ts';

export interface DataOptions extends CheckOptions {
  /** The data folder. */
  dir: string;
  /** All offers of the data, also those that are not checked now. */
  all: readonly StoredOffer[];
  /** true writes results while the check runs; false only reports the planned changes. */
  write: boolean;
}

export interface CheckedData {
  /** One per offer, in offer order; change is the change written to the file, if files were written. */
  results: CheckResult[];
  /** The changes as a unified diff; '' where they were written. */
  diff: string;
  /** Why nothing could be checked, or some results could not be written. */
  failure: Diagnostic | null;
}

/** Checks offers of a data folder. Network and disk errors are part of the result. */
export async function checkData(
  offers: readonly StoredOffer[],
  { dir, all, write, ...options }: DataOptions,
): Promise<CheckedData> {
  const { state, rules, retailers, network, onOutcome } = options;
  const now = () => utcTime((network.clock ?? realClock).now());
  const writing = { rules, allowed: network.allowed };
  const keptShops = new Set([...retailers.values()].filter(keepsHistory).map(({ id }) => id));
  const writer = write
    ? openWriter(offers, { ...writing, dir, now, keptShops, gone: findGone(state, all) })
    : null;
  const { outcomes, isOffline } = await runCheck(offers, {
    ...options,
    onOutcome: (outcome) => {
      writer?.add(outcome);
      onOutcome(outcome);
    },
  });
  const back = await writer?.finish();
  return {
    results: outcomes.map(({ result }) => ({ ...result, ...back?.written.get(result.id) })),
    diff: write ? '' : await previewOffers(outcomes, writing, { state, now: now() }),
    failure: isOffline ? describeOutage(dir) : (back?.failure ?? null),
  };
}

/** No shop was reached. dir: the data folder. */
export function describeOutage(dir: string): Diagnostic {
  return finding(
    'check/no-network',
    { file: shownPath(dir), line: 1, column: 1 },
    'No network: no shop was reached, or one and the same page answered for all of them. Nothing was stored.',
    {
      hint: 'Open one of the links in a browser on this machine. If that works, look for a proxy or a log-in page.',
    },
  );
}

/** Ids in the state whose offers were deleted from the data. */
function findGone(state: CheckState, all: readonly StoredOffer[]): Set<string> {
  const known = new Set(all.map(({ offer }) => offer.id));
  return new Set([...state.keys()].filter((id) => !known.has(id)));
}
