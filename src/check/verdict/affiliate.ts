import type { Affiliate } from '../../domain/data.ts';
import { hidesShop, isAffiliateParameter } from '../../content/rules/affiliateMarks.ts';
import { decoded } from '../read/page/productNames.ts';

/** Replaces a partner's id in requests, so that no shop counts a click that nobody made. */
export const probeValue = 'guides-link-check';

export interface Probe {
  url: string;
  tracked: readonly string[];
}

const targets = ['ued', 'urllink', 'murl', 'wgtarget', 'url', 'u', 'p', 'dest', 'destination', 'deeplink'];
const maxWrappers = 4;

/**
 * The shop's own page inside a network's wrapper, with our parameter added and any partner's id replaced. null if
 * the link's host hides the shop.
 */
export function probeOf(link: string, affiliate: Affiliate | undefined): Probe | null {
  const plain = unwrap(link, affiliate);
  if (plain === null) return null;
  if (!URL.canParse(plain)) return { url: plain, tracked: [] };
  const url = new URL(plain);
  const own = affiliate !== undefined && 'parameter' in affiliate ? [affiliate.parameter] : [];
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
  const [before, after] =
    affiliate !== undefined && 'wrapper' in affiliate ? affiliate.wrapper.split('{url}', 2) : [];
  let plain = link;
  for (let depth = 0; depth < maxWrappers; depth += 1) {
    if (before !== undefined && plain.startsWith(before)) {
      plain = decoded(plain.slice(before.length, after === '' ? undefined : -(after ?? '').length));
    } else if (!URL.canParse(plain) || !hidesShop(new URL(plain).hostname.replace(/^www\./, ''))) {
      return plain;
    } else {
      const inner = innerOf(new URL(plain));
      if (inner === null) return null;
      plain = inner;
    }
  }
  return null;
}

function innerOf(url: URL): string | null {
  for (const name of targets) {
    const value = url.searchParams.get(name) ?? '';
    if (/^https?:\/\//i.test(value)) return value;
    // ShareASale accepts addresses without a scheme.
    if (/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/:?]|$)/i.test(value)) return `https://${value}`;
  }
  const path = /(?:destination[:=]|\/)(https?(?::|%3a)\/?.*)$/i.exec(url.pathname + url.search)?.[1];
  if (path === undefined) return null;
  const inner = decoded(path);
  return /^https?:\/\//i.test(inner) ? inner : null;
}

function isPartner(name: string): boolean {
  return isAffiliateParameter(name) && !/^utm_/i.test(name);
}
