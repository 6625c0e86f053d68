import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { deploymentFile, type Deployment } from '../domain/deployment.ts';
import { parseDeployment } from '../domain/deployment/parseDeployment.ts';
import { requestResolver } from '../domain/deployment/resolveRequest.ts';
import { withReports } from '../domain/deployment/withReports.ts';
import { isBuilding } from './buildLock.ts';
import { isSystemError, markFile } from './fileSystem.ts';
import { reportPath } from './reports/reportPath.ts';

/** A built site as it stands in its folder now. */
export interface ServedSite {
  /** The folder itself, absolute, links followed. */
  root: string;
  deployment: Deployment;
  resolve: ReturnType<typeof requestResolver>;
  /** true while a build may be replacing files: a page and its policy can be of two builds. */
  changing: boolean;
}

export type SiteProblem = 'noFolder' | 'noDescription' | 'unreadable';

/**
 * Reads the site of a folder, again for each request, so that a rebuild is seen at once. The folder may be a link that
 * is switched from one build to the next: each request is answered from one of them.
 */
export function siteFolder(dir: string): () => Promise<ServedSite | SiteProblem> {
  let known: { root: string; mark: string; site: ServedSite } | null = null;

  return async () => {
    const root = await realpath(dir).catch(nullForSystemError);
    if (root === null) return 'noFolder';
    const file = join(root, deploymentFile);
    const [found, changing] = await Promise.all([markFile(file), isBuilding(root)]);
    if (!found?.isFile) return (await markFile(root))?.isFile === false ? 'noDescription' : 'noFolder';
    if (known?.root !== root || known.mark !== found.mark) {
      const text = await readFile(file, 'utf8').catch(nullForSystemError);
      const described = text === null ? null : parseDeployment(text);
      if (described === null) return 'unreadable';
      // A build knows only of endpoints elsewhere; here is one of our own.
      const deployment = described.reportTo === null ? withReports(described, reportPath) : described;
      const site = { root, deployment, resolve: requestResolver(deployment), changing: false };
      known = { root, mark: found.mark, site };
    }
    return { ...known.site, changing };
  };
}

function nullForSystemError(error: unknown): null {
  if (isSystemError(error)) return null;
  throw error;
}
