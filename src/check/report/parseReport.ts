import type { CheckReport, CheckResult } from './report.ts';

/** A report written by --format json; null if it is invalid. */
export function parseReport(data: unknown): CheckReport | null {
  return isReport(data) ? data : null;
}

/**
 * Why reports are not the parts of one run, each exactly once; null if they are. One whole report is a run.
 */
export function findMergeFault(parts: readonly { file: string; report: CheckReport }[]): string | null {
  const byShard = new Map<string, string>();
  for (const { file, report } of parts) {
    const shard = report.shard ?? 'the whole';
    const other = byShard.get(shard);
    if (other !== undefined) return `${other} and ${file} are both ${shard} of a run.`;
    byShard.set(shard, file);
  }
  const counts = new Set(parts.map(({ report }) => report.shard?.split('/')[1] ?? '1'));
  if (counts.size > 1) return `The reports are of runs in ${[...counts].sort().join(' and in ')} parts.`;
  const written = new Set(parts.map(({ report }) => report.written));
  if (written.size > 1) return 'Some of the reports are of runs with --write, some without.';
  const count = Number([...counts][0] ?? 1);
  const missing = Array.from({ length: count }, (_, index) => `${index + 1}/${count}`).filter(
    (shard) => count > 1 && !byShard.has(shard),
  );
  return missing.length === 0 ? null : `Missing: the report of ${missing.join(', ')}.`;
}

/** Merges several reports. If several have the same offer, the later report's result wins. */
export function mergeReports(reports: readonly CheckReport[]): CheckReport {
  const ordered = reports.toSorted((a, b) => (a.finished < b.finished ? -1 : 1));
  const results = new Map(
    ordered.flatMap((report) => report.results.map((result) => [result.id, result] as const)),
  );
  const starts = reports.map(({ started }) => started).sort();
  return {
    version: 1,
    started: starts[0] ?? '',
    finished: ordered.at(-1)?.finished ?? '',
    complete: reports.every(({ complete }) => complete),
    shard: null,
    written: reports.every(({ written }) => written),
    results: sortResults([...results.values()]),
  };
}

export function sortResults(results: readonly CheckResult[]): CheckResult[] {
  return results.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

function isReport(data: unknown): data is CheckReport {
  if (typeof data !== 'object' || data === null) return false;
  if (!('version' in data && data.version === 1 && 'results' in data && Array.isArray(data.results)))
    return false;
  if (!('started' in data && typeof data.started === 'string')) return false;
  if (!('finished' in data && typeof data.finished === 'string')) return false;
  if (!('shard' in data && (data.shard === null || isShard(data.shard)))) return false;
  if (!('complete' in data && typeof data.complete === 'boolean')) return false;
  if (!('written' in data && typeof data.written === 'boolean')) return false;
  return data.results.every((result: unknown) => {
    if (typeof result !== 'object' || result === null) return false;
    const texts = ['id', 'file', 'retailer', 'url', 'verdict', 'evidence'];
    return texts.every((name) => typeof Object.getOwnPropertyDescriptor(result, name)?.value === 'string');
  });
}

function isShard(shard: unknown): boolean {
  const [index = 0, count = 0] = (typeof shard === 'string' ? shard : '').split('/').map(Number);
  return Number.isInteger(index) && Number.isInteger(count) && index >= 1 && index <= count && count <= 9_999;
}
