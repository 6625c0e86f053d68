import { decoded, found, parseHeaders, redirect, refuse, type ManagedHost } from './managedHost.ts';

/**
 * Pages as @cloudflare/pages-shared 0.13 answers: rules know the path as it was sent, files the decoded one; a 404 is
 * never kept. Workers' static assets as @cloudflare/workers-shared 0.17: a 404 keeps the rule of its path.
 */
export const cloudflareHost = (text: (file: string) => string) => emulate(text, 'pages');
export const workersHost = (text: (file: string) => string) => emulate(text, 'workers');

function emulate(text: (file: string) => string, product: 'pages' | 'workers'): ManagedHost {
  const headerRules = readHeaders(text('_headers'));
  const { exact, patterns } = readRedirects(text('_redirects'));
  const ignored = text('.assetsignore')
    .split('\n')
    .filter((line) => line !== '');
  const isOwnFile = (file: string) =>
    ['_headers', '_redirects', '.assetsignore'].includes(file) ||
    ignored.some((name) => file === name || file.startsWith(`${name}/`));

  return ({ row, url, has }) => {
    if (url.protocol === 'http:') return redirect(301, `https://${url.hostname}${row.target}`);
    const headers = headersFor(url.pathname, headerRules);
    const exists = (file: string) => has(file.slice(1)) && !isOwnFile(file.slice(1));
    const to404 = () => {
      const kept = product === 'pages' ? { ...headers, 'cache-control': 'no-store' } : headers;
      return found('404.html', kept, 404);
    };
    const to = (path: string) =>
      redirect(
        product === 'pages' ? 308 : 307,
        path.split('/').map(encodeURIComponent).join('/') + url.search,
        headers,
      );

    let path = url.pathname;
    const rule = exact.get(path) ?? matchPattern(path, patterns);
    if (rule !== undefined && rule.status !== 200)
      return redirect(rule.status, rule.to + url.search, headers);
    if (rule !== undefined) path = rule.to;
    if (row.method === 'POST') return refuse(405, headers);
    path = path.split('/').map(decoded).join('/');
    if (product === 'workers') {
      const clean = path.replace(/\/+/g, '/');
      const file = assetFor(clean, exists);
      if (file === null) return to404();
      const address = file.endsWith('/index.html') ? file.slice(0, -10) : file.replace(/\.html$/, '');
      const isSpelled = clean !== address && clean !== file;
      return isSpelled || (clean === file && file.endsWith('.html')) || clean !== path
        ? to(address)
        : found(file.slice(1), headers);
    }
    if (path.endsWith('/')) {
      if (exists(`${path}index.html`)) return found(`${path}index.html`.slice(1), headers);
      if (path.endsWith('/index/')) return to(`/${path.slice(1, -6)}`);
      return exists(path.replace(/\/$/, '.html')) ? to(path.slice(0, -1)) : to404();
    }
    if (exists(path)) {
      if (path.endsWith('/index.html')) return to(path.slice(0, -10));
      return path.endsWith('.html') ? to(path.slice(0, -5)) : found(path.slice(1), headers);
    }
    if (path.endsWith('/index')) return to(path.slice(0, -5));
    if (exists(`${path}.html`)) return found(`${path}.html`.slice(1), headers);
    return exists(`${path}/index.html`) ? to(`${path}/`) : to404();
  };
}

/** The file for any spelling of a page, or for a file's own path. */
function assetFor(path: string, exists: (file: string) => boolean): string | null {
  const bare = path.replace(/\/index(?:\.html)?$|\.html$|\/$/, '');
  return [path, `${bare}.html`, `${bare}/index.html`].find(exists) ?? null;
}

/** It reads 100 rules, and drops lines over 2,000 characters. */
function readHeaders(text: string): ReturnType<typeof parseHeaders> {
  const lines = text.split('\n').filter((line) => line.length <= 2000);
  return parseHeaders(lines.join('\n')).slice(0, 100);
}

function headersFor(path: string, rules: ReturnType<typeof parseHeaders>): Record<string, string> {
  const headers = new Map<string, string>();
  for (const { pattern, lines } of rules) {
    if (pattern.endsWith('*') ? !path.startsWith(pattern.slice(0, -1)) : path !== pattern) continue;
    for (const { name, value } of lines)
      if (value === null) headers.delete(name);
      else headers.set(name, [...(headers.has(name) ? [headers.get(name)] : []), value].join(', '));
  }
  return Object.fromEntries(headers);
}

interface Rule {
  to: string;
  status: number;
}

/** 2,000 exact rules; from the first pattern on, each line is one of 100. The first rule of a path counts. */
function readRedirects(text: string) {
  const exact = new Map<string, Rule>();
  const patterns: (Rule & { from: RegExp })[] = [];
  let count = 0;
  for (const line of text.split('\n').filter((some) => some !== '' && some.length <= 1000)) {
    const [from = '', to = '', status = '302', ...more] = line.split(/\s+/);
    if (to === '' || more.length > 0 || !['200', '301', '302', '303', '307', '308'].includes(status))
      throw new Error(`Not a redirect: ${line}`);
    const isExact = !/[*]|:[A-Za-z]/.test(from);
    if (isExact && count === 0) {
      if (exact.size < 2000 && !exact.has(from)) exact.set(from, { to, status: Number(status) });
    } else if (++count <= 100) {
      const source = from
        .replaceAll('.', '\\.')
        .replace('*', '(?<splat>.*)')
        .replace(/:(\w+)/g, '(?<$1>[^/]+)');
      patterns.push({ from: new RegExp(`^${source}$`), to, status: Number(status) });
    }
  }
  return { exact, patterns };
}

function matchPattern(
  path: string,
  patterns: ReturnType<typeof readRedirects>['patterns'],
): Rule | undefined {
  for (const { from, to, status } of patterns) {
    const groups = from.exec(path)?.groups;
    if (groups !== undefined)
      return { status, to: to.replace(/:(\w+)/g, (name, key: string) => groups[key] ?? name) };
  }
  return undefined;
}
