import { found, notFound, redirect, type ManagedHost } from './managedHost.ts';

interface Configuration {
  redirects: {
    source: string;
    destination: string;
    statusCode: number;
    has?: { type: string; value: string }[];
  }[];
  headers: { source: string; headers: { key: string; value: string }[] }[];
  rewrites: { source: string; destination: string; statusCode?: number }[];
}

/**
 * https://vercel.com/docs/project-configuration: https first, then redirects in order, then headers of every rule that matches (the
 * last one wins), then files, then rewrites.
 */
export function vercelHost(text: (file: string) => string): ManagedHost {
  const { redirects, headers: headerRules, rewrites } = JSON.parse(text('vercel.json')) as Configuration;
  const ignored = text('.vercelignore').trim().split('\n');
  const has404 = '404.html';
  return ({ row, url, has }) => {
    if (url.protocol === 'http:') return redirect(308, `https://${url.hostname}${row.target}`);
    const path = decodeURIComponent(url.pathname);
    for (const { source, destination, statusCode, has: conditions = [] } of redirects.slice(0, 2048)) {
      const match = sourcePattern(source).exec(path);
      if (!match || conditions.some(({ type, value }) => type !== 'host' || value !== url.hostname)) continue;
      return redirect(statusCode, destination.replace('/:path*', `/${match[1] ?? ''}`) + url.search);
    }
    const headers: Record<string, string> = {};
    for (const { source, headers: list } of headerRules)
      if (sourcePattern(source).test(path))
        for (const { key, value } of list) headers[key.toLowerCase()] = value;
    const uploaded = (file: string) =>
      has(file) &&
      file !== has404 &&
      !['vercel.json', '.vercelignore'].includes(file) &&
      !ignored.some((folder) => file.startsWith(`${folder}/`));
    const direct = path === '/' ? 'index.html' : path.slice(1);
    if (uploaded(direct)) return found(direct, headers);
    const rewrite = rewrites.find(({ source }) => sourcePattern(source).test(path));
    if (rewrite?.statusCode !== undefined) return notFound(headers, rewrite.statusCode);
    const file = rewrite?.destination.slice(1);
    return file !== undefined && uploaded(file) ? found(file, headers) : notFound(headers);
  };
}

/** The part of path-to-regexp that the file uses: strict about slashes and case-sensitive. */
function sourcePattern(source: string): RegExp {
  const pattern = source.replace(/[.+]/g, '\\$&').replace('(\\.*)', '(.*)').replace('/:path*', '/?(.*)');
  return new RegExp(`^${pattern}$`);
}
