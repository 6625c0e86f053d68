import type { Content } from '../content/content.ts';
import type { Retailer } from '../domain/data.ts';
import { dayOf } from '../domain/dates.ts';
import type { ShopOffer } from '../domain/offers.ts';
import { type GuideEntry, type LinkState, type ShopLinks, linkStates } from './guideEntry.ts';

export interface ShopHealth {
  retailer: Retailer;
  links: number;
  /** YYYY-MM-DD; null for never. */
  checked: string | null;
  counts: Record<LinkState, number>;
}

export interface GuideHealth {
  name: string;
  path: string;
  /** How many prices its page shows, and the day of the oldest; null where there are none. */
  prices: number;
  oldest: string | null;
}

const states: Record<string, LinkState> = {
  ok: 'alive',
  unknown: 'alive',
  redirected: 'moved',
  broken: 'gone',
  soft404: 'gone',
  timeout: 'silent',
  unreachable: 'silent',
  blocked: 'blocked',
};

export function shopLinks(offers: readonly ShopOffer[], checks: Content['checks']): ShopLinks[] {
  const shops = new Map<string, ShopLinks>();
  for (const { offer, retailer } of offers) {
    const known = checkOf(checks, offer);
    const answered = states[known?.verdict ?? ''];
    // A dated price or stock was seen on the shop's page, by whoever wrote it down.
    const state = answered ?? (offer.last_checked === null ? 'unchecked' : 'alive');
    const seen = answered === undefined ? offer.last_checked : known?.checked;
    const { checked, counts } = shops.get(retailer.id) ?? { checked: null, counts: {} };
    shops.set(retailer.id, {
      shop: retailer.id,
      checked: seen == null ? checked : latest([checked, dayOf(seen)]),
      counts: { ...counts, [state]: (counts[state] ?? 0) + 1 },
    });
  }
  return [...shops.values()];
}

/** The last check of an offer's present address. */
function checkOf(checks: Content['checks'], { id, url }: { id: string; url: string }) {
  const known = checks.get(id);
  return known?.url === url ? known : undefined;
}

function latest(days: readonly (string | null | undefined)[]): string | null {
  return (
    days
      .filter((day) => typeof day === 'string')
      .sort()
      .at(-1) ?? null
  );
}

/** The links of the published guides by shop, in shop order. Shops without links are left out. */
export function shopHealth(
  { retailers }: Pick<Content, 'retailers'>,
  guides: readonly Pick<GuideEntry, 'links'>[],
): ShopHealth[] {
  const all = guides.flatMap(({ links }) => links);
  return [...retailers.values()].flatMap((retailer) => {
    const own = all.filter(({ shop }) => shop === retailer.id);
    if (own.length === 0) return [];
    const sum = (state: LinkState) => own.reduce((total, { counts }) => total + (counts[state] ?? 0), 0);
    const counts = Object.fromEntries(linkStates.map((state) => [state, sum(state)])) as ShopHealth['counts'];
    const links = linkStates.reduce((total, state) => total + counts[state], 0);
    return [{ retailer, links, checked: latest(own.map(({ checked }) => checked)), counts }];
  });
}

export function guideHealth(
  guides: readonly Pick<GuideEntry, 'facts' | 'path' | 'prices'>[],
  today: string,
): GuideHealth[] {
  return guides.map(({ facts, path, prices: all }) => {
    const shown = all.filter(({ from, until }) => from <= today && today <= until);
    return {
      name: facts.guide.name,
      path,
      prices: shown.reduce((sum, { prices }) => sum + prices, 0),
      oldest: shown.map(({ from }) => from).sort()[0] ?? null,
    };
  });
}
