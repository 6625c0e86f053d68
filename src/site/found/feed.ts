import { plainText } from '../../domain/prose.ts';
import { absoluteUrl, feedPath, homePath } from '../../domain/routes.ts';
import type { SiteContext } from '../context.ts';
import { isIndexable } from '../indexable.ts';
import type { GuideEntry } from '../publishedGuides.ts';
import { escapeXml } from './xml.ts';

/** Guides by their last change, the latest first, as Atom. https://www.rfc-editor.org/rfc/rfc4287 */
export function feed(site: SiteContext): string {
  const { name, description, language, limits } = site.content.site;
  const entries = site.guides
    .toSorted((a, b) => compare(b.guide.updated_on, a.guide.updated_on) || compare(a.guide.id, b.guide.id))
    .slice(0, limits.feed_entries);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <id>${permanentId(site, homePath)}</id>
  <title>${escapeXml(name)}</title>
  <subtitle>${escapeXml(description)}</subtitle>
  <updated>${timeOf(entries[0]?.guide.updated_on ?? site.today)}</updated>
  <author><name>${escapeXml(name)}</name></author>
  <link rel="self" type="application/atom+xml" href="${escapeXml(absoluteUrl(site.baseUrl, feedPath))}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(absoluteUrl(site.baseUrl, homePath))}"/>
${entries.map((entry) => entryXml(site, entry)).join('')}</feed>
`;
}

function entryXml(site: SiteContext, { guide, game, path }: GuideEntry): string {
  const categories = game.tags.map((tag) => `    <category term="${escapeXml(tag)}"/>\n`);
  return `  <entry>
    <id>${permanentId(site, path)}</id>
    <title>${escapeXml(guide.title)}</title>
    <updated>${timeOf(guide.updated_on)}</updated>
    <link rel="alternate" type="text/html" href="${escapeXml(absoluteUrl(site.baseUrl, path))}"/>
    <summary>${escapeXml(plainText(guide.quick_answer))}</summary>
${categories.join('')}  </entry>
`;
}

/** The address on the site's own host, also in a copy, so that a reader's program knows an entry again. */
function permanentId(site: SiteContext, path: string): string {
  const own = isIndexable(site) ? site.baseUrl : site.content.site.base_url;
  return escapeXml(absoluteUrl(own, path));
}

/** Atom wants a time: that at which the day or the month begins. */
function timeOf(date: string): string {
  return `${date.length === 7 ? `${date}-01` : date}T00:00:00Z`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
