import { join, resolve } from 'node:path';
import type { Content } from '../../content/content.ts';
import { isFailure, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { deploymentFile, type Deployment, type HostFile } from '../../domain/deployment.ts';
import { budgetsOf } from '../audit/budget/checkBudgets.ts';
import { contentHash, inlineHash, sha256 } from '../../platform/hash.ts';
import { openMemo, type Memo } from '../../platform/memo.ts';
import { isIntact } from '../write/publish.ts';
import { emptyBuild, type BuildResult } from './buildResult.ts';
import type { BuildOptions } from './buildSite.ts';
import { planDeployment } from './deployment.ts';
import type { PlanOptions } from './plan.ts';
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
  /** What planHosts depends on. */
  hosts?: readonly string[];
  planHosts: (deployment: Deployment, count: number) => HostsPlan;
}

/** Builds nothing if a build had the same content and options, and the output folder still has what it made. */
export async function makeSite(content: Content, options: MakeOptions): Promise<BuildResult> {
  const out = resolve(options.surroundings.cwd, options.out);
  const { memo, save } = openMemo(join(options.cacheDir, 'build', contentHash(out)), options.verify === true);
  const inputs = sha256(
    JSON.stringify([content, options], (_, value: unknown) => (value instanceof Map ? [...value] : value)),
  );
  let made = null as BuildResult | null;
  const make = async () => (made = await planAndBuild(content, options, memo));
  const isKept = ({ outcome, diagnostics }: BuildResult) =>
    outcome === 'published' && diagnostics.length === 0;
  const known = await memo('site', [inputs], make, isKept);
  const files = known.files.filter(({ state }) => state !== 'removed');
  const paths = files.map(({ path }) => path);
  if (made === null && (await isIntact(out, paths, known.hash)))
    return {
      ...emptyBuild('published'),
      pages: known.pages,
      files: files.map((file) => ({ ...file, state: 'unchanged' })),
    };
  const result = made ?? (await make());
  // A stopped build has not used all results.
  if (result.outcome === 'published') save();
  return result;
}

async function planAndBuild(content: Content, options: MakeOptions, memo: Memo): Promise<BuildResult> {
  const { baseUrl, dataLabel } = options;
  // They take a tenth of a second to load.
  const [{ planSite }, { buildSite }] = await Promise.all([import('./plan.ts'), import('./buildSite.ts')]);
  const planned = await planSite(content, options);
  const hosts = options.planHosts(planDeployment(planned, content, baseUrl), planned.files.length);
  if (isFailure(hosts.diagnostics, options.strict)) return emptyBuild('findings', hosts.diagnostics);
  const { scripts, styles } = planned.inline;
  const files: PlannedFile[] = [
    ...planned.files,
    ...hosts.files.map(({ path, text }) => ({ path, produce: () => text })),
    { path: deploymentFile, produce: () => `${JSON.stringify(hosts.deployment, null, 1)}\n` },
  ];
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
  return { ...result, diagnostics: [...hosts.diagnostics, ...result.diagnostics] };
}
