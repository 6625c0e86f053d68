import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { sha256 } from '../../platform/hash.ts';
import type { Memo } from '../../platform/memo.ts';
import { auditPage } from '../audit/auditPage.ts';
import { auditSite, auditSitemap, readSitemap } from '../audit/auditSite.ts';
import { checkBudgets } from '../audit/budget/checkBudgets.ts';
import { exactSize, fileCost } from '../audit/budget/fileCost.ts';
import type { AuditRules, SiteMap, PageFacts } from '../audit/types.ts';
import type { BuiltFile } from './buildResult.ts';
import { isPage, type PageView, type PlannedFile, type PlannedPage } from '../planned.ts';
import { readBuilt, type StagedFile, stageFile } from '../write/publish.ts';

export interface RenderOptions {
  files: readonly PlannedFile[];
  out: string;
  label: string;
  staging: string;
  audit: AuditRules;
  memo: Memo;
  signal: AbortSignal | undefined;
  onDone: (done: number) => void;
}

export interface Rendered {
  /** The changed files, pages last: a page must not be live before the files that it links to. */
  staged: StagedFile[];
  pages: number;
  files: BuiltFile[];
  hash: string;
  diagnostics: Diagnostic[];
}

interface AuditedFile {
  hash: string;
  facts: PageFacts;
  diagnostics: Diagnostic[];
}

/** Stages the changed files. A page with the same view and shell as before is neither rendered nor audited. */
export async function renderFiles(options: RenderOptions): Promise<Rendered | 'stopped'> {
  const { files, out, label, staging, audit, memo, signal, onDone } = options;
  const map = mapSite(files);
  const audited = pageAuditor(options, map);
  const pages: AuditedFile[] = [];
  const built: BuiltFile[] = [];
  const hash = createHash('sha256');
  const stagedAssets: StagedFile[] = [];
  const stagedPages: StagedFile[] = [];
  const stage = (file: PlannedFile, content: Uint8Array) => {
    if (stagedAssets.length + stagedPages.length === 0) mkdirSync(staging);
    const staged = stageFile(staging, built.length, file.path, content);
    (isPage(file) ? stagedPages : stagedAssets).push(staged);
  };
  const add = (file: PlannedFile, content: Uint8Array, isSame: boolean) => {
    if (!isSame) stage(file, content);
    hash.update(content);
    built.push({
      path: file.path,
      state: isSame ? 'unchanged' : 'written',
      bytes: content.byteLength,
    });
    onDone(built.length);
  };
  for (const file of files) {
    // Signals arrive between two files.
    await turn();
    if (signal?.aborted === true) return 'stopped';
    const before = readBuilt(out, file.path);
    if (!isPage(file)) {
      const content = toBytes(await produced(file, file.produce));
      add(file, content, before?.equals(content) === true);
      continue;
    }
    const view = await produced(file, file.view);
    const { page, html } = await audited(file, view);
    pages.push(page);
    const isSame = before !== null && sha256(before) === page.hash;
    const content = isSame ? before : toBytes(html ?? (await produced(file, view.render)));
    add(file, content, isSame);
  }
  if (signal?.aborted === true) return 'stopped';
  const staged = [...stagedAssets, ...stagedPages];
  const stagedAt = new Map(staged.map((file) => [file.path, file.staged]));
  const read = (path: string) => readFile(stagedAt.get(path) ?? join(out, path));
  const facts = pages.map((page) => page.facts);
  const overBudget = await checkBudgets(facts, audit.budgetOf, {
    costOf: async (path) => {
      if (!map.files.has(path)) return null;
      const content = await read(path);
      return memo('cost', [path, sha256(content)], () => fileCost(path, content));
    },
    exactSize: async (path) => {
      const content = await read(path);
      return memo('size', [path, sha256(content)], () => exactSize(path, content));
    },
  });
  const sitemap = await readSitemap(map.files, read, label);
  return {
    staged,
    pages: pages.length,
    files: built,
    hash: hash.digest('base64url'),
    diagnostics: [
      ...pages.flatMap(({ diagnostics }) => diagnostics),
      ...auditSite(facts),
      ...auditSitemap(sitemap, facts, audit.baseUrl),
      ...overBudget,
    ],
  };
}

function pageAuditor({ label, audit, memo }: RenderOptions, map: SiteMap) {
  const { baseUrl, redirects, allowedInlineHashes } = audit;
  const rules = sha256(JSON.stringify([label, baseUrl, [...redirects], [...(allowedInlineHashes ?? [])]]));
  return async (
    { path, route, source, expected }: PlannedPage,
    { inputs, render }: PageView,
  ): Promise<{ page: AuditedFile; html: string | null }> => {
    let html: string | null = null;
    const auditNow = async (): Promise<AuditedFile> => {
      html = await produced({ path }, render);
      const page = { path, route, source, expected, file: `${label}/${path}` };
      return { hash: sha256(html), ...auditPage(html, page, map, audit) };
    };
    const isClean = ({ diagnostics }: AuditedFile) => diagnostics.length === 0;
    const page =
      inputs === null
        ? await auditNow()
        : await memo('page', [rules, path, source, expected, inputs], auditNow, isClean);
    const isGone = (link: string) => !map.routes.has(link);
    // All link targets existed when the page was audited.
    return { page: page.facts.links.some(isGone) ? await auditNow() : page, html };
  };
}

function mapSite(files: readonly PlannedFile[]): SiteMap {
  return {
    routes: new Set(files.filter(isPage).map(({ route }) => route)),
    files: new Set(files.flatMap((file) => (isPage(file) ? [] : file.path))),
  };
}

function toBytes(content: Uint8Array | string): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : content;
}

async function produced<T>({ path }: Pick<PlannedFile, 'path'>, make: () => T | Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${path} could not be made: ${reason}`, { cause: error });
  }
}
