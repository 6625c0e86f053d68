import type { Content } from '../../content/content.ts';
import type { Retailer } from '../../domain/data.ts';
import { dayOf } from '../../domain/dates.ts';
import { shownPrice } from '../../domain/offers.ts';
import type { GuideEntry } from './publishedGuides.ts';

type LinkState = 'alive' | 'moved' | 'gone' | 'silent' | 'blocked' | 'unchecked';

export interface ShopHealth {
  retailer: Retailer;
  links: number;
  checked: string | null;
  counts: Record<LinkState, number>;
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

export function shopHealth(
  { retailers, checks }: Pick<Content, 'retailers' | 'checks'>,
  guides: readonly Pick<GuideEntry, 'offers'>[],
): ShopHealth[] {
  const all = guides.flatMap(({ offers }) => offers);
  return [...retailers.values()].flatMap((retailer) => {
    const own = all.flatMap(({ offer }) => (offer.retailer === retailer.id ? offer : []));
    if (own.length === 0) return [];
    const counts = { alive: 0, moved: 0, gone: 0, silent: 0, blocked: 0, unchecked: 0 };
    const days = own.flatMap((offer) => {
      const known = checks.get(offer.id);
      const check = known?.url === offer.url ? known : undefined;
      const answered = states[check?.verdict ?? ''];
      // A person saw a dated price or stock on the shop's page.
      counts[answered ?? (offer.last_checked === null ? 'unchecked' : 'alive')] += 1;
      const seen = answered === undefined ? offer.last_checked : check?.checked;
      return seen == null ? [] : dayOf(seen);
    });
    return [{ retailer, links: own.length, checked: days.sort().at(-1) ?? null, counts }];
  });
}

export function guideHealth(guides: readonly Pick<GuideEntry, 'guide' | 'path' | 'offers'>[], today: string) {
  return guides.map(({ guide, path, offers }) => {
    const shown = offers.filter((offer) => shownPrice(offer, today) !== null);
    const days = shown.flatMap(({ offer }) => (offer.last_checked === null ? [] : dayOf(offer.last_checked)));
    return { name: guide.name, path, prices: shown.length, oldest: days.sort()[0] ?? null };
  });
}
