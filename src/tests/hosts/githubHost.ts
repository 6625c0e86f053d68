import { decoded, found, redirect, refuse, type ManagedHost } from './managedHost.ts';

/** https://docs.github.com/pages: files, .html ones also without it; no headers, no redirects of ours. */
export function githubHost(text: (file: string) => string): ManagedHost {
  const own = text('CNAME').trim();
  return ({ row, url, has }) => {
    if (url.hostname !== own || url.protocol === 'http:') return redirect(301, `https://${own}${row.target}`);
    if (row.method === 'POST') return refuse(405);
    const path = decoded(url.pathname).slice(1);
    const file = [path, `${path}.html`, `${path}index.html`].find(
      (name) => !name.startsWith('.guides/') && has(name),
    );
    const headers = { 'cache-control': 'max-age=600' };
    return file === undefined ? found('404.html', headers, 404) : found(file, headers);
  };
}
