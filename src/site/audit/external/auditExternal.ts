import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { notFoundPath } from '../../../domain/routes.ts';
import { auditPage } from '../auditPage.ts';
import { auditSite, auditSitemap, type SitemapFile } from '../auditSite.ts';
import { checkBudgets, type Costs } from '../budget/checkBudgets.ts';
import type { AuditRules, PageFacts, AuditedPage, SiteMap } from '../types.ts';

export async function auditExternal(
  site: ExternalSite,
  budgetOf: AuditRules['budgetOf'],
): Promise<Diagnostic[]> {
  const { baseUrl } = site;
  const diagnostics = [...site.problems];
  const facts: PageFacts[] = [];
  for (const page of site.pages) {
    const html = await page.read();
    const allowedInlineHashes = policyHashes([...page.policies, ...policiesIn(html)]);
    const rules = { baseUrl, redirects: site.redirects, allowedInlineHashes, budgetOf };
    const audited = auditPage(html, page, site.map, rules);
    diagnostics.push(...audited.diagnostics);
    facts.push(audited.facts);
  }
  const listable = facts.filter(({ route }) => route !== notFoundPath);
  return [
    ...diagnostics,
    ...auditSite(facts),
    ...auditSitemap(site.sitemap, listable, baseUrl),
    ...(await checkBudgets(facts, budgetOf, site.costs)),
  ];
}

/** The inline code that policies allow, as sha256-<base64>; null if there is no policy, or if it allows all. */
function policyHashes(policies: readonly string[]): ReadonlySet<string> | null {
  const text = policies.join(' ');
  const hashes = [...text.matchAll(/'(sha256-[A-Za-z0-9+/=]+)'/g)].map(([, hash = '']) => hash);
  const judges =
    /(?:default|script|style)-src/.test(text) && (hashes.length > 0 || !text.includes("'unsafe-inline'"));
  return judges ? new Set(hashes) : null;
}

const metaPolicy = /<meta http-equiv="content-security-policy" content="([^"]*)"/gi;

function policiesIn(html: string): string[] {
  return [...html.matchAll(metaPolicy)].map(([, policy = '']) =>
    policy.replaceAll('&#x27;', "'").replaceAll('&#39;', "'"),
  );
}

export interface ExternalSite {
  /** Its canonical origin, without a trailing slash; if it names none, the origin it was loaded from. */
  baseUrl: string;
  map: SiteMap;
  redirects: ReadonlyMap<string, string>;
  pages: readonly ExternalPage[];
  sitemap: SitemapFile | null;
  costs: Costs;
  problems: readonly Diagnostic[];
  looked: number;
}

export interface ExternalPage extends AuditedPage {
  read: () => Promise<string>;
  /** Content security policies of its headers; those in the page itself apply in addition. */
  policies: readonly string[];
}

export interface NoSite {
  reason: string;
  hint: string;
}
