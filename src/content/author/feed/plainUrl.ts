import type { Retailer } from '../../../domain/data.ts';
import { isAffiliateParameter } from '../../rules/affiliateMarks.ts';

/** The shop that an address of a feed leads to, and the shop's plain address; null where it is no known shop's. */
export function plainUrl(
  text: string,
  retailers: Iterable<Retailer>,
): { retailer: Retailer; url: string } | null {
  const shops = [...retailers];
  for (const url of addressesIn(text)) {
    const host = url.hostname.replace(/^www\./, '');
    const retailer = shops.find(({ hosts }) => hosts.includes(host));
    if (retailer === undefined) continue;
    url.protocol = 'https:';
    url.hash = '';
    for (const name of new Set(url.searchParams.keys()))
      if (isAffiliateParameter(name)) url.searchParams.delete(name);
    return { retailer, url: url.href };
  }
  return null;
}

/** An address, and those that a network's link carries in its parameters. */
function addressesIn(text: string): URL[] {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return [];
  const url = new URL(text);
  const inner = [...url.searchParams.values()].filter((value) => /^https?:\/\//.test(value));
  return [url, ...inner.flatMap((value) => (URL.canParse(value) ? [new URL(value)] : []))];
}
