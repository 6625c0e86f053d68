import type { Content } from '../../content/content.ts';
import { type Deployment, type HttpHeader, withReports, canonicalHost } from '../../domain/deployment.ts';
import { amazonFolder, notFoundPath } from '../../domain/routes.ts';
import { cacheTimes, year } from '../../domain/uiLimits.ts';
import type { SitePlan } from './plan.ts';
import { isPage } from '../planned.ts';

/** Browser features denied to every page, even to injected code; all browsers know these names. */
const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

const pageHeaders: readonly HttpHeader[] = [
  { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { name: 'Permissions-Policy', value: deniedFeatures.map((feature) => `${feature}=()`).join(', ') },
  { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];

export function planDeployment(
  plan: SitePlan,
  content: Pick<Content, 'redirects' | 'gone' | 'site'>,
  baseUrl: string,
): Deployment {
  const pages = plan.files.filter(isPage).map(({ route, path }) => ({ path: route, file: path }));
  const assetPrefixes = ['/assets/'];
  const dataPrefixes = ['/api/'];
  const noStorePrefixes = plan.files.some(({ path }) => `/${path}`.startsWith(amazonFolder))
    ? [amazonFolder]
    : [];
  const prefixes = [...assetPrefixes, ...dataPrefixes, ...noStorePrefixes];
  const deployment: Deployment = {
    version: 1,
    origin: baseUrl,
    pages: pages.filter(({ path }) => path !== notFoundPath),
    redirects: content.redirects.map(({ from, to }) => ({ from, to })),
    gone: [...content.gone],
    files: plan.files
      .filter((file) => !isPage(file))
      .map(({ path }) => path)
      .filter((path) => !prefixes.some((prefix) => `/${path}`.startsWith(prefix)))
      .sort(),
    notFound: pages.find(({ path }) => path === notFoundPath)?.file ?? '404.html',
    hostFiles: [],
    headers: securityHeaders(baseUrl),
    pageHeaders: [...pageHeaders, { name: 'Content-Security-Policy', value: plan.policy }],
    caching: cacheTimes,
    assetPrefixes,
    dataPrefixes,
    noStorePrefixes,
    reportTo: null,
  };
  const reports = content.site.policy_reports;
  return reports === undefined ? deployment : withReports(deployment, reports);
}

function securityHeaders(baseUrl: string): HttpHeader[] {
  // A promise of https for a shared or unknown host would lock readers out.
  const https = canonicalHost(baseUrl)?.secure === true;
  return [
    ...(https ? [{ name: 'Strict-Transport-Security', value: `max-age=${year}` }] : []),
    { name: 'X-Content-Type-Options', value: 'nosniff' },
    { name: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
    // Responses never depend on the reader, so any page may read public data such as /api/.
    { name: 'Access-Control-Allow-Origin', value: '*' },
  ];
}
