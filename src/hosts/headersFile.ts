import type { Deployment, HttpHeader } from '../domain/deployment.ts';

export interface HeaderRule {
  pattern: string;
  headers: readonly HttpHeader[];
}

/** Hosts whose rules also apply to missing files: a year would keep the 404 of a file that comes later. */
export const briefAssets = 'public, max-age=86400';

export function cacheRule(pattern: string, value: string): HeaderRule {
  return { pattern, headers: [{ name: 'Cache-Control', value }] };
}

/** Rules of the folders of hashed files and of data. */
export function folderRules(
  { assetPrefixes, dataPrefixes, caching }: Deployment,
  assets: string,
): HeaderRule[] {
  return [
    ...assetPrefixes.map((prefix) => cacheRule(`${prefix}*`, assets)),
    ...dataPrefixes.map((prefix) => cacheRule(`${prefix}*`, caching.data)),
  ];
}

export function formatHeaderRules(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) =>
      [pattern, ...headers.map(({ name, value }) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

/**
 * The _headers of Cloudflare, which reads 100 rules: the same few for any number of pages. It would join the values of
 * overlapping rules, so a folder's rule first takes the general value away.
 */
export function cloudflareHeaders(deployment: Deployment, assets: string): string {
  const { headers, pageHeaders, caching } = deployment;
  const everything = cacheRule('/*', caching.pages);
  return formatHeaderRules([
    { ...everything, headers: [...headers, ...pageHeaders, ...everything.headers] },
    ...folderRules(deployment, assets),
  ]).replaceAll(/(?<=\*\n)(?=  Cache-Control)/g, '  ! Cache-Control\n');
}
