import { join } from 'node:path';
import { stampOf } from '../content/disk/stamp.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { auditPage, type PageFacts } from './audit/auditPage.ts';
import type { AuditRules, SiteMap } from './audit/rules.ts';
import { contentHash } from '../platform/hash.ts';
import type { PageExpectation } from './planned.ts';
import { isUnchanged, stageFile, type StagedFile } from './write/stage.ts';

/** The folders of a build, the addresses of its site and the rules for its pages. */
export interface FinishOptions {
  out: string;
  label: string;
  staging: string;
  site: SiteMap;
  audit: AuditRules;
}

/** What is known of a file before it is made, as in PlannedFile. */
export interface UnfinishedFile {
  path: string;
  route?: string | undefined;
  source?: string | undefined;
  expected?: PageExpectation | undefined;
}

/** A file that was made, without its content. */
export interface FinishedFile {
  hash: string;
  bytes: number;
  /** For pages. */
  facts: PageFacts | null;
  diagnostics: Diagnostic[];
  /** Null if the output folder has the same file. */
  staged: StagedFile | null;
  /** The stamp that the file has in the output folder once the staged files are in place. */
  stamp: string | null;
}

/** Audits a file that was made, and stages it if it has changed. number: unique among the files of a build. */
export function finishFile(
  { path, route, source, expected }: UnfinishedFile,
  number: number,
  made: Uint8Array | string,
  { out, label, staging, site, audit }: FinishOptions,
): FinishedFile {
  const content = typeof made === 'string' ? Buffer.from(made) : made;
  const audited =
    route === undefined
      ? null
      : auditPage(
          typeof made === 'string' ? made : Buffer.from(made).toString(),
          { path, route, source, expected, file: `${label}/${path}` },
          site,
          audit,
          content,
        );
  const staged = isUnchanged(out, path, content) ? null : stageFile(staging, number, path, content);
  return {
    hash: contentHash(content),
    bytes: content.byteLength,
    facts: audited?.facts ?? null,
    diagnostics: audited?.diagnostics ?? [],
    staged,
    stamp: stampOf(staged?.staged ?? join(out, path)),
  };
}
