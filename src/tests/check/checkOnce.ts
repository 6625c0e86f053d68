import { checkData } from '../../check/run/checkData.ts';
import { loadOffers } from '../../check/offers/loadOffers.ts';
import type { Clock } from '../../check/net/clock.ts';
import type { CheckResult } from '../../check/report/report.ts';
import { openPageCache } from '../../check/net/pageCache.ts';
import { prepareWriting } from '../../check/writeBack/writer.ts';
import { loadState } from '../../content/state/checkState.ts';

/** One complete run with --write, in this process. cache: a folder that keeps pages for six hours. */
export async function checkOnce(
  dir: string,
  allowed: string,
  { clock, perHost = 4, cache }: { clock?: Clock; perHost?: number; cache?: string } = {},
): Promise<CheckResult[]> {
  const { offers, retailers, site } = await loadOffers(dir, new Set([allowed]));
  if (site === null) throw new Error('no site.yaml');
  const { state } = await loadState(dir);
  const obstacle = await prepareWriting(dir, offers);
  if (obstacle !== null) throw new Error(obstacle.message);
  const { results, failure } = await checkData(offers, {
    dir,
    all: offers,
    write: true,
    retailers,
    settings: site.check,
    state,
    rules: { priceJumpRatio: 2, acceptPriceJumps: false, restampDays: 7 },
    network: {
      cache: cache === undefined ? undefined : openPageCache(cache, { fresh_hours: 6, kept_days: 0.25 }),
      userAgent: 'test',
      allowed: new Set([allowed]),
      limits: { delayMs: 0, perHost },
      clock,
    },
    onOutcome: () => undefined,
  });
  if (failure !== null) throw new Error(failure.message);
  return results;
}
