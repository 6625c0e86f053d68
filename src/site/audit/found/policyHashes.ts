/**
 * The inline scripts and styles that content security policies allow, as sha256-<base64>; null where there is no
 * policy, or one that allows all of them, so that nothing can be said.
 */
export function policyHashes(policies: readonly string[]): ReadonlySet<string> | null {
  const text = policies.join(' ');
  const hashes = [...text.matchAll(/'(sha256-[A-Za-z0-9+/=]+)'/g)].map(([, hash = '']) => hash);
  const judges =
    /(?:default|script|style)-src/.test(text) && (hashes.length > 0 || !text.includes("'unsafe-inline'"));
  return judges ? new Set(hashes) : null;
}

const metaPolicy = /<meta http-equiv="content-security-policy" content="([^"]*)"/gi;

/** The policies that stand in a page. */
export function policiesIn(html: string): string[] {
  return [...html.matchAll(metaPolicy)].map(([, policy = '']) =>
    policy.replaceAll('&#x27;', "'").replaceAll('&#39;', "'"),
  );
}
