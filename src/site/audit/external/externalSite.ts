import type { SitemapFile } from '../auditSitemap.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Costs } from '../budget/checkBudgets.ts';
import type { AuditedPage, SiteMap } from '../types.ts';

export interface FoundSite {
  /** Its canonical origin, without a trailing slash; if it names none, the origin it was loaded from. */
  baseUrl: string;
  map: SiteMap;
  redirects: ReadonlyMap<string, string>;
  pages: readonly FoundPage[];
  /** file is its name in diagnostics. */
  sitemap: SitemapFile | null;
  costs: Costs;
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
