import type { Retailer } from '../../domain/data.ts';
import { sha256 } from '../../platform/hash.ts';
import { realClock } from '../net/clock.ts';
import type { Visit } from '../net/visit.ts';
import type { VisitOptions } from '../net/visitAll.ts';
import type { StoredOffer } from '../offers/loadOffers.ts';
import { emptyStatement } from '../verdict/verdict.ts';
import type { CheckedItem, OfferOutcome } from '../outcome.ts';
import { checkItems } from './checkItems.ts';

export interface CheckOptions {
  retailers: ReadonlyMap<string, Retailer>;
  followMoves?: boolean;
  network: Omit<VisitOptions, 'refreshOf'>;
  onOutcome: (outcome: OfferOutcome) => void;
}

/** Reports an outcome once there is surely a network; a failure, once its shop has answered anything, or at the end. */
export async function runCheck(stored: readonly StoredOffer[], options: CheckOptions) {
  const { retailers, network, onOutcome } = options;
  const clock = network.clock ?? realClock;
  const outcomes = new Map<StoredOffer, OfferOutcome>();
  const tell = (
    entry: StoredOffer,
    { verdict, visit, movedTo }: Pick<CheckedItem, 'verdict' | 'visit' | 'movedTo'>,
    isShopSilent = false,
  ) => {
    const at = utcTime(visit?.kind === 'response' ? visit.seenAt : clock.now());
    const outcome = {
      stored: entry,
      verdict,
      at,
      wasChecked: visit?.kind !== 'aborted',
      isShopSilent,
      movedTo: options.followMoves === true ? movedTo : null,
    };
    outcomes.set(entry, outcome);
    onOutcome(outcome);
  };
  const byItem = new Map<unknown, StoredOffer>();
  const items = stored.flatMap((entry) => {
    const { id, url, link, currency, price, in_stock, region, retailer } = entry.offer;
    const shop = retailers.get(retailer);
    if (shop === undefined) {
      const why = emptyStatement(`data/retailers.yaml has no shop ${retailer}`);
      tell(entry, {
        verdict: { kind: 'skipped', reason: 'unknown shop', ...why },
        visit: null,
        movedTo: null,
      });
      return [];
    }
    const { title, findOtherBox } = entry;
    const item = { id, url, link, currency, price, in_stock, region, shop, title, findOtherBox };
    byItem.set(item, entry);
    return [item];
  });
  const asked = items.filter(({ shop }) => shop.mode === 'page' || shop.mode === 'link');
  const watch = watchNetwork(new Set(asked.map(({ url }) => new URL(url).hostname)).size);
  let waiting: { entry: StoredOffer; checked: CheckedItem }[] = [];
  const isCertain = (entry: StoredOffer) => watch.works() && watch.answers(entry.offer.retailer);
  await checkItems(items, network, (checked) => {
    const entry = byItem.get(checked.item);
    if (entry === undefined) return;
    if (checked.visit === null || checked.visit.kind === 'aborted') {
      tell(entry, checked);
      return;
    }
    watch.see(entry.offer.retailer, checked.item.url, checked.visit);
    waiting.push({ entry, checked });
    for (const known of waiting.filter((one) => isCertain(one.entry))) tell(known.entry, known.checked);
    waiting = waiting.filter((one) => !isCertain(one.entry));
  });
  const isOffline = waiting.length > 0 && !watch.works();
  if (!isOffline) for (const { entry, checked } of waiting) tell(entry, checked, true);
  return { outcomes: stored.flatMap((entry) => outcomes.get(entry) ?? []), isOffline };
}

/** A time in ms since the epoch as RFC 3339 in UTC, to the second, regardless of the machine's time zone. */
export function utcTime(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}

/** hosts: the number of hosts in the run. With a single one, identical answers cannot be detected. */
export function watchNetwork(hosts: number) {
  const answering = new Set<string>();
  const ends = new Map<string, string>();
  /** Hosts not reachable over plain http; a captive portal would have answered for them. */
  const unreached = new Set<string>();
  let isReal = false;
  return {
    see: (shop: string, url: string, visit: Visit): void => {
      const { hostname: asked, protocol } = new URL(url);
      if (!hasAnswered(visit)) {
        const isTurnedAway =
          visit.kind === 'unreachable' && (visit.reason === 'dns' || visit.reason === 'refused');
        if (protocol === 'http:' && isTurnedAway) unreached.add(asked);
        return;
      }
      answering.add(shop);
      const end = endOf(visit, asked);
      const others = [...ends].filter(([host]) => host !== asked);
      isReal ||= end === null || hosts < 2 || others.some(([, other]) => other !== end);
      if (end !== null) ends.set(asked, end);
    },
    works: (): boolean => isReal || (answering.size > 0 && unreached.size > 0),
    answers: (shop: string): boolean => answering.has(shop),
  };
}

function hasAnswered(visit: Visit): boolean {
  return (
    visit.kind === 'response' ||
    visit.kind === 'robots' ||
    visit.requests.some(({ status }) => status !== null)
  );
}

/** The page that a captive portal would show for any address; null if the host's own certificate vouches for it. */
function endOf(visit: Visit, asked: string): string | null {
  const { protocol, hostname } = new URL(visit.url);
  if (hostname !== asked && !hostname.endsWith(`.${asked}`) && !asked.endsWith(`.${hostname}`))
    return hostname;
  if (protocol === 'https:') return null;
  return visit.kind === 'response' ? `${visit.status} ${sha256(visit.body)}` : visit.kind;
}
