import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Content } from '../../content/content.ts';
import type { AmazonPrice } from '../../domain/amazon.ts';
import { planDeployment } from '../../site/build/deployment.ts';
import { planSite } from '../../site/build/plan.ts';
import { today as sampleDay } from '../sample/sample.ts';
import { serveFiles } from './serveFiles.ts';

export interface TestSite {
  url: string;
  routes: string[];
  /** What browsers reported about the security policy. */
  reports: string[];
  close: () => Promise<void>;
}

/** Serves a content's site on loopback under its policy. */
export async function serveSite(
  content: Content,
  today = sampleDay,
  amazon?: readonly AmazonPrice[],
): Promise<TestSite> {
  const baseUrl = content.site.base_url;
  const plan = await planSite(content, {
    today,
    baseUrl,
    amazon: amazon ?? null,
    cacheDir: join(tmpdir(), 'guides-test-cache'),
  });
  const files = new Map<string, Uint8Array | string>();
  for (const file of plan.files) files.set(file.path, await file.produce());
  const server = await serveFiles(files, planDeployment(plan, content, baseUrl));
  return { ...server, routes: plan.files.flatMap((file) => file.route ?? []) };
}
