import {
  headersFor,
  notFound,
  found,
  pageFileOf,
  parseHeaders,
  parseRedirects,
  redirect,
  type ManagedHost,
} from './managedHost.ts';

/**
 * https://docs.netlify.com/manage/routing/redirects/redirect-options/: the first match wins, ignoring a
 * trailing slash; rules for a host come before https, and https before the others; a rule without ! yields to a file; then
 * Pretty URLs; then files, except its configuration.
 */
export function netlifyHost(text: (file: string) => string): ManagedHost {
  const rules = parseRedirects(text('_redirects'));
  const headerRules = parseHeaders(text('_headers'));
  return ({ row, url, has }) => {
    const path = decodeURIComponent(url.pathname);
    const bare = path.replace(/(.)\/$/, '$1');
    const headers = headersFor(path, headerRules);
    for (const { from, to, status } of rules) {
      const [, scheme, host, pattern = from] = /^(https?):\/\/([^/]+)(.*)$/.exec(from) ?? [];
      if (scheme !== undefined && (scheme !== url.protocol.slice(0, -1) || host !== url.hostname)) continue;
      const prefix = pattern.endsWith('*') ? pattern.slice(0, -1) : null;
      if (prefix === null ? bare !== pattern.replace(/(.)\/$/, '$1') : !path.startsWith(prefix)) continue;
      if (scheme === undefined && url.protocol === 'http:') break;
      if (!status.endsWith('!') && pageFileOf(path, has) !== undefined) continue;
      if (/^4\d\d/.test(status)) return notFound(headers, Number.parseInt(status, 10));
      const splat = prefix === null ? '' : path.slice(prefix.length);
      return redirect(Number.parseInt(status, 10), to.replace(':splat', splat) + url.search);
    }
    if (url.protocol === 'http:') return redirect(301, `https://${url.hostname}${row.target}`);
    const pretty = bare.replace(/(?:\/index)?\.html$/, '') || '/';
    if (
      pretty !== path &&
      path !== '/404.html' &&
      has(pretty === '/' ? 'index.html' : `${pretty.slice(1)}.html`)
    )
      return redirect(301, pretty + url.search);
    const file = pageFileOf(path, has);
    return file === undefined ||
      ['404.html', '_headers', '_redirects'].includes(file) ||
      (path.startsWith('/.') && !path.startsWith('/.well-known/'))
      ? notFound(headers)
      : found(file, headers);
  };
}
