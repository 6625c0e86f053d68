import { ownJson } from '../../content/schema/ownJson.ts';
import { byText } from '../../domain/lists.ts';
import type { CheckReport, CheckResult } from './report.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const isReport = ownJson<CheckReport>({
  type: 'object',
  required: ['version', 'started', 'finished', 'complete', 'failure', 'shard', 'written', 'results'],
  properties: {
    version: { const: 1 },
    started: text,
    finished: text,
    complete: flag,
    failure: {
      type: 'object',
      nullable: true,
      required: ['code', 'message'],
      properties: { code: text, message: text },
    },
    shard: { type: 'string', nullable: true, pattern: '^[1-9]\\d{0,3}/[1-9]\\d{0,3}$' },
    written: flag,
    results: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'file', 'retailer', 'url', 'verdict', 'evidence'],
        properties: { id: text, file: text, retailer: text, url: text, verdict: text, evidence: text },
      },
    },
  },
});

export function parseReport(data: unknown): CheckReport | null {
  return isReport(data) ? data : null;
}

/** Why reports are not the parts of one run, each exactly once; null if they are. */
export function findMergeFault(parts: readonly { file: string; report: CheckReport }[]): string | null {
  const byShard = new Map<string, string>();
  for (const { file, report } of parts) {
    const shard = report.shard ?? 'the whole';
    const other = byShard.get(shard);
    if (other !== undefined) return `${other} and ${file} are both ${shard} of a run.`;
    byShard.set(shard, file);
  }
  const counts = new Set(parts.map(({ report }) => report.shard?.split('/')[1] ?? '1'));
  if (counts.size > 1) return `The reports are from runs in ${[...counts].sort().join(' and in ')} parts.`;
  const written = new Set(parts.map(({ report }) => report.written));
  if (written.size > 1) return 'Some reports are from runs with --write, some without.';
  const count = Number([...counts][0] ?? 1);
  const missing = Array.from({ length: count }, (_, index) => `${index + 1}/${count}`).filter(
    (shard) => count > 1 && !byShard.has(shard),
  );
  return missing.length === 0 ? null : `Missing: the report of ${missing.join(', ')}.`;
}

/** Merges several reports. If several have the same offer, the later report's result wins. */
export function mergeReports(reports: readonly CheckReport[]): CheckReport {
  const ordered = reports.toSorted(byText(({ finished }) => finished));
  const results = new Map(
    ordered.flatMap((report) => report.results.map((result) => [result.id, result] as const)),
  );
  const starts = reports.map(({ started }) => started).sort();
  return {
    version: 1,
    started: starts[0] ?? '',
    finished: ordered.at(-1)?.finished ?? '',
    complete: reports.every(({ complete }) => complete),
    failure: reports.find(({ failure }) => failure !== null)?.failure ?? null,
    shard: null,
    written: reports.every(({ written }) => written),
    results: sortResults([...results.values()]),
  };
}

export function sortResults(results: readonly CheckResult[]): CheckResult[] {
  return results.toSorted(byText(({ id }) => id));
}
