import type { SitemapFile } from '../auditSitemap.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Costs } from '../budget/checkBudgets.ts';
import type { AuditedPage, SiteMap } from '../rules.ts';
import { readPageTree } from '../../../html/pageTree.ts';
import { attributeWords } from '../../../html/text.ts';

export interface FoundSite {
  /** The origin that it names as its own, without a trailing slash; null if it names none. */
  baseUrl: string | null;
  map: SiteMap;
  redirects: ReadonlyMap<string, string>;
  pages: readonly FoundPage[];
  /** file is how diagnostics name it. */
  sitemap: SitemapFile | null;
  costs: Pick<Costs, 'costOf' | 'sizeAt'>;
  problems: readonly Diagnostic[];
  looked: number;
}

export interface FoundPage extends AuditedPage {
  read: () => Promise<string>;
  /** Content security policies of its headers; those in the page itself apply in addition. */
  policies: readonly string[];
}

export interface NoSite {
  reason: string;
  hint: string;
}

export function claimedOrigin(html: string): string | null {
  const link = readPageTree(html)
    .named('link')
    .find(({ attribs }) => attributeWords(attribs.rel).includes('canonical'));
  const href = link?.attribs.href ?? '';
  return URL.canParse(href) && /^https?:/.test(href) ? new URL(href).origin : null;
}
