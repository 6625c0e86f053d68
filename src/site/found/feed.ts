import { plainText } from '../../domain/prose.ts';
import { absoluteUrl, changesPath, feedPath, homePath } from '../../domain/routes.ts';
import { guideChanges, type GuideChange } from '../changes.ts';
import type { SiteContext } from '../context.ts';
import { isIndexable } from '../indexable.ts';
import { escapeXml } from './xml.ts';

/** The changes of the guides, the latest first, as Atom. https://www.rfc-editor.org/rfc/rfc4287 */
export function feed(site: SiteContext): string {
  const { name, description, language, limits } = site.content.site;
  const changes = guideChanges(site).slice(0, limits.feed_entries);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <id>${permanentId(site, homePath)}</id>
  <title>${escapeXml(name)}</title>
  <subtitle>${escapeXml(description)}</subtitle>
  <updated>${timeOf(changes[0]?.date ?? site.today)}</updated>
  <author><name>${escapeXml(name)}</name></author>
  <link rel="self" type="application/atom+xml" href="${escapeXml(absoluteUrl(site.baseUrl, feedPath))}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(absoluteUrl(site.baseUrl, changesPath))}"/>
${changes.map((change) => entryXml(site, change)).join('')}</feed>
`;
}

/** A guide's changes of one day are told apart by their place in its list, counted from the oldest. */
function entryXml(site: SiteContext, { entry: { guide, game, path }, date, text }: GuideChange): string {
  const place = guide.changes.length - guide.changes.findIndex((change) => change.text === text);
  const categories = game.tags.map((tag) => `    <category term="${escapeXml(tag)}"/>\n`);
  return `  <entry>
    <id>${permanentId(site, path)}#change-${place}</id>
    <title>${escapeXml(guide.title)}</title>
    <updated>${timeOf(date)}</updated>
    <link rel="alternate" type="text/html" href="${escapeXml(absoluteUrl(site.baseUrl, path))}"/>
    <summary>${escapeXml(plainText(text))}</summary>
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
