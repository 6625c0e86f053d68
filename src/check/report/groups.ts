import type { CheckResult } from './report.ts';

/** What a maintainer does about results, in the order of urgency. Each result is in the first group that fits. */
const groups: readonly { title: string; takes: (result: CheckResult) => boolean }[] = [
  { title: 'Mend or remove the link', takes: ({ error }) => error },
  { title: 'Look at it yourself, then --accept-price-jumps', takes: ({ held }) => held !== null },
  {
    title: 'Mend the affiliate link: a redirect drops our parameter',
    takes: ({ tag_lost }) => tag_lost === true,
  },
  {
    title: 'Wait: it failed, and may come back',
    takes: ({ verdict }) => ['broken', 'soft404', 'timeout', 'unreachable'].includes(verdict),
  },
  { title: 'Write the new address', takes: ({ verdict }) => verdict === 'redirected' },
  { title: 'Nothing to do: the shop turns robots away', takes: ({ verdict }) => verdict === 'blocked' },
  { title: 'Nothing to do: the page does not say', takes: ({ verdict }) => verdict === 'unknown' },
  { title: 'Nothing to do: not called', takes: ({ verdict }) => verdict === 'skipped' },
  { title: 'Nothing to do: in order', takes: () => true },
];

export interface Group {
  title: string;
  results: CheckResult[];
}

/** The groups that have results. */
export function groupResults(results: readonly CheckResult[]): Group[] {
  const sorted = groups.map(({ title }): Group => ({ title, results: [] }));
  for (const result of results) sorted[groups.findIndex(({ takes }) => takes(result))]?.results.push(result);
  return sorted.filter((group) => group.results.length > 0);
}

/** Whether a maintainer has something to do about it. */
export function needsWork({ error, held, tag_lost }: CheckResult): boolean {
  return error || held !== null || tag_lost === true;
}

/** "broken: status 404; 2 nights in a row", as all formats say it. */
export function describeResult({ verdict, reason, final_url, evidence, held, strikes }: CheckResult): string {
  const to = final_url === null ? '' : ` to ${final_url}`;
  const nights = strikes === 0 ? '' : `; ${strikes} ${strikes === 1 ? 'night' : 'nights'} in a row`;
  const because = held === null ? '' : `; held back: ${held}`;
  return `${verdict}${reason === null ? '' : ` (${reason})`}${to}: ${evidence}${because}${nights}`;
}
