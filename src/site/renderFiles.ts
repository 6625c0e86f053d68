import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stampOf } from '../content/disk/stamp.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { auditPage, type PageFacts } from './audit/auditPage.ts';
import { auditSite } from './audit/auditSite.ts';
import { auditSitemap, readSitemap } from './audit/auditSitemap.ts';
import { checkBudgets } from './audit/budget/checkBudgets.ts';
import { fileSizeAt } from './audit/budget/compress.ts';
import { fileCost } from './audit/budget/fileCost.ts';
import type { AuditRules, SiteMap } from './audit/rules.ts';
import type { BuiltFile } from './buildResult.ts';
import { contentHash } from './contentHash.ts';
import { firstChange, type InputRecorder, type Inputs } from './inputs.ts';
import type { PlannedFile } from './planned.ts';
import type { FileRecord, FileRecords } from './records.ts';
import { statEntry } from './write/entries.ts';
import { syncFiles } from './write/syncFiles.ts';
import { isUnchanged, stageFile, type StagedFile } from './write/stage.ts';

/** The records of earlier builds, and the values that decide whether they are still valid. */
export interface Known {
  records: FileRecords;
  /** YYYY-MM-DD. */
  today: string;
  hashOf: InputRecorder['hashOf'];
  /** true hashes the files in the output folder instead of trusting their stamps. */
  verify: boolean;
}

export interface RenderOptions {
  files: readonly PlannedFile[];
  out: string;
  label: string;
  /** Created when the first file has changed. */
  staging: string;
  audit: AuditRules;
  known: Known;
  isStopped: () => boolean;
  onDone: (done: number) => void;
}

export interface Rendered {
  /** The changed files, pages last: a page must not be served before the files that it links to. */
  staged: StagedFile[];
  pages: number;
  files: BuiltFile[];
  /** For the next build; correct once the staged files are in place. */
  records: FileRecords;
  diagnostics: Diagnostic[];
}

/**
 * Renders, audits and compares the files one by one, and stages the changed ones. A file with unchanged
 * inputs is taken from its record.
 */
export async function renderFiles(options: RenderOptions): Promise<Rendered | 'stopped'> {
  const { files, out, label, staging, audit, known } = options;
  const site = mapSite(files);
  const facts: PageFacts[] = [];
  const diagnostics: Diagnostic[] = [];
  const built: BuiltFile[] = [];
  const stagedAssets: StagedFile[] = [];
  const stagedPages: StagedFile[] = [];
  const records: FileRecords = new Map();
  const encoder = new TextEncoder();

  for (const [index, file] of files.entries()) {
    if (options.isStopped()) return 'stopped';
    const before = known.records.get(file.path);
    const why = before === undefined ? 'new' : await whyMade(file, before, site, options);
    if (before !== undefined && why === null) {
      records.set(file.path, before);
      if (before.facts !== null) facts.push(before.facts);
      built.push({ path: file.path, state: 'unchanged', bytes: before.bytes });
      options.onDone(index + 1);
      continue;
    }
    const { made, inputs } = await produce(file);
    const content = typeof made === 'string' ? encoder.encode(made) : made;
    let pageFacts: PageFacts | null = null;
    let isSound = true;
    if (file.route !== undefined) {
      const html = typeof made === 'string' ? made : Buffer.from(made).toString('utf8');
      const page = { ...file, route: file.route, file: `${label}/${file.path}` };
      const audited = auditPage(html, page, site, audit);
      diagnostics.push(...audited.diagnostics);
      isSound = audited.diagnostics.length === 0;
      pageFacts = audited.facts;
      facts.push(pageFacts);
    }
    const unchanged = await isUnchanged(out, file.path, content);
    let place = join(out, file.path);
    if (!unchanged) {
      if (stagedAssets.length + stagedPages.length === 0) await mkdir(staging);
      const staged = await stageFile(staging, index, file.path, content);
      (file.route === undefined ? stagedAssets : stagedPages).push(staged);
      place = staged.staged;
    }
    const stamp = stampOf(place);
    if (isSound && stamp !== null)
      records.set(file.path, {
        stamp,
        hash: contentHash(content),
        bytes: content.byteLength,
        key: file.key ?? null,
        inputs,
        facts: pageFacts,
        cost: null,
        sizes: {},
      });
    built.push({
      path: file.path,
      state: unchanged ? 'unchanged' : 'written',
      bytes: content.byteLength,
      why: why ?? 'new',
    });
    options.onDone(index + 1);
  }
  if (options.isStopped()) return 'stopped';
  const staged = [...stagedAssets, ...stagedPages];
  await syncFiles(staged.map((file) => file.staged));
  const stagedAt = new Map(staged.map((file) => [file.path, file.staged]));
  const read = (path: string) => readFile(stagedAt.get(path) ?? join(out, path));
  const overBudget = await checkBudgets(facts, audit.budgetOf, {
    costOf: async (path) => {
      if (!site.files.has(path)) return null;
      const record = records.get(path);
      const cost = record?.cost ?? fileCost(path, await read(path));
      if (record) records.set(path, { ...record, cost });
      return cost;
    },
    sizeAt: async (path, level) => {
      const known = records.get(path)?.sizes[level];
      const size = known ?? (await fileSizeAt(level, path, await read(path)));
      const record = records.get(path);
      if (record) records.set(path, { ...record, sizes: { ...record.sizes, [level]: size } });
      return size;
    },
    sizeBefore: (path) => Promise.resolve(statEntry(join(out, path))?.size ?? null),
  });
  const sitemap = await readSitemap(site.files, read, label);
  return {
    staged,
    pages: facts.length,
    files: built,
    records,
    diagnostics: [
      ...diagnostics,
      ...auditSite(facts),
      ...(sitemap.length > 0 ? auditSitemap(sitemap, facts, audit.baseUrl) : []),
      ...overBudget,
    ],
  };
}

/** Why a file has to be rendered again; null if it would be the same. */
async function whyMade(
  file: PlannedFile,
  before: FileRecord,
  site: SiteMap,
  { out, known }: RenderOptions,
): Promise<string | null> {
  if (file.key === undefined && file.trace === undefined) return 'cheap to make';
  if ((file.key ?? null) !== before.key) return file.route === undefined ? 'content' : 'shell of the page';
  if ((file.trace === undefined) !== (before.inputs === null)) return 'new';
  if (before.inputs !== null) {
    const changed = firstChange(before.inputs, known.today, known.hashOf);
    if (changed !== null) return changed;
  }
  const gone = before.facts?.links.find((route) => !site.routes.has(route));
  if (gone !== undefined) return `link to ${gone}`;
  if (!known.verify)
    return stampOf(join(out, file.path)) === before.stamp ? null : 'file in the output folder';
  const content = await readFile(join(out, file.path)).catch(() => null);
  return content !== null && contentHash(content) === before.hash ? null : 'file in the output folder';
}

function mapSite(files: readonly PlannedFile[]): SiteMap {
  return {
    routes: new Set(files.flatMap(({ route }) => route ?? [])),
    files: new Set(files.flatMap(({ route, path }) => (route === undefined ? path : []))),
  };
}

async function produce(file: PlannedFile): Promise<{ made: Uint8Array | string; inputs: Inputs | null }> {
  try {
    if (file.trace === undefined) return { made: await file.produce(), inputs: null };
    const { text, inputs } = file.trace();
    return { made: text, inputs };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file.path} could not be made: ${reason}`, { cause: error });
  }
}
