import { readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { deploymentFile, type Deployment, withReports } from '../domain/deployment.ts';
import { parseDeployment } from '../domain/deployment/parseDeployment.ts';
import { requestResolver } from '../domain/deployment/resolveRequest.ts';
import { reportPath } from './policyReports.ts';

export interface ServedSite {
  /** The folder's absolute path, with links resolved. */
  root: string;
  deployment: Deployment;
  resolve: ReturnType<typeof requestResolver>;
  /** A build is running or was killed, so a page and its policy may come from two builds. */
  isUnfinished: boolean;
}

export type SiteProblem = 'noFolder' | 'noDescription' | 'unreadable';

/** Reads the site again for each request, so a rebuild shows at once. The folder may be a link that builds switch. */
export function siteFolder(dir: string): () => Promise<ServedSite | SiteProblem> {
  let last: { text: string; site: Pick<ServedSite, 'deployment' | 'resolve'> } | null = null;
  return async () => {
    const root = await realpath(dir).catch(() => null);
    if (root === null || (await stat(root).catch(() => null))?.isDirectory() !== true) return 'noFolder';
    const text = await readFile(join(root, deploymentFile), 'utf8').catch(() => null);
    if (text === null) return 'noDescription';
    if (last?.text !== text) {
      const described = parseDeployment(text);
      if (described === null) return 'unreadable';
      const deployment = withOwnReports(described);
      last = { text, site: { deployment, resolve: requestResolver(deployment) } };
    }
    const { site } = last;
    const lock = await stat(join(root, '.guides/lock')).catch(() => null);
    return { root, ...site, isUnfinished: lock !== null };
  };
}

/** A build only knows external endpoints; this server has its own. */
function withOwnReports(described: Deployment): Deployment {
  const deployment = described.reportTo === null ? withReports(described, reportPath) : described;
  // Over http Chromium ignores Reporting-Endpoints, and report-uri too if the policy has a report-to.
  const pageHeaders = deployment.pageHeaders
    .filter(({ name }) => name !== 'Reporting-Endpoints')
    .map(({ name, value }) => ({ name, value: value.replace(/(; report-uri .*); report-to [^;]+/, '$1') }));
  return { ...deployment, pageHeaders };
}
