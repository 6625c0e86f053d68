import type { Deployment, HostFile } from '../domain/deployment.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';

export interface Host {
  title: string;
  /** Its configuration files, which no server may serve. */
  configFiles: readonly string[];
  policyInPages: boolean;
  /** false if the host answers 404 for removed pages, because its files cannot set 410. */
  answersGone: boolean;
  files: (deployment: Deployment) => readonly HostFile[];
  /** Rules that the host would refuse or silently drop. label is the site's folder as diagnostics name it. */
  check: (deployment: Deployment, label: string) => Diagnostic[];
}

/** A string in the configuration of nginx or Caddy. */
export function quoted(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}

export function escapeRegExp(text: string): string {
  return text.replace(/[.+]/g, '\\$&');
}
