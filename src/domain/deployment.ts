/** How to serve a built site: the one description shared by the server, the hosts' files and their checks. */
export interface Deployment {
  version: 1;
  /** The site's one address, such as https://guides.example.org; no trailing slash. */
  origin: string;
  /** Pages by path ("/" is the home page), each with its file, such as guides/x-expansion-order.html. */
  pages: readonly { path: string; file: string }[];
  /** Permanent (301) moves from one exact path to a page's path. A query goes along; the browser keeps the fragment. */
  redirects: readonly { from: string; to: string }[];
  gone: readonly string[];
  /** Other files at fixed addresses, such as feed.xml: neither pages nor below one of the prefixes. */
  files: readonly string[];
  notFound: string;
  /** Files that tell a host how to serve the site. Readers get 404 for them. */
  hostFiles: readonly string[];
  headers: readonly HttpHeader[];
  /** Further headers of pages (text/html): the content security policy. */
  pageHeaders: readonly HttpHeader[];
  caching: Caching;
  /** Path prefixes of files with hashed names, which never change, and of the JSON API. */
  assetPrefixes: readonly string[];
  dataPrefixes: readonly string[];
  /** Path prefixes of files that must not be stored. */
  noStorePrefixes: readonly string[];
  /** The address that policy violations are reported to: a path or a full URL; null if nothing answers. */
  reportTo: string | null;
}

export interface Caching {
  pages: string;
  assets: string;
  data: string;
  other: string;
  redirects: string;
  notFound: string;
}

export interface HttpHeader {
  name: string;
  value: string;
}

/** The site's description, relative to its folder. No server may serve it. */
export const deploymentFile = '.guides/deployment.json';

export interface HostFile {
  path: string;
  text: string;
}

const policyName = 'Content-Security-Policy';

/** Reports violations of the policy to an address: a path, or a full URL on another host. */
export function withReports(deployment: Deployment, reportTo: string): Deployment {
  return {
    ...deployment,
    reportTo,
    pageHeaders: [
      ...deployment.pageHeaders
        .filter(({ name }) => name !== 'Reporting-Endpoints')
        .map(({ name, value }) =>
          // Older browsers, and plain http, support only report-uri.
          name === policyName
            ? { name, value: `${withoutReports(value)}; report-uri ${reportTo}; report-to csp` }
            : { name, value },
        ),
      { name: 'Reporting-Endpoints', value: `csp="${reportTo}"` },
    ],
  };
}

export function withoutReports(policy: string): string {
  return policy
    .split('; ')
    .filter((directive) => !directive.startsWith('report-'))
    .join('; ');
}

interface CanonicalHost {
  name: string;
  /** The same with www. in front, or without it if the site's own has it. */
  other: string;
  secure: boolean;
}

/** null for localhost and IP addresses, which redirect nowhere. */
export function canonicalHost(origin: string): CanonicalHost | null {
  const [scheme = '', address = ''] = origin.split('://');
  const name = address.replace(/:\d+$/, '').toLowerCase();
  if (isBareAddress(name)) return null;
  const other = name.startsWith('www.') ? name.slice(4) : `www.${name}`;
  return { name, other, secure: scheme === 'https' };
}

/** true if the host of an origin is reserved and cannot be registered. https://www.rfc-editor.org/rfc/rfc2606 */
export function isReservedOrigin(origin: string): boolean {
  return /\.(?:example|test|invalid)$/.test(origin.replace(/:\d+$/, ''));
}

export function isBareAddress(host: string): boolean {
  return /(?:^|\.)localhost$|^[\d.]+$|^\[|:/.test(host) || !host.includes('.');
}
