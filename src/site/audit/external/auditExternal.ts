import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { notFoundPath } from '../../../domain/routes.ts';
import { auditPage } from '../auditPage.ts';
import { auditSite } from '../auditSite.ts';
import { auditSitemap } from '../auditSitemap.ts';
import { checkBudgets } from '../budget/checkBudgets.ts';
import type { AuditRules, PageFacts } from '../types.ts';
import type { FoundSite } from './externalSite.ts';

export async function auditFound(site: FoundSite, budgetOf: AuditRules['budgetOf']): Promise<Diagnostic[]> {
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

/**
 * The inline scripts and styles that content security policies allow, as sha256-<base64>; null if there is no
 * policy, or if it allows all of them.
 */
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
