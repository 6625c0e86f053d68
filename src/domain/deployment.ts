/** How a built site wants to be served: the one description that the server, the hosts' files and their checks share. */
export interface Deployment {
  version: 1;
  /** The site's one address, such as https://guides.example.org; no trailing slash. */
  origin: string;
  /** Pages by path ("/" is the home page), each with its file, such as guides/x-expansion-order.html. */
  pages: readonly { path: string; file: string }[];
  /** Permanent (301) moves from one exact path to a page's path. A query goes along; the browser keeps the fragment. */
  redirects: readonly { from: string; to: string }[];
  gone: readonly string[];
  notFound: string;
  /** Files that tell a host how to serve the site: nothing for readers, so they are answered as if they were not there. */
  hostFiles: readonly string[];
  headers: readonly HttpHeader[];
  /** Headers of pages (text/html) in addition to those: the content security policy. */
  pageHeaders: readonly HttpHeader[];
  caching: Caching;
  /** Path prefixes whose files never change under their name (hashed), and those of the JSON API. */
  assetPrefixes: readonly string[];
  dataPrefixes: readonly string[];
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
