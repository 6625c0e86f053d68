import {
  absoluteUrl,
  changesPath,
  dealsFeedPath,
  dealsPath,
  feedPath,
  guidePath,
  homePath,
  securityTxtPath,
  sitemapPath,
} from '../../domain/routes.ts';
import { escapeXml } from '../../domain/embed.ts';
import { newestFirst } from '../../domain/lists.ts';
import { type SiteContext, isIndexable } from '../context.ts';
import { lastChange, guideChanges } from '../guides/publishedGuides.ts';
import { plainText } from '../../domain/prose.ts';
import { checkedDay, formatPrice, retailerName } from '../../domain/offers.ts';
import { formatDate, addDays } from '../../domain/dates.ts';
import { type Deal, itemPath } from '../guides/deals.ts';
import { dealsText } from '../pages/views/dealsPage.ts';
import { regionNames } from '../pages/views/offers.ts';
import { hasFeature } from '../../domain/siteLook.ts';
import type { SitePage } from '../pages/pageKinds.ts';
import type { PlannedFile } from '../planned.ts';

/** Texts are plain. updated is YYYY-MM-DD or YYYY-MM; path, which may have a fragment, is the entry's target. */
export interface AtomEntry {
  id: string;
  title: string;
  updated: string;
  path: string;
  summary: string;
  categories: readonly string[];
}

export interface AtomFeed extends Pick<AtomEntry, 'id' | 'title'> {
  subtitle: string;
  self: string;
  page: string;
  entries: readonly AtomEntry[];
}

/** https://www.rfc-editor.org/rfc/rfc4287 */
export function atomFeed(
  context: SiteContext,
  { id, title, subtitle, self, page, entries }: AtomFeed,
): string {
  const { name, language } = context.content.site;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <id>${escapeXml(id)}</id>
  <title>${escapeXml(title)}</title>
  <subtitle>${escapeXml(subtitle)}</subtitle>
  <updated>${timeOf(entries[0]?.updated ?? lastChange(context.guides) ?? context.today)}</updated>
  <author><name>${escapeXml(name)}</name></author>
  <link rel="alternate" type="text/html" href="${escapeXml(absoluteUrl(context.baseUrl, page))}"/>
  <link rel="self" type="application/atom+xml" href="${escapeXml(absoluteUrl(context.baseUrl, self))}"/>
${entries.map((entry) => entryXml(context, entry)).join('')}</feed>
`;
}

function entryXml(
  context: SiteContext,
  { id, title, updated, path, summary, categories }: AtomEntry,
): string {
  const terms = categories.map((term) => `    <category term="${escapeXml(term)}"/>\n`);
  return `  <entry>
    <id>${escapeXml(id)}</id>
    <title>${escapeXml(title)}</title>
    <updated>${timeOf(updated)}</updated>
    <link rel="alternate" type="text/html" href="${escapeXml(absoluteUrl(context.baseUrl, path))}"/>
    <summary>${escapeXml(summary)}</summary>
${terms.join('')}  </entry>
`;
}

/** The address on the site's own host, even in a copy, so that a feed reader recognizes an entry. */
export function permanentId(context: SiteContext, path = homePath): string {
  return absoluteUrl(isIndexable(context) ? context.baseUrl : context.content.site.base_url, path);
}

function timeOf(date: string): string {
  return `${date.length === 7 ? `${date}-01` : date}T00:00:00Z`;
}

export function feed(context: SiteContext): string {
  const { name, description, limits } = context.content.site;
  return atomFeed(context, {
    id: permanentId(context),
    title: name,
    subtitle: description,
    self: feedPath,
    page: changesPath,
    entries: guideChanges(context)
      .slice(0, limits.feed_entries)
      .map(({ path, name: game, title, tags, firstSlug, date, text, changeId, box }) => ({
        id: `${permanentId(context, guidePath(firstSlug, context.content.site))}#${changeId}`,
        title: box === null ? title : `${game}: ${box.label}`,
        updated: date,
        path: box?.href ?? path,
        summary: plainText(text),
        categories: tags,
      })),
  });
}

/** Today's good prices, the latest first. A price that ends leaves the feed. */
export function dealsFeed(context: SiteContext): string {
  const { name, limits } = context.content.site;
  const { deals } = context.deals;
  const { title, lede } = dealsText(context);
  const latest = deals.toSorted(newestFirst(({ now }) => now.since)).slice(0, limits.feed_entries);
  return atomFeed(context, {
    id: permanentId(context, dealsPath),
    title: `${name}: ${title}`,
    subtitle: lede,
    self: dealsFeedPath,
    page: dealsPath,
    entries: deals.length === 0 ? [noDeals(context)] : latest.map((deal) => dealEntry(context, deal)),
  });
}

/** Some feed readers refuse a feed without entries, and a subscriber's address must stay. */
function noDeals(context: SiteContext): AtomEntry {
  const { title, none } = dealsText(context);
  return {
    id: `${permanentId(context, dealsPath)}#none`,
    title,
    updated: lastChange(context.guides) ?? context.today,
    path: dealsPath,
    summary: none,
    categories: [],
  };
}

function dealEntry(context: SiteContext, deal: Deal): AtomEntry {
  const { title, region, entry, prices, now, usual } = deal;
  const price = formatPrice(now.price, prices.currency);
  const seen = checkedDay(now.shopOffer.offer);
  return {
    // The same offer at another price or a later time is a new entry.
    id: `${permanentId(context, dealsPath)}#${now.shopOffer.offer.id}-${now.since}`,
    title: `${entry.guide.name}, ${title}: ${price} at ${retailerName(now.shopOffer)}, ${regionNames[region]}`,
    updated: now.since,
    path: itemPath(context.content.site, deal),
    summary: `${now.drop}% below its usual ${formatPrice(usual, prices.currency)}.${seen === null ? '' : ` Seen in stock on ${formatDate(seen)}.`}`,
    categories: [region],
  };
}

/** Files for crawlers, feed readers, and security researchers. A copy has no sitemap, because its pages are noindex. */
export function feedFiles(context: SiteContext, pages: readonly SitePage[]): PlannedFile[] {
  const security = securityTxt(context);
  return [
    { path: 'robots.txt', produce: () => robotsTxt(context) },
    ...(isIndexable(context) ? [{ path: sitemapPath.slice(1), produce: () => sitemap(context, pages) }] : []),
    { path: feedPath.slice(1), produce: () => feed(context) },
    ...(hasFeature(context.content.site, 'deals')
      ? [{ path: dealsFeedPath.slice(1), produce: () => dealsFeed(context) }]
      : []),
    ...(security === null ? [] : [{ path: securityTxtPath.slice(1), produce: () => security }]),
  ];
}

/** https://www.rfc-editor.org/rfc/rfc9309 */
function robotsTxt(context: SiteContext): string {
  if (isIndexable(context)) {
    return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(context.baseUrl, sitemapPath)}\n`;
  }
  // A crawler that must not open a page never sees its noindex, and may list its address.
  return '# A copy. Every page is noindex, and crawlers must open it to see that.\nUser-agent: *\nAllow: /\n';
}

/** Every page that search engines may list, with the day of its last change. https://www.sitemaps.org/protocol.html */
function sitemap(context: SiteContext, pages: readonly SitePage[]): string {
  const urls = pages.flatMap(({ path, updatedOn, hidden }) => {
    if (hidden) return [];
    const date = updatedOn === null ? '' : `<lastmod>${updatedOn}</lastmod>`;
    return `  <url><loc>${escapeXml(absoluteUrl(context.baseUrl, path))}</loc>${date}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/** Less than a year, as the standard requires, and long enough between rare builds. */
const validDays = 360;

/** Null if the data has no address. https://www.rfc-editor.org/rfc/rfc9116 */
function securityTxt({ baseUrl, today, content: { site } }: SiteContext): string | null {
  const contact = site.security_contact;
  if (contact === undefined) return null;
  return [
    `Contact: ${contact.startsWith('/') ? absoluteUrl(baseUrl, contact) : contact}`,
    `Expires: ${addDays(today, validDays)}T00:00:00Z`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${absoluteUrl(baseUrl, securityTxtPath)}`,
    '',
  ].join('\n');
}
