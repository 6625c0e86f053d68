import { join, resolve } from 'node:path';
import type { Content } from '../../content/content.ts';
import { isFailure, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Deployment, HostFile } from '../../domain/deployment.ts';
import { budgetsOf } from '../audit/budget/checkBudgets.ts';
import { contentHash, inlineHash } from '../../platform/hash.ts';
import { openMemo } from '../../platform/memo.ts';
import { emptyBuild, type BuildResult } from './buildResult.ts';
import { buildSite, type BuildOptions } from './buildSite.ts';
import { describeDeployment, planDeployment } from './deployment.ts';
import { planSite, type PlanOptions } from './plan.ts';
import { isPage, type PlannedFile } from '../planned.ts';

export interface HostsPlan {
  deployment: Deployment;
  files: readonly HostFile[];
  diagnostics: readonly Diagnostic[];
}

export interface MakeOptions extends PlanOptions, Omit<BuildOptions, 'files' | 'audit' | 'memo'> {
  dataLabel: string;
  /** true makes every page again and ignores the cache. */
  verify?: boolean;
  /** count: the site's files. */
  planHosts: (deployment: Deployment, count: number) => HostsPlan;
}

export async function makeSite(content: Content, options: MakeOptions): Promise<BuildResult> {
  const { baseUrl, cacheDir, dataLabel, verify = false } = options;
  const out = resolve(options.surroundings.cwd, options.out);
  const planned = await planSite(content, options);
  const hosts = options.planHosts(planDeployment(planned, content, baseUrl), planned.files.length);
  if (isFailure(hosts.diagnostics, options.strict)) return emptyBuild('findings', hosts.diagnostics);
  const { scripts, styles } = planned.inline;
  const files: PlannedFile[] = [
    ...planned.files,
    ...hosts.files.map(({ path, text }) => ({ path, produce: () => text })),
    describeDeployment(hosts.deployment),
  ];
  const { memo, save } = openMemo(join(cacheDir, 'build', contentHash(out)), verify);
  const result = await buildSite({
    ...options,
    files: files.map((file) =>
      isPage(file) && file.source !== undefined ? { ...file, source: `${dataLabel}/${file.source}` } : file,
    ),
    memo,
    audit: {
      baseUrl,
      redirects: new Map(content.redirects.map(({ from, to }) => [from, to])),
      allowedInlineHashes: new Set([...scripts, ...styles].map(inlineHash)),
      budgetOf: budgetsOf(content),
    },
  });
  // A stopped build has not used all results.
  if (result.outcome === 'published') save();
  return { ...result, diagnostics: [...hosts.diagnostics, ...result.diagnostics] };
}
