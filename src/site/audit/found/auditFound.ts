import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { auditPage, type PageFacts } from '../auditPage.ts';
import { auditSite } from '../auditSite.ts';
import { auditSitemap } from '../auditSitemap.ts';
import { checkBudgets } from '../budget/checkBudgets.ts';
import type { AuditRules } from '../rules.ts';
import { notFoundRoute } from '../../expectHeads.ts';
import type { FoundSite } from './foundSite.ts';
import { policiesIn, policyHashes } from './policyHashes.ts';

/** Runs all checks of a build on an existing site. */
export async function auditFound(site: FoundSite, budgetOf: AuditRules['budgetOf']): Promise<Diagnostic[]> {
  // If no page names its origin, only addresses within the site can be recognized.
  const baseUrl = site.baseUrl ?? 'http://localhost';
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
  const listable = facts.filter(({ route }) => route !== notFoundRoute);
  return [
    ...diagnostics,
    ...auditSite(facts),
    ...(site.sitemap.length > 0 ? auditSitemap(site.sitemap, listable, baseUrl) : []),
    ...(await checkBudgets(facts, budgetOf, { ...site.costs, sizeBefore: () => Promise.resolve(null) })),
  ];
}
