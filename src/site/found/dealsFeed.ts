import { checkedDay, formatPrice, retailerName } from '../../domain/offers.ts';
import { formatDate } from '../../domain/dates.ts';
import { dealsFeedPath, dealsPath } from '../../domain/routes.ts';
import type { SiteContext } from '../context.ts';
import { itemPath, type Deal } from '../deals.ts';
import { dealsText } from '../views/deals.ts';
import { regionNames } from '../views/offers.ts';
import { atomFeed, permanentId, type AtomEntry } from './atom.ts';

/** Today's good prices, the latest first. A price that ends leaves the feed. */
export function dealsFeed(site: SiteContext): string {
  const { name, limits } = site.content.site;
  const { deals } = site.deals;
  const { title, lede } = dealsText(site);
  return atomFeed(site, {
    id: permanentId(site, dealsPath),
    title: `${name}: ${title}`,
    subtitle: lede,
    self: dealsFeedPath,
    page: dealsPath,
    entries: deals
      .toSorted((a, b) => (a.now.since < b.now.since ? 1 : a.now.since > b.now.since ? -1 : 0))
      .slice(0, limits.feed_entries)
      .map((deal) => entryOf(site, deal)),
  });
}

function entryOf(site: SiteContext, deal: Deal): AtomEntry {
  const { title, region, entry, prices, now, usual } = deal;
  const price = formatPrice(now.price, prices.currency);
  const seen = checkedDay(now.shopOffer.offer);
  return {
    // The same offer at another price, or again at a later time, is a new entry.
    id: `${permanentId(site, dealsPath)}#${now.shopOffer.offer.id}-${now.since}`,
    title: `${entry.guide.name}, ${title}: ${price} at ${retailerName(now.shopOffer)}, ${regionNames[region]}`,
    updated: now.since,
    path: itemPath(deal),
    summary: `${now.drop}% below its usual ${formatPrice(usual, prices.currency)}.${seen === null ? '' : ` Seen in stock on ${formatDate(seen)}.`}`,
    categories: [region],
  };
}
