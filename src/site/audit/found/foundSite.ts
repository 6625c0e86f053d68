import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Costs } from '../budget/checkBudgets.ts';
import type { AuditedPage, SiteMap } from '../rules.ts';

/** A site that is there, in a folder or on a server. */
export interface FoundSite {
  /** The origin that it says is its own, without a slash at the end; null where it says nothing. */
  baseUrl: string | null;
  map: SiteMap;
  /** Paths that lead on, with where they lead. */
  redirects: ReadonlyMap<string, string>;
  /** By route. */
  pages: readonly FoundPage[];
  /** file is how findings name it. */
  sitemap: { text: string; file: string } | null;
  costs: Pick<Costs, 'costOf' | 'bestSize'>;
  /** Reasons why something could not be audited. */
  problems: readonly Diagnostic[];
  /** How many files or addresses were looked at. */
  looked: number;
}

export interface FoundPage extends AuditedPage {
  read: () => Promise<string>;
  /** Content security policies that it was sent with; those in the page itself come on top. */
  policies: readonly string[];
}

/** Why there is nothing to audit, and what to do about it. */
export interface NoSite {
  reason: string;
  hint: string;
}
