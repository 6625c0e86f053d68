import netlifyRedirector from 'netlify-redirector';
import { decoded, found, parseHeaders, redirect, refuse, type ManagedHost } from './managedHost.ts';

/**
 * Redirects by Netlify's own matcher. Header rules as @netlify/headers 3 reads them: case and a final slash make no
 * difference, the later of two rules wins, and a 404 gets them too. Then Pretty URLs, which redirect only a slash;
 * then files, .html ones also without it.
 */
export async function netlifyHost(text: (file: string) => string): Promise<ManagedHost> {
  const rules = await netlifyRedirector.parsePlain(text('_redirects'), {});
  const headerRules = parseHeaders(text('_headers'));
  return ({ row, url, has }) => {
    const path = decoded(url.pathname);
    const headers = headersFor(path, headerRules);
    const scheme = url.protocol.slice(0, -1);
    const rule = rules.match({
      scheme,
      host: url.hostname,
      path,
      query: url.search.slice(1),
      headers: {},
      cookieValues: {},
      getHeader: () => '',
      getCookie: () => '',
    });
    const isOwnRule = rule?.scheme === '';
    if (scheme === 'http' && (rule === null || isOwnRule))
      return redirect(301, `https://${url.hostname}${row.target}`);
    if (rule !== null) {
      if (rule.status >= 400) return found('404.html', headers, rule.status);
      return redirect(rule.status, rule.to + url.search.replaceAll('%20', '+'));
    }
    if (row.method === 'POST') return refuse(404);
    const bare = path.replace(/(.)\/+$/, '$1');
    if (bare !== path && has(`${bare.slice(1)}.html`)) return redirect(301, bare + url.search);
    const file = [path.slice(1), `${path.slice(1)}.html`, `${path.slice(1)}index.html`].find(
      (name) => has(name) && !['_headers', '_redirects'].includes(name),
    );
    return file === undefined ? found('404.html', headers, 404) : found(file, headers);
  };
}

function headersFor(path: string, rules: ReturnType<typeof parseHeaders>): Record<string, string> {
  const plain = (some: string) => some.toLowerCase().replace(/(.)\/$/, '$1');
  const headers: Record<string, string> = {};
  for (const { pattern, lines } of rules) {
    const start = plain(pattern.replace(/\/?\*$/, ''));
    const matches = pattern.endsWith('*') ? plain(path).startsWith(start) : plain(path) === start;
    if (matches) for (const { name, value } of lines) headers[name] = value ?? '';
  }
  return headers;
}
