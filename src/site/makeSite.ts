import type { Content } from '../content/content.ts';
import { inlineHash } from './audit/inlineHash.ts';
import type { BuildResult } from './buildResult.ts';
import { buildSite, type BuildOptions } from './buildSite.ts';
import { expectHeads } from './expectHeads.ts';
import { planSite, type PlanOptions } from './plan.ts';

// Half as much again as the longest guide of November 2026, which had 164,000.
const maxPageBytes = 250_000;

export interface MakeOptions extends PlanOptions, Omit<BuildOptions, 'files' | 'audit'> {
  /** The data folder as findings name it. */
  dataLabel: string;
}

/** From content to a site in its folder: plans it, then builds it under the site's own rules. */
export async function makeSite(content: Content, options: MakeOptions): Promise<BuildResult> {
  const { baseUrl, dataLabel } = options;
  const planned = await planSite(content, options);
  const files = expectHeads(planned.files, { baseUrl, indexable: baseUrl === content.site.base_url });
  return buildSite({
    ...options,
    files: files.map((file) =>
      file.source === undefined ? file : { ...file, source: `${dataLabel}/${file.source}` },
    ),
    audit: {
      baseUrl,
      redirects: new Map(content.redirects.map(({ from, to }) => [from, to])),
      allowedInlineHashes: new Set(planned.inlineCode.map(inlineHash)),
      maxPageBytes,
    },
  });
}
