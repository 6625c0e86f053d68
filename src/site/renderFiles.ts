import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { sitemapPath } from '../domain/routes.ts';
import { auditPage, type PageFacts } from './audit/auditPage.ts';
import { auditSite } from './audit/auditSite.ts';
import { auditSitemap } from './audit/auditSitemap.ts';
import { checkBudgets } from './audit/budget/checkBudgets.ts';
import { bestSize } from './audit/budget/compress.ts';
import { fileCost } from './audit/budget/fileCost.ts';
import type { AuditRules, SiteMap } from './audit/rules.ts';
import type { BuiltFile } from './buildResult.ts';
import type { PlannedFile } from './planned.ts';
import { statEntry } from './write/entries.ts';
import { syncFiles } from './write/syncFiles.ts';
import { isUnchanged, stageFile, type StagedFile } from './write/stage.ts';

export interface RenderOptions {
  files: readonly PlannedFile[];
  out: string;
  label: string;
  /** Is made when the first file has changed. */
  staging: string;
  audit: AuditRules;
  isStopped: () => boolean;
  onDone: (done: number) => void;
}

export interface Rendered {
  /** What has changed, pages last: a page must not be served before what it refers to. */
  staged: StagedFile[];
  pages: number;
  files: BuiltFile[];
  diagnostics: Diagnostic[];
}

/** Makes, audits and compares the files one by one, and stages those that have changed. */
export async function renderFiles(options: RenderOptions): Promise<Rendered | 'stopped'> {
  const { files, out, label, staging, audit } = options;
  const site = mapSite(files);
  const facts: PageFacts[] = [];
  const diagnostics: Diagnostic[] = [];
  const built: BuiltFile[] = [];
  const stagedAssets: StagedFile[] = [];
  const stagedPages: StagedFile[] = [];
  let sitemap: string | null = null;
  const encoder = new TextEncoder();

  for (const [index, file] of files.entries()) {
    if (options.isStopped()) return 'stopped';
    const made = await produce(file);
    const content = typeof made === 'string' ? encoder.encode(made) : made;
    if (file.route !== undefined) {
      const html = typeof made === 'string' ? made : Buffer.from(made).toString('utf8');
      const page = { ...file, route: file.route, file: `${label}/${file.path}` };
      const audited = auditPage(html, page, site, audit);
      diagnostics.push(...audited.diagnostics);
      facts.push(audited.facts);
    }
    if (file.path === sitemapPath.slice(1)) sitemap = Buffer.from(content).toString();
    const unchanged = await isUnchanged(out, file.path, content);
    if (!unchanged) {
      if (stagedAssets.length + stagedPages.length === 0) await mkdir(staging);
      const staged = await stageFile(staging, index, file.path, content);
      (file.route === undefined ? stagedAssets : stagedPages).push(staged);
    }
    built.push({
      path: file.path,
      state: unchanged ? 'unchanged' : 'written',
      bytes: content.byteLength,
    });
    options.onDone(index + 1);
  }
  if (options.isStopped()) return 'stopped';
  const staged = [...stagedAssets, ...stagedPages];
  await syncFiles(staged.map((file) => file.staged));
  const stagedAt = new Map(staged.map((file) => [file.path, file.staged]));
  const read = (path: string) => readFile(stagedAt.get(path) ?? join(out, path));
  const overBudget = await checkBudgets(facts, audit.budgetOf, {
    costOf: async (path) => (site.files.has(path) ? fileCost(path, await read(path)) : null),
    bestSize: async (path) => bestSize(path, await read(path)),
    sizeBefore: async (path) => (await statEntry(join(out, path)))?.size ?? null,
  });
  return {
    staged,
    pages: facts.length,
    files: built,
    diagnostics: [
      ...diagnostics,
      ...auditSite(facts),
      ...(sitemap === null ? [] : auditSitemap(sitemap, `${label}${sitemapPath}`, facts, audit.baseUrl)),
      ...overBudget,
    ],
  };
}

function mapSite(files: readonly PlannedFile[]): SiteMap {
  return {
    routes: new Set(files.flatMap(({ route }) => route ?? [])),
    files: new Set(files.flatMap(({ route, path }) => (route === undefined ? path : []))),
  };
}

async function produce(file: PlannedFile): Promise<Uint8Array | string> {
  try {
    return await file.produce();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file.path} could not be made: ${reason}`, { cause: error });
  }
}
