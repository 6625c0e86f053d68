import type { Deployment, HttpHeader } from '../domain/deployment.ts';

/** One block of a _headers file: every path that a pattern takes in, and what is sent with it. */
interface Rule {
  pattern: string;
  headers: readonly HttpHeader[];
}

/**
 * The _headers file that Netlify and Cloudflare Pages both read. Rules that overlap would join their values, so each
 * name stands in one rule only for any path; and since rules go by path and not by status, only what is known to be
 * there gets a time to be kept, so that no cache keeps the page for unknown addresses. maxRules bounds the file: with
 * more pages than that, pages are left to the host's own rule, which is to ask again every time.
 */
export function headersFile(deployment: Deployment, maxRules = Infinity): string {
  const { pages, headers, pageHeaders, caching, assetPrefixes, dataPrefixes } = deployment;
  const prefixes = [
    ...assetPrefixes.map((prefix) => cacheRule(`${prefix}*`, caching.assets)),
    ...dataPrefixes.map((prefix) => cacheRule(`${prefix}*`, caching.data)),
  ];
  const everything: Rule = { pattern: '/*', headers: [...headers, ...pageHeaders] };
  const ofPages = fitsPages(deployment, maxRules)
    ? pages.map(({ path }) => cacheRule(path, caching.pages))
    : [];
  return [everything, ...prefixes, ...ofPages].map(formatRule).join('\n');
}

/** Whether each page can have a rule of its own. */
export function fitsPages({ pages, assetPrefixes, dataPrefixes }: Deployment, maxRules: number): boolean {
  return 1 + assetPrefixes.length + dataPrefixes.length + pages.length <= maxRules;
}

function cacheRule(pattern: string, value: string): Rule {
  return { pattern, headers: [{ name: 'Cache-Control', value }] };
}

function formatRule({ pattern, headers }: Rule): string {
  return [pattern, ...headers.map(({ name, value }) => `  ${name}: ${value}`), ''].join('\n');
}
