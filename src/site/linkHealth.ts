import type { Content } from '../content/content.ts';
import type { Retailer } from '../domain/data.ts';
import { dayOf } from '../domain/dates.ts';
import { shownPrice } from '../domain/offers.ts';
import type { SiteContext } from './context.ts';

export const linkStates = ['alive', 'moved', 'gone', 'silent', 'blocked', 'unchecked'] as const;
export type LinkState = (typeof linkStates)[number];

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

/** The links of the published guides by shop, in shop order. Shops without links are left out. */
export function shopHealth({ content, guides }: Pick<SiteContext, 'content' | 'guides'>): ShopHealth[] {
  const all = guides.flatMap(({ offers }) => offers);
  return [...content.retailers.values()].flatMap((retailer) => {
    const own = all.filter((shopOffer) => shopOffer.retailer.id === retailer.id);
    if (own.length === 0) return [];
    const counts = { alive: 0, moved: 0, gone: 0, silent: 0, blocked: 0, unchecked: 0 };
    let checked: string | null = null;
    for (const { offer } of own) {
      const known = checkOf(content, offer);
      const state = states[known?.verdict ?? ''] ?? 'unchecked';
      counts[state] += 1;
      if (known === undefined || state === 'unchecked') continue;
      const day = dayOf(known.checked);
      if (checked === null || day > checked) checked = day;
    }
    return [{ retailer, links: own.length, checked, counts }];
  });
}

/** The last check of an offer's present address. */
function checkOf({ checks }: Pick<Content, 'checks'>, { id, url }: { id: string; url: string }) {
  const known = checks.get(id);
  return known?.url === url ? known : undefined;
}

export function guideHealth({ guides, today }: Pick<SiteContext, 'guides' | 'today'>): GuideHealth[] {
  return guides.map(({ guide, path, offers }) => {
    const days = offers.flatMap((shopOffer) =>
      shownPrice(shopOffer, today) === null ? [] : dayOf(shopOffer.offer.last_checked ?? today),
    );
    return { name: guide.name, path, prices: days.length, oldest: days.sort()[0] ?? null };
  });
}
