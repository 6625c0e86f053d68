import type { SitemapFile } from '../auditSitemap.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Costs } from '../budget/checkBudgets.ts';
import type { AuditedPage, SiteMap } from '../rules.ts';
import { readPageTree } from '../../../html/pageTree.ts';
import { attributeWords } from '../../../html/text.ts';

/** An existing site, in a folder or on a server. */
export interface FoundSite {
  /** The origin that it names as its own, without a trailing slash; null if it names none. */
  baseUrl: string | null;
  map: SiteMap;
  /** Paths that redirect, with their targets. */
  redirects: ReadonlyMap<string, string>;
  /** By route. */
  pages: readonly FoundPage[];
  /** file is how findings name it. */
  sitemap: readonly SitemapFile[];
  costs: Pick<Costs, 'costOf' | 'sizeAt'>;
  /** Reasons why something could not be audited. */
  problems: readonly Diagnostic[];
  /** Number of files or addresses audited. */
  looked: number;
}

export interface FoundPage extends AuditedPage {
  read: () => Promise<string>;
  /** Content security policies of its headers; those in the page itself apply in addition. */
  policies: readonly string[];
}

/** Why there is nothing to audit, and what to do about it. */
export interface NoSite {
  reason: string;
  hint: string;
}

/** The origin of the canonical address that a page names; null where it names none. */
export function claimedOrigin(html: string): string | null {
  const link = readPageTree(html)
    .named('link')
    .find(({ attribs }) => attributeWords(attribs.rel).includes('canonical'));
  const href = link?.attribs.href ?? '';
  return URL.canParse(href) && /^https?:/.test(href) ? new URL(href).origin : null;
}
