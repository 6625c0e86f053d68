import { absoluteUrl, homePath } from '../../domain/routes.ts';
import type { SiteContext } from '../context.ts';
import { isIndexable } from '../indexable.ts';
import { lastChange } from '../publishedGuides.ts';
import { escapeXml } from './xml.ts';

/** Texts are plain. updated is YYYY-MM-DD or YYYY-MM; path, which may have a fragment, is where the entry leads. */
export interface AtomEntry {
  id: string;
  title: string;
  updated: string;
  path: string;
  summary: string;
  categories: readonly string[];
}

/**
 * self and page are the paths of the feed and of the page with the same content; the latest entry comes
 * first.
 */
export interface AtomFeed {
  id: string;
  title: string;
  subtitle: string;
  self: string;
  page: string;
  entries: readonly AtomEntry[];
}

/** https://www.rfc-editor.org/rfc/rfc4287 */
export function atomFeed(site: SiteContext, { id, title, subtitle, self, page, entries }: AtomFeed): string {
  const { name, language } = site.content.site;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <id>${escapeXml(id)}</id>
  <title>${escapeXml(title)}</title>
  <subtitle>${escapeXml(subtitle)}</subtitle>
  <updated>${timeOf(entries[0]?.updated ?? lastChange(site.guides) ?? site.today)}</updated>
  <author><name>${escapeXml(name)}</name></author>
  <link rel="self" type="application/atom+xml" href="${escapeXml(absoluteUrl(site.baseUrl, self))}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(absoluteUrl(site.baseUrl, page))}"/>
${entries.map((entry) => entryXml(site, entry)).join('')}</feed>
`;
}

function entryXml(site: SiteContext, { id, title, updated, path, summary, categories }: AtomEntry): string {
  const terms = categories.map((term) => `    <category term="${escapeXml(term)}"/>\n`);
  return `  <entry>
    <id>${escapeXml(id)}</id>
    <title>${escapeXml(title)}</title>
    <updated>${timeOf(updated)}</updated>
    <link rel="alternate" type="text/html" href="${escapeXml(absoluteUrl(site.baseUrl, path))}"/>
    <summary>${escapeXml(summary)}</summary>
${terms.join('')}  </entry>
`;
}

/** The address on the site's own host, even in a copy, so that a feed reader recognizes an entry. */
export function permanentId(site: SiteContext, path = homePath): string {
  return absoluteUrl(isIndexable(site) ? site.baseUrl : site.content.site.base_url, path);
}

/** Atom requires a time: the start of the day or month. */
function timeOf(date: string): string {
  return `${date.length === 7 ? `${date}-01` : date}T00:00:00Z`;
}
