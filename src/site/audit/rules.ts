import type { Code } from '../../diagnostics/codes.ts';
import type { Budget } from '../../domain/data.ts';
import type { PageExpectation } from '../planned.ts';
import type { PageTree } from '../../html/pageTree.ts';
import type { Reference } from './references.ts';

/** Facts about a site that are not in its files. */
export interface AuditRules {
  /** The origin of the site, without a slash at the end. */
  baseUrl: string;
  /** Addresses that the host redirects, by path. */
  redirects: ReadonlyMap<string, string>;
  /** Inline scripts and styles that the policy allows, as in a policy: sha256-<base64>; null where none is known. */
  allowedInlineHashes: ReadonlySet<string> | null;
  /** The budget of the page at a route; null for none. */
  budgetOf: (route: string) => PageBudget | null;
}

/** The budget of a kind of page. */
export interface PageBudget {
  kind: string;
  budget: Budget;
}

/** Everything that the site will serve: routes of pages, and the paths of all other files. */
export interface SiteMap {
  routes: ReadonlySet<string>;
  files: ReadonlySet<string>;
  /** Other paths that lead to pages as well as their routes do, where it is not known that one is canonical. */
  spellings?: ReadonlyMap<string, string>;
}

/** A page as the audit takes it. path lies below the site's folder; file is how findings name it. */
export interface AuditedPage {
  route: string;
  path: string;
  file: string;
  source?: string | undefined;
  expected?: PageExpectation | undefined;
  /** Bytes that traveled, where the page came from a server. */
  travelled?: number;
}

/** Where an address of a page leads. */
export type Target =
  | { kind: 'page'; route: string; anchor: string | null }
  | { kind: 'file'; path: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing'; path: string }
  | { kind: 'external' }
  | { kind: 'other'; scheme: string };

/** An address in a page, and where it leads. */
export interface ResolvedReference extends Reference {
  target: Target;
}

/** The input of a check. */
export interface PageContext {
  html: string;
  /** The page as bytes. */
  content: Uint8Array;
  page: AuditedPage;
  tree: PageTree;
  references: readonly ResolvedReference[];
  site: SiteMap;
  rules: AuditRules;
}

/** A problem between two offsets of the page's text. */
export interface PageFinding {
  code: Code;
  start: number;
  end: number;
  message: string;
  hint?: string;
}

export type PageCheck = (context: PageContext) => PageFinding[];
