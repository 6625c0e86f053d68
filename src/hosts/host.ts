import type { Deployment, HostFile } from '../domain/deployment.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** The rules of one host for serving the site. */
export interface Host {
  /** As people write it. */
  title: string;
  /** Its configuration files, which no server may give out. */
  configFiles: readonly string[];
  /** true where the host sends no headers of ours, so that each page carries the policy itself. */
  policyInPages: boolean;
  /** false where the host answers 404 for removed pages, because its files cannot say 410. */
  answersGone: boolean;
  files: (deployment: Deployment) => readonly HostFile[];
  /** Rules that the host would refuse or silently drop. label is the site's folder as findings name it. */
  check: (deployment: Deployment, label: string) => Diagnostic[];
}
