import { type Deployment, type HostFile, canonicalHost } from '../domain/deployment.ts';
import type { Host } from './host.ts';
import { previewOnly } from './verify/deviations.ts';

/** For previews: it has no redirects, so old addresses are small pages that forward the reader. */
export const githubPages: Host = {
  title: 'GitHub Pages',
  configFiles: ['.nojekyll', 'CNAME'],
  sendsNoHeaders: true,
  // By GitHub Actions.
  buildsFromGit: true,
  deviations: previewOnly,
  files: (deployment) => [
    // Stops GitHub from running Jekyll.
    { path: '.nojekyll', text: '' },
    ...ownHost(deployment),
    ...stubs(deployment),
  ],
};

function ownHost({ origin }: Deployment): HostFile[] {
  const home = canonicalHost(origin);
  if (home === null || home.name.endsWith('.github.io')) return [];
  return [{ path: 'CNAME', text: `${home.name}\n` }];
}

function stubs({ origin, pages, redirects }: Deployment): HostFile[] {
  const taken = new Set(pages.map(({ file }) => file));
  return redirects.flatMap(({ from, to }) => {
    const path = `${from.slice(1).replace(/(?:\/|\.html)$/, '')}.html`;
    if (taken.has(path)) return [];
    taken.add(path);
    return [{ path, text: stub(origin + to, to) }];
  });
}

function stub(canonical: string, to: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${canonical}">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">
<meta http-equiv="refresh" content="0; url=${to}">
</head>
<body>
<p>This page has moved to <a href="${to}">${to}</a>.</p>
</body>
</html>
`;
}
