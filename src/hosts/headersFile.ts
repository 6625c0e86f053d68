import type { Deployment, HttpHeader } from '../domain/deployment.ts';

interface Rule {
  pattern: string;
  headers: readonly HttpHeader[];
}

/**
 * Overlapping rules would join their values, so for any path each name is in one rule. Only existing paths get a
 * cache time, so that no cache keeps the 404 page. With more than maxRules pages, the host's default applies to
 * pages.
 */
export function headersFile(deployment: Deployment, maxRules = Infinity): string {
  const { pages, headers, pageHeaders, caching, assetPrefixes, dataPrefixes } = deployment;
  const prefixes = [
    ...assetPrefixes.map((prefix) => cacheRule(`${prefix}*`, caching.assets)),
    ...dataPrefixes.map((prefix) => cacheRule(`${prefix}*`, caching.data)),
  ];
  const everything: Rule = { pattern: '/*', headers: [...headers, ...pageHeaders] };
  const ofPages = pages.map(({ path }) => cacheRule(path, caching.pages));
  const all = [everything, ...prefixes, ...ofPages];
  return (all.length <= maxRules ? all : [everything, ...prefixes]).map(formatRule).join('\n');
}

function cacheRule(pattern: string, value: string): Rule {
  return { pattern, headers: [{ name: 'Cache-Control', value }] };
}

function formatRule({ pattern, headers }: Rule): string {
  return [pattern, ...headers.map(({ name, value }) => `  ${name}: ${value}`), ''].join('\n');
}
