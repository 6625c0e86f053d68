import type { Deployment, HostFile } from '../domain/deployment.ts';
import { diagnostic, type Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Deviation } from './verify/deviations.ts';

export interface Host {
  title: string;
  /** Its configuration files, which no server may serve. */
  configFiles: readonly string[];
  /** It sends none of our headers; the security policy is then in the pages. */
  sendsNoHeaders?: true;
  /** The host, or its own CI, builds the site from git, where only committed files exist. */
  buildsFromGit?: true;
  maxFiles?: number;
  deviations: readonly Deviation[];
  files: (deployment: Deployment) => readonly HostFile[];
  /** Rules that the host would refuse or silently drop. label is the site's folder as diagnostics name it. */
  check?: (deployment: Deployment, label: string) => Diagnostic[];
}

export function tooManyRedirects(file: string, message: string): Diagnostic {
  const hint = 'Delete old addresses that nobody visits anymore, or serve the site from another host.';
  return diagnostic('host/too-many-redirects', file, message, hint);
}

/** A string in the configuration of nginx, Caddy, or Apache. */
export function quoted(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}

export function escapeRegExp(text: string): string {
  return text.replace(/[.+]/g, '\\$&');
}

/** For rules by path: one pattern for each depth of pages, such as "/:p0/:p1". */
export function pagePatterns({ pages }: Deployment): string[] {
  const depth = Math.max(...pages.map(({ path }) => path.split('/').length - 1));
  return Array.from({ length: depth }, (_, index) =>
    Array.from({ length: index + 1 }, (_, place) => `/:p${place}`).join(''),
  );
}
