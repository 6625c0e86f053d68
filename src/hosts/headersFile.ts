import type { Deployment, HttpHeader } from '../domain/deployment.ts';
import { folderCaching } from '../domain/deployment/answerHeaders.ts';

export interface HeaderRule {
  pattern: string;
  /** The name of a header that an earlier rule has set; Cloudflare would join the values. */
  replaces?: string;
  headers: readonly HttpHeader[];
}

/** Hosts whose rules also apply to missing files: a year would keep the 404 of a file that comes later. */
export const briefAssets = 'public, max-age=86400';

export function cacheRule(pattern: string, value: string): HeaderRule {
  return { pattern, headers: [{ name: 'Cache-Control', value }] };
}

/** Rules of the folders of hashed files and of data. */
export function folderRules(deployment: Deployment, assets: string): HeaderRule[] {
  const caching = { ...deployment.caching, assets };
  return folderCaching({ ...deployment, caching }).map(([prefix, cache]) => cacheRule(`${prefix}*`, cache));
}

export function formatHeaderRules(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, replaces, headers }) =>
      [
        pattern,
        ...(replaces === undefined ? [] : [`  ! ${replaces}`]),
        ...headers.map(({ name, value }) => `  ${name}: ${value}`),
        '',
      ].join('\n'),
    )
    .join('\n');
}

/** The _headers of Cloudflare, which reads 100 rules: the same few for any number of pages. */
export function cloudflareHeaders(deployment: Deployment, assets: string): string {
  const { headers, pageHeaders, caching } = deployment;
  const everything = cacheRule('/*', caching.pages);
  return formatHeaderRules([
    { ...everything, headers: [...headers, ...pageHeaders, ...everything.headers] },
    ...folderRules(deployment, assets).map((rule) => ({ ...rule, replaces: 'Cache-Control' })),
  ]);
}
