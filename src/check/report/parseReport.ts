import type { CheckReport, CheckResult } from './report.ts';

/** A report that --format json wrote; null where it is none. */
export function parseReport(data: unknown): CheckReport | null {
  return isReport(data) ? data : null;
}

/** Several reports as one. Of an offer that several have, the later report's result stands. */
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
    complete: reports.every(({ complete }) => complete) && isWhole(reports),
    shard: null,
    written: reports.every(({ written }) => written),
    results: sortResults([...results.values()]),
  };
}

export function sortResults(results: readonly CheckResult[]): CheckResult[] {
  return results.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** Whether no shard is missing. */
function isWhole(reports: readonly CheckReport[]): boolean {
  const shards = new Set(reports.flatMap(({ shard }) => shard ?? []));
  const counts = [...shards].map((shard) => Number(shard.split('/')[1]));
  return counts.every((count) => count === shards.size);
}

function isReport(data: unknown): data is CheckReport {
  if (typeof data !== 'object' || data === null) return false;
  if (!('version' in data && data.version === 1 && 'results' in data && Array.isArray(data.results)))
    return false;
  if (!('started' in data && typeof data.started === 'string')) return false;
  if (!('finished' in data && typeof data.finished === 'string')) return false;
  return data.results.every((result: unknown) => {
    if (typeof result !== 'object' || result === null) return false;
    const texts = ['id', 'file', 'retailer', 'url', 'verdict', 'evidence'];
    return texts.every((name) => typeof Object.getOwnPropertyDescriptor(result, name)?.value === 'string');
  });
}
