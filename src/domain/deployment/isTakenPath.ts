/** Files of the site and its hosts that are not pages, as barePath writes them. */
const names = new Set(
  [
    '/404.html',
    '/index',
    '/index.html',
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/robots.txt',
    '/sitemap.xml',
    '/feed.xml',
    '/deals.xml',
    '/.well-known/security.txt',
    '/Caddyfile',
    '/CNAME',
    '/vercel.json',
    '/wrangler.jsonc',
  ].map(barePath),
);
/** Folders of files, and what Netlify and Cloudflare Pages read: _headers, _redirects, _worker.js. */
const prefixes = ['/assets/', '/api/', '/amazon/', '/nginx/', '/_'];

/** true if the site or its host has files there that are not pages: a redirect would hide them. */
export function isTakenPath(path: string): boolean {
  const bare = barePath(path);
  const hidden = bare.split('/').some((name) => name.startsWith('.'));
  return (
    names.has(bare) ||
    prefixes.some((prefix) => path.startsWith(prefix)) ||
    (hidden && !bare.startsWith('/.well-known/'))
  );
}

/** A path without a trailing slash, .html or /index.html: redirects cover all spellings. */
export function barePath(path: string): string {
  return path.replace(/(?:\/|\.html|\/index\.html)$/, '') || '/';
}
