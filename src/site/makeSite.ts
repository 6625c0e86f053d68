import { resolve } from 'node:path';
import type { Content } from '../content/content.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { isFailure } from '../diagnostics/isFailure.ts';
import type { Deployment, HostFile } from '../domain/deployment.ts';
import { budgetsOf } from './audit/budget/budgetsOf.ts';
import { inlineHash } from '../platform/hash.ts';
import type { BuildResult } from './buildResult.ts';
import { buildSite, type BuildOptions } from './buildSite.ts';
import { describeDeployment, planDeployment } from './deployment.ts';
import { expectHeads } from './expectHeads.ts';
import { isIndexable } from './indexable.ts';
import { planSite, type PlanOptions } from './plan.ts';
import type { PlannedFile } from './planned.ts';
import { wholeBuildStore } from './wholeBuild.ts';

/** The plan for the hosts that a site is built for. */
export interface HostsPlan {
  /** The description, including which files are only for hosts. */
  deployment: Deployment;
  files: readonly HostFile[];
  diagnostics: readonly Diagnostic[];
}

export interface MakeOptions
  extends PlanOptions, Omit<BuildOptions, 'files' | 'audit' | 'memory' | 'guides'> {
  /** The data folder as findings name it. */
  dataLabel: string;
  /** true hashes files that a build otherwise trusts by size, time and inode. */
  verify?: boolean;
  /** The hosts that planHosts plans for. */
  hosts?: readonly string[];
  planHosts: (deployment: Deployment) => HostsPlan;
}

/** Plans a site from content, then builds it into its folder under the site's own rules. */
export async function makeSite(content: Content, options: MakeOptions): Promise<BuildResult> {
  const { baseUrl, dataLabel } = options;
  const out = resolve(options.surroundings.cwd, options.out);
  const { policyInPages = false, verify = false, strict, hosts: hostNames = [] } = options;
  const whole = wholeBuildStore(content, {
    cacheDir: options.cacheDir,
    out,
    today: options.today,
    key: JSON.stringify([baseUrl, dataLabel, options.out, policyInPages, strict, hostNames]),
  });
  const same = verify ? null : whole.find();
  if (same !== null) return same;
  const planned = await planSite(content, options);
  const hosts = options.planHosts(planDeployment(planned, content, baseUrl));
  if (isFailure(hosts.diagnostics, options.strict)) return notBuilt(hosts.diagnostics);
  const { scripts, styles } = planned.inline;
  const files = expectHeads(
    [
      ...planned.files,
      ...hosts.files.map(({ path, text }): PlannedFile => ({ path, produce: () => text })),
      describeDeployment(hosts.deployment),
    ],
    { baseUrl, indexable: isIndexable({ baseUrl, content }) },
  );
  const result = await buildSite({
    ...options,
    files: files.map((file) =>
      file.source === undefined ? file : { ...file, source: `${dataLabel}/${file.source}` },
    ),
    memory: {
      cacheDir: options.cacheDir,
      today: options.today,
      inputs: planned.inputs,
      verify: options.verify ?? false,
    },
    guides: planned.guides,
    audit: {
      baseUrl,
      redirects: new Map(content.redirects.map(({ from, to }) => [from, to])),
      allowedInlineHashes: new Set([...scripts, ...styles].map(inlineHash)),
      budgetOf: budgetsOf(content.site),
    },
  });
  const made = { ...result, diagnostics: [...hosts.diagnostics, ...result.diagnostics] };
  planned.save();
  whole.save(made);
  return made;
}

/** For a site that a host could not serve as intended. */
function notBuilt(diagnostics: readonly Diagnostic[]): BuildResult {
  const nothing = { pages: 0, written: 0, unchanged: 0, removed: 0, bytes: 0, milliseconds: 0, files: [] };
  return { ...nothing, outcome: 'findings', begun: false, diagnostics: [...diagnostics] };
}
