import type { Code } from '../../diagnostics/codes.ts';
import type { Location, Related } from '../../diagnostics/diagnostic.ts';
import type { Budget } from '../../domain/data.ts';
import type { PageExpectation } from '../planned.ts';
import type { PageTree, SourceElement } from '../../web/pageTree.ts';
import type { Reference } from './references.ts';

export interface AuditRules {
  baseUrl: string;
  redirects: ReadonlyMap<string, string>;
  /** Hashes of inline scripts and styles that the policy allows, as sha256-<base64>; null if unknown. */
  allowedInlineHashes: ReadonlySet<string> | null;
  /** The budget of the page at a route; null for none. */
  budgetOf: (route: string) => PageBudget | null;
}

export interface PageBudget {
  kind: string;
  budget: Budget;
}

export interface SiteMap {
  routes: ReadonlySet<string>;
  files: ReadonlySet<string>;
}

/** A page to audit. path is below the site's folder; file is its name in diagnostics. */
export interface AuditedPage {
  route: string;
  path: string;
  file: string;
  source?: string | undefined;
  expected?: PageExpectation | undefined;
  /** Transferred bytes, if the page came from a server. */
  transferred?: number;
}

export type Target =
  | { kind: 'page'; route: string; anchor: string | null }
  | { kind: 'file'; path: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing'; path: string }
  | { kind: 'external' }
  | { kind: 'other'; scheme: string };

export interface ResolvedReference extends Reference {
  target: Target;
}

export interface PageContext {
  html: string;
  content: Uint8Array;
  page: AuditedPage;
  tree: PageTree;
  references: readonly ResolvedReference[];
  map: SiteMap;
  rules: AuditRules;
}

export interface PageDiagnostic {
  code: Code;
  at?: Pick<SourceElement, 'start' | 'end'> | undefined;
  message: string;
  hint?: string;
}

export type PageCheck = (context: PageContext) => PageDiagnostic[];

/** The facts of a page that are kept until all pages are known. */
export interface PageFacts {
  route: string;
  title: string;
  titleAt: Location;
  description: string;
  descriptionAt: Location;
  ids: readonly string[];
  anchors: { route: string; anchor: string; at: Location }[];
  links: readonly string[];
  path: string;
  related: readonly Related[] | undefined;
  indexable: boolean;
  load: PageLoad;
}

/** The files that a page makes a browser load, as paths below the site's folder. */
export interface PageLoad {
  /** Upper bound on transferred bytes. */
  compressed: number;
  /** Bytes of its inline scripts, compressed together. */
  inlineScript: number;
  scripts: readonly string[];
  islands: readonly string[];
  /** Styles, preloaded fonts, pictures that are not lazy. The browser loads one file of each list. */
  others: readonly (readonly string[])[];
}
