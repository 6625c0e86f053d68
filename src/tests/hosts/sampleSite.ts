import type { Deployment } from '../../domain/deployment.ts';

const text = 'text of this file';

/** A small site: four pages, two old addresses, a script, data, and the usual files such as robots.txt. */
export const sampleDeployment: Deployment = {
  version: 1,
  origin: 'https://guides.games',
  pages: [
    { path: '/', file: 'index.html' },
    { path: '/about', file: 'about.html' },
    { path: '/guides/wingspan-expansion-order', file: 'guides/wingspan-expansion-order.html' },
    { path: '/expansions/wingspan/oceania', file: 'expansions/wingspan/oceania.html' },
  ],
  redirects: [
    { from: '/wingspan-expansion-order', to: '/guides/wingspan-expansion-order' },
    { from: '/guides/wingspan-rank-buy-order', to: '/guides/wingspan-expansion-order' },
  ],
  gone: ['/guides/azul-expansion-order'],
  files: ['.well-known/security.txt', 'feed.xml', 'robots.txt'],
  notFound: '404.html',
  hostFiles: [],
  headers: [
    { name: 'Strict-Transport-Security', value: 'max-age=31536000' },
    { name: 'X-Content-Type-Options', value: 'nosniff' },
  ],
  pageHeaders: [
    {
      name: 'Content-Security-Policy',
      value: `default-src 'none'; script-src 'self' 'sha256-${'A'.repeat(43)}='; base-uri 'none'`,
    },
  ],
  caching: {
    pages: 'public, max-age=3600, stale-while-revalidate=300',
    assets: 'public, max-age=31536000, immutable, stale-while-revalidate=86400',
    data: 'public, max-age=300, stale-while-revalidate=60',
    other: 'public, max-age=3600, stale-while-revalidate=300',
    redirects: 'public, max-age=3600',
    notFound: 'no-store',
  },
  assetPrefixes: ['/assets/'],
  dataPrefixes: ['/api/'],
  noStorePrefixes: ['/amazon/'],
  reportTo: null,
};

/** The files of the site by their path. */
export const sampleFiles: ReadonlyMap<string, string> = new Map(
  [
    ...sampleDeployment.pages.map(({ file }) => file),
    '404.html',
    'assets/js/page.AB12CD34.js',
    'api/search.json',
    'amazon/wingspan.json',
    ...sampleDeployment.files,
  ].map((file) => [file, text]),
);

/** The same site with many boxes and old addresses. */
export function largeSite(boxes: number, redirects: number): Deployment {
  return {
    ...sampleDeployment,
    pages: [
      ...sampleDeployment.pages,
      ...Array.from({ length: boxes }, (_, number) => ({
        path: `/expansions/game-${number % 50}/box-${number}`,
        file: `expansions/game-${number % 50}/box-${number}.html`,
      })),
    ],
    redirects: Array.from({ length: redirects }, (_, number) => ({ from: `/old-${number}`, to: '/' })),
  };
}
