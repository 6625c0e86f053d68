import {
  found,
  headersFor,
  notFound,
  pageFileOf,
  parseHeaders,
  parseRedirects,
  redirect,
  type ManagedHost,
} from './managedHost.ts';

/**
 * https://developers.cloudflare.com/pages/configuration/redirects/ and .../serving-pages/: redirects come before files,
 * the first match wins, and rules beyond the limits are ignored; then its 308 from .html and slash; then files. Its
 * configuration files are not served.
 */
export function cloudflareHost(text: (file: string) => string): ManagedHost {
  const lines = text('_redirects')
    .split('\n')
    .filter((line) => line.length <= 1000);
  const rules = parseRedirects(lines.join('\n')).slice(0, 2000);
  const headerLines = text('_headers')
    .split('\n')
    .filter((line) => line.length <= 2000);
  const headerRules = parseHeaders(headerLines.join('\n')).slice(0, 100);
  return ({ row, url, has }) => {
    if (url.protocol === 'http:') return redirect(301, `https://${url.hostname}${row.target}`);
    const path = decodeURIComponent(url.pathname);
    const rule = rules.find(({ from }) => from === path);
    if (rule) return redirect(Number(rule.status), rule.to + url.search);
    const headers = headersFor(path, headerRules);
    const file = ['/_headers', '/_redirects', '/404.html'].includes(path) ? undefined : pageFileOf(path, has);
    if (file === undefined || (path.startsWith('/.') && !path.startsWith('/.well-known/')))
      return notFound(headers);
    if (path.endsWith('.html')) return redirect(308, path.slice(0, -5) + url.search);
    return found(file, headers);
  };
}
