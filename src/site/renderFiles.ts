import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { runWork, type Tasks, type WorkOptions } from '../content/workers/runWork.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { PageFacts } from './audit/auditPage.ts';
import { auditSite } from './audit/auditSite.ts';
import { auditSitemap, readSitemap } from './audit/auditSitemap.ts';
import { checkBudgets } from './audit/budget/checkBudgets.ts';
import { fileSizeAt } from './audit/budget/compress.ts';
import { fileCost } from './audit/budget/fileCost.ts';
import type { AuditRules, SiteMap } from './audit/rules.ts';
import type { BuiltFile } from './buildResult.ts';
import { contentHash } from '../platform/hash.ts';
import { finishFile, type FinishedFile, type FinishOptions } from './finishFile.ts';
import { work, type GuidesPlan, type GuideTask, type GuideFileTask } from './guideWork.ts';
import { firstChange, type InputRecorder, type Inputs } from './inputs.ts';
import type { PlannedFile } from './planned.ts';
import type { FileRecord, FileRecords } from './records.ts';
import { statEntry } from './write/entries.ts';
import { diskSync, type DiskSync } from './write/diskSync.ts';
import type { StagedFile } from './write/stage.ts';

/** The records of earlier builds, and the values that decide whether they are still valid. */
export interface Known {
  records: FileRecords;
  /** The stamps of the files in the output folder, by path. */
  stamps: ReadonlyMap<string, string>;
  /** YYYY-MM-DD. */
  today: string;
  /** Null if nothing is recorded. */
  inputs: Pick<InputRecorder, 'hashOf' | 'inputsOf'> | null;
  /** true hashes the files in the output folder instead of trusting their stamps. */
  verify: boolean;
  /** Whether files of earlier builds are no longer planned, so that links to them are broken. */
  arePagesGone: boolean;
}

export interface WorkerOptions extends Pick<WorkOptions, 'threads'> {
  /** The number of guides from which workers save more time than their start costs. */
  minGuides?: number;
}

export interface RenderOptions {
  files: readonly PlannedFile[];
  out: string;
  label: string;
  /** A folder to create. */
  staging: string;
  audit: AuditRules;
  guides: GuidesPlan | null;
  workers: WorkerOptions;
  known: Known;
  signal: AbortSignal | undefined;
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

/** A file to be made. number: its place among the files of the build. */
interface Due {
  file: PlannedFile;
  number: number;
  why: string;
}

/** inputs: null if it is not known what the file was made from. */
type Made = FinishedFile & { inputs: Inputs | null };

/**
 * Renders, audits and compares the files one by one, and stages the changed ones. A file with unchanged
 * inputs is taken from its record.
 */
export async function renderFiles(options: RenderOptions): Promise<Rendered | 'stopped'> {
  const { files, out, label, staging, audit, known, signal } = options;
  const site = mapSite(files);
  const due: Due[] = [];
  for (const [number, file] of files.entries()) {
    const before = known.records.get(file.path);
    const why =
      before === undefined
        ? 'new'
        : (whyMade(file, before, site, known) ??
          (known.verify ? await whyReplaced(file, before, out) : null));
    if (why !== null) due.push({ file, number, why });
  }
  const disk = diskSync();
  let made: ReadonlyMap<number, Made>;
  try {
    if (due.length > 0) await mkdir(staging);
    made = await makeFiles(due, { out, label, staging, site, audit }, disk, options);
    signal?.throwIfAborted();
  } catch (error) {
    if (signal?.aborted === true) return 'stopped';
    throw error;
  }

  const reasons = new Map(due.map(({ number, why }) => [number, why]));
  const facts: PageFacts[] = [];
  const diagnostics: Diagnostic[] = [];
  const built: BuiltFile[] = [];
  const stagedAssets: StagedFile[] = [];
  const stagedPages: StagedFile[] = [];
  const records: FileRecords = new Map();
  for (const [number, file] of files.entries()) {
    const { path } = file;
    const finished = made.get(number);
    const record = finished === undefined ? known.records.get(path) : recordOf(file, finished);
    if (record !== undefined) records.set(path, record);
    const ownFacts = (finished ?? record)?.facts;
    if (ownFacts != null) facts.push(ownFacts);
    if (finished === undefined) {
      built.push({
        path,
        state: 'unchanged',
        bytes: record?.bytes ?? 0,
        stamp: known.stamps.get(path) ?? '',
      });
      continue;
    }
    diagnostics.push(...finished.diagnostics);
    const { staged, bytes, stamp } = finished;
    if (staged !== null) (file.route === undefined ? stagedAssets : stagedPages).push(staged);
    built.push({
      path,
      state: staged === null ? 'unchanged' : 'written',
      bytes,
      stamp: stamp ?? '',
      why: reasons.get(number) ?? 'new',
    });
  }
  const staged = [...stagedAssets, ...stagedPages];
  await disk.end();
  const stagedAt = new Map(staged.map((file) => [file.path, file.staged]));
  const read = (path: string) => readFile(stagedAt.get(path) ?? join(out, path));
  const overBudget = await checkBudgets(facts, audit.budgetOf, {
    costOf: async (path) => {
      if (!site.files.has(path)) return null;
      const record = records.get(path);
      if (record?.cost != null) return record.cost;
      const cost = fileCost(path, await read(path));
      if (record) records.set(path, { ...record, cost });
      return cost;
    },
    sizeAt: async (path, level) => {
      const known = records.get(path)?.sizes[level];
      if (known !== undefined) return known;
      const size = await fileSizeAt(level, path, await read(path));
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

/** The made files by their numbers. */
async function makeFiles(
  due: readonly Due[],
  finish: FinishOptions,
  disk: DiskSync,
  { files, guides, workers, known: { inputs }, signal, onDone }: RenderOptions,
): Promise<ReadonlyMap<number, Made>> {
  const made = new Map<number, Made>();
  const add = (number: number, file: FinishedFile, reads: readonly string[] | null) => {
    if (file.staged !== null) disk.start(file.staged.staged);
    // At once, while the guide that was read is still in memory.
    made.set(number, { ...file, inputs: reads === null || inputs === null ? null : inputs.inputsOf(reads) });
    onDone(files.length - due.length + made.size);
  };
  const { minGuides = 100, ...threads } = workers;
  const { tasks, others } = splitByGuide(due, guides, minGuides);
  const failed = new AbortController();
  const stop = AbortSignal.any([failed.signal, ...(signal === undefined ? [] : [signal])]);
  const makeGuides = async () => {
    if (tasks.length === 0 || guides === null) return;
    const { baseUrl, redirects, allowedInlineHashes } = finish.audit;
    const audit = { baseUrl, redirects, allowedInlineHashes };
    const data = { site: guides.shared, finish: { ...finish, audit } };
    const options = { signal: stop, minTasks: 0, ...threads };
    for await (const results of runWork(work, data, tasks, options))
      for (const { number, reads, ...file } of results) add(number, file, reads);
  };
  const makeOthers = async () => {
    for (const { file, number } of others) {
      // Signals, and the answers of workers, arrive between two files.
      await turn();
      stop.throwIfAborted();
      const { content, reads } = await produce(file);
      add(number, finishFile(file, number, content, finish), reads);
    }
  };
  const both = [makeGuides(), makeOthers()];
  for (const part of both)
    part.catch((error: unknown) => {
      failed.abort(error);
    });
  await Promise.allSettled(both);
  await Promise.all(both);
  return made;
}

/** The files of guides as tasks for worker threads if there are enough guides, and all other files. */
function splitByGuide(
  due: readonly Due[],
  guides: GuidesPlan | null,
  minGuides: number,
): { tasks: Tasks<GuideTask>; others: readonly Due[] } {
  const byGuide = new Map<string, GuideFileTask[]>();
  for (const { file, number } of due) {
    const { path, route, source, expected, guide } = file;
    if (guide === undefined) continue;
    const task = { number, kind: guide.file, path, route, source, expected };
    byGuide.set(guide.id, [...(byGuide.get(guide.id) ?? []), task]);
  }
  if (guides === null || byGuide.size < minGuides) return { tasks: [], others: due };
  return {
    tasks: {
      length: byGuide.size,
      *[Symbol.iterator]() {
        for (const [id, files] of byGuide) yield { ...guides.dataOf(id), files };
      },
    },
    others: due.filter(({ file }) => file.guide === undefined),
  };
}

/** Undefined for a file with findings: the next build makes it again. */
function recordOf(file: PlannedFile, made: Made): FileRecord | undefined {
  const { diagnostics, stamp, hash, bytes, facts, inputs } = made;
  if (diagnostics.length > 0 || stamp === null) return undefined;
  return {
    stamp,
    hash,
    bytes,
    key: file.key ?? null,
    inputs,
    facts,
    cost: null,
    sizes: {},
  };
}

/** Why a file has to be rendered again; null if it would be the same. */
function whyMade(file: PlannedFile, before: FileRecord, site: SiteMap, known: Known): string | null {
  if (file.key === undefined && file.trace === undefined) return 'cheap to make';
  if ((file.key ?? null) !== before.key) return file.route === undefined ? 'content' : 'shell of the page';
  if ((file.trace === undefined) !== (before.inputs === null)) return 'new';
  if (before.inputs !== null) {
    const changed = firstChange(before.inputs, known.today, known.inputs?.hashOf ?? (() => null));
    if (changed !== null) return changed;
  }
  // Whatever it links to was there when it was made.
  if (known.arePagesGone) {
    const gone = before.facts?.links.split('\n').find((route) => route !== '' && !site.routes.has(route));
    if (gone !== undefined) return `link to ${gone}`;
  }
  return known.verify || known.stamps.get(file.path) === before.stamp ? null : changedOutside;
}

const changedOutside = 'file in the output folder';

/** The same by the content of the file, whatever its stamp. */
async function whyReplaced({ path }: PlannedFile, before: FileRecord, out: string): Promise<string | null> {
  const content = await readFile(join(out, path)).catch(() => null);
  return content !== null && contentHash(content) === before.hash ? null : changedOutside;
}

function mapSite(files: readonly PlannedFile[]): SiteMap {
  return {
    routes: new Set(files.flatMap(({ route }) => route ?? [])),
    files: new Set(files.flatMap(({ route, path }) => (route === undefined ? path : []))),
  };
}

async function produce(
  file: PlannedFile,
): Promise<{ content: Uint8Array | string; reads: readonly string[] | null }> {
  try {
    if (file.trace === undefined) return { content: await file.produce(), reads: null };
    const { text, reads } = file.trace();
    return { content: text, reads };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file.path} could not be made: ${reason}`, { cause: error });
  }
}
