import { rm, rmdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { diagnostic, isFailure, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { emptyBuild, type BuildResult } from './buildResult.ts';
import type { AuditRules } from '../audit/types.ts';
import { type PlannedFile, isPage } from '../planned.ts';
import { renderFiles } from './renderFiles.ts';
import { takeLock, type LockHolder } from '../../platform/lock.ts';
import { noMemo, type Memo } from '../../platform/memo.ts';
import { checkOutFolder, inspectOutFolder, outLabel, type Surroundings } from '../write/outFolder.ts';
import { cleanState, statePaths, readManifest, writeManifest } from '../write/plannedPaths.ts';
import { publish } from '../write/publish.ts';
import { isSystemError, type SystemError, explainRefusal } from '../../platform/systemError.ts';

export interface BuildProgress {
  phase: 'prepare' | 'render' | 'publish';
  done: number;
  total: number;
}

export interface BuildOptions {
  files: Iterable<PlannedFile>;
  out: string;
  surroundings: Surroundings;
  audit: AuditRules;
  memo?: Memo;
  strict: boolean;
  /** Stops the build until it starts to put files in place; after that it runs to its end. */
  signal?: AbortSignal;
  onProgress?: (progress: BuildProgress) => void;
}

/**
 * Nothing in the output folder changes unless every page passes the audit, and files that no build made never change.
 * System errors are returned as diagnostics; errors thrown by produce are rethrown.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { surroundings } = options;
  const out = resolve(surroundings.cwd, options.out);
  const label = outLabel(out, surroundings.cwd);
  const files = [...options.files];
  let begun = false;
  try {
    const refusals = await checkOutFolder(out, surroundings);
    if (refusals.length > 0) return emptyBuild('refused', refusals);
    const lock = await takeLock(statePaths(out).lock);
    if (lock.kind === 'held') return emptyBuild('refused', [describeHolder(lock.by, label)]);
    try {
      return await buildLocked(out, label, files, options, () => (begun = true));
    } finally {
      // A failed cleanup must not hide the earlier error; the next build cleans up.
      await rm(statePaths(out).staging, { recursive: true, force: true }).catch(() => undefined);
      lock.release();
      // rmdir removes only empty folders: these are empty only if the build wrote nothing.
      await rmdir(statePaths(out).folder)
        .then(() => rmdir(out))
        .catch(() => undefined);
    }
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return { ...emptyBuild('refused', [describeFailure(error, label, begun)]), begun };
  }
}

async function buildLocked(
  out: string,
  label: string,
  files: readonly PlannedFile[],
  { audit, memo = noMemo, strict, signal, onProgress }: BuildOptions,
  begin: () => void,
): Promise<BuildResult> {
  const { manifest, staging } = statePaths(out);
  await cleanState(out);
  const before = await readManifest(manifest);
  if (before === null) return emptyBuild('refused', [unreadableManifest(label)]);
  const planned = new Set(files.map(({ path }) => path));
  const { stale, foreign } = await inspectOutFolder(out, planned, new Set(before), label);
  if (foreign.length > 0) return emptyBuild('refused', foreign);

  await prepareFiles(files, {
    isStopped: () => signal?.aborted === true,
    onDone: (done, total) => onProgress?.({ phase: 'prepare', done, total }),
  });
  const rendered = await renderFiles({
    files,
    out,
    label,
    staging,
    audit,
    memo,
    signal,
    onDone: (done) => onProgress?.({ phase: 'render', done, total: files.length }),
  });
  if (rendered === 'stopped') return emptyBuild('interrupted');
  const { staged, diagnostics, pages } = rendered;
  if (isFailure(diagnostics, strict)) return { ...emptyBuild('findings', diagnostics), pages };

  // During the changes, the manifest names both old and new files, so that a kill leaves no file without an owner.
  await writeManifest(manifest, [...stale, ...planned]);
  let done = 0;
  publish({ out, planned, staged, stale }, () => {
    begin();
    onProgress?.({ phase: 'publish', done: ++done, total: staged.length + stale.length });
  });
  await writeManifest(manifest, planned);
  const removed = stale.map((path) => ({ path, state: 'removed' as const, bytes: 0 }));
  return {
    outcome: 'published',
    begun: done > 0,
    pages,
    diagnostics,
    files: [...removed, ...rendered.files],
    hash: rendered.hash,
  };
}

function unreadableManifest(label: string): Diagnostic {
  const at = { file: `${label}/.guides/manifest.json`, line: 1, column: 1 };
  return diagnostic(
    'build/manifest-unreadable',
    at,
    'This list of built files is damaged, so the build cannot tell which files it may replace.',
    { hint: `If you need nothing in ${label}/, delete the folder. Then build again.` },
  );
}

const hints: Record<string, string> = {
  EROFS: 'Set --out to a folder on another disk.',
  ENAMETOOLONG: 'Use shorter slugs or a shorter --out.',
};

function describeFailure(error: SystemError, label: string, begun: boolean): Diagnostic {
  const { reason, hint } = explainRefusal(error);
  const state = begun
    ? ` ${label}/ now has old and new files, each of them complete; the next build finishes the work.`
    : '';
  return diagnostic(
    'build/write-failed',
    { file: label, line: 1, column: 1 },
    `The site could not be written: ${reason}.${state}`,
    { hint: `${hints[error.code] ?? hint} Then build again. The system said: ${error.message}` },
  );
}

function describeHolder(holder: LockHolder | null, label: string): Diagnostic {
  const lock = `${label}/.guides/lock`;
  const who =
    holder === null
      ? 'Another build'
      : `Another build (process ${holder.pid} on ${holder.host}, since ${holder.since.slice(0, 10)} ${holder.since.slice(11, 19)} UTC)`;
  return diagnostic('build/locked', { file: lock, line: 1, column: 1 }, `${who} is writing ${label}/.`, {
    hint: `Wait for it to end. If that process no longer exists, delete ${lock}.`,
  });
}

export async function prepareFiles(
  files: readonly PlannedFile[],
  { isStopped, onDone }: { isStopped: () => boolean; onDone: (done: number, total: number) => void },
): Promise<void> {
  const limit = pLimit(availableParallelism());
  const costly = files.flatMap((file) => (isPage(file) ? [] : (file.prepare?.() ?? [])));
  let done = 0;
  if (costly.length > 0) onDone(0, costly.length);
  await limit.map(costly, async (prepare) => {
    if (isStopped()) return;
    await prepare();
    done += 1;
    onDone(done, costly.length);
  });
}
