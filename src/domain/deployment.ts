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
  /** Headers of pages (text/html) in addition to those: the content security policy. */
  pageHeaders: readonly HttpHeader[];
  caching: Caching;
  /** Path prefixes of files with hashed names, which never change, and of the JSON API. */
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
