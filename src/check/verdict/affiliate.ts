import type { Affiliate } from '../../domain/data.ts';
import { addressesIn, hidesShop, isAffiliateParameter } from '../../content/rules/affiliateMarks.ts';
import { decoded } from '../../domain/routes.ts';

/** Replaces a partner's id in requests, so that no shop counts a click that nobody made. */
export const probeValue = 'guides-link-check';

export interface Probe {
  url: string;
  tracked: readonly string[];
}

/** The shop's page, with our parameter added and any partner's id replaced; null if the link's host hides the shop. */
export function probeOf(link: string, affiliate: Affiliate | undefined): Probe | null {
  const plain = unwrap(link, affiliate);
  if (plain === null) return null;
  if (!URL.canParse(plain)) return { url: plain, tracked: [] };
  const url = new URL(plain);
  const own = affiliate !== undefined && 'parameter' in affiliate ? [affiliate.parameter] : [];
  const isPartner = (name: string) => isAffiliateParameter(name) && !/^utm_/i.test(name);
  const names = new Set([...own, ...[...url.searchParams.keys()].filter(isPartner)]);
  // Setting a parameter re-encodes the whole query, so this is done only if a parameter is tracked.
  for (const name of names) url.searchParams.set(name, probeValue);
  return { url: names.size === 0 ? plain : url.href, tracked: [...names] };
}

export function isTagLost({ tracked }: Probe, finalUrl: string): boolean | null {
  if (tracked.length === 0 || !URL.canParse(finalUrl)) return null;
  const { searchParams } = new URL(finalUrl);
  return tracked.some((name) => searchParams.get(name) !== probeValue);
}

function unwrap(link: string, affiliate: Affiliate | undefined): string | null {
  const [before = '', after = ''] =
    affiliate !== undefined && 'wrapper' in affiliate ? affiliate.wrapper.split('{url}', 2) : [];
  const isOurs = before !== '' && link.startsWith(before);
  const plain = isOurs ? decoded(link.slice(before.length, link.length - after.length)) : link;
  const addresses = addressesIn(plain);
  if (addresses.length === 0) return plain;
  const shop = addresses.find(({ hostname }) => !hidesShop(hostname.replace(/^www\./, '')));
  return shop === addresses[0] ? plain : (shop?.href ?? null);
}
