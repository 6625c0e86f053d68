import { printable } from '../../diagnostics/printable.ts';
import type { CheckReport, CheckResult } from './report.ts';

/** A task for a maintainer, for some of the results. */
export interface GroupKind {
  /** As in an address: lower case and hyphens. */
  id: string;
  title: string;
  /**
   * When somebody has to act; results that need nobody are counted, and listed only if there is room for all.
   */
  due: 'now' | 'later' | 'never';
}

export interface Group extends GroupKind {
  results: CheckResult[];
}

/** In order of urgency. Each result is in the first group that matches it. */
const kinds: readonly (GroupKind & { takes: (result: CheckResult) => boolean })[] = [
  { id: 'fix', title: 'Fix or remove the link', due: 'now', takes: ({ error }) => error },
  {
    id: 'held',
    title: 'Price held back: look at it, then run with --accept-price-jumps',
    due: 'now',
    takes: ({ held }) => held?.startsWith('the price jumped') === true,
  },
  {
    id: 'half',
    title: 'New price without stock: look at it, and write both by hand',
    due: 'now',
    takes: ({ held }) => held?.startsWith('the price is') === true,
  },
  {
    id: 'unwritten',
    title: 'Not written: look at the data file',
    due: 'now',
    takes: ({ held }) => held !== null,
  },
  {
    id: 'tag',
    title: 'Tag lost: fix the affiliate link; a redirect drops our parameter',
    due: 'now',
    takes: ({ tag_lost }) => tag_lost === true,
  },
  {
    id: 'followed',
    title: 'The link was changed: look whether it is the same box',
    due: 'now',
    takes: ({ change }) => change?.url !== undefined,
  },
  {
    id: 'moved',
    title: 'Write the new address',
    due: 'now',
    takes: ({ verdict }) => verdict === 'redirected',
  },
  {
    id: 'currency',
    title: "Another currency: link a page in the offer's currency, or correct the offer's",
    due: 'now',
    takes: ({ verdict, reason }) => verdict === 'ok' && reason !== null,
  },
  {
    id: 'look',
    title: 'Look at it: the page does not say',
    due: 'now',
    takes: ({ verdict }) => verdict === 'unknown',
  },
  {
    id: 'wait',
    title: 'Wait: it failed, and may come back',
    due: 'later',
    takes: ({ verdict }) => ['broken', 'soft404', 'timeout', 'unreachable'].includes(verdict),
  },
  {
    id: 'unasked',
    title: 'Not checked this time: the next run begins with them',
    due: 'later',
    takes: wasNotAsked,
  },
  {
    id: 'blocked',
    title: 'Nothing to do: the shop turns robots away',
    due: 'never',
    takes: ({ verdict }) => verdict === 'blocked',
  },
  {
    id: 'skipped',
    title: 'Nothing to do: not called',
    due: 'never',
    takes: ({ verdict }) => verdict === 'skipped',
  },
  { id: 'ok', title: 'Nothing to do: in order', due: 'never', takes: () => true },
];

/** The groups that have results. */
export function groupResults(results: readonly CheckResult[]): Group[] {
  const sorted = kinds.map(({ id, title, due }): Group => ({ id, title, due, results: [] }));
  for (const result of results) sorted[kinds.findIndex(({ takes }) => takes(result))]?.results.push(result);
  return sorted.filter((group) => group.results.length > 0);
}

/** Whether a maintainer has to act on it now. */
export function needsWork({ error, held, tag_lost }: CheckResult): boolean {
  return error || held !== null || tag_lost === true;
}

/** "broken: status 404; 2 nights in a row", as all formats say it. */
export function describeResult(result: CheckResult): string {
  const { verdict, reason, final_url, evidence, held, tag_lost } = result;
  const to = final_url === null ? '' : ` to ${final_url}`;
  const nights = nightsOf(result);
  const because = held === null ? '' : `; held back: ${held}`;
  const tag = tag_lost === true ? '; a redirect drops our parameter' : '';
  return `${verdict}${reason === null ? '' : ` (${reason})`}${to}: ${evidence}${because}${tag}${nights === null ? '' : `; ${nights}`}`;
}

/** "2 nights in a row", or null where the link did not fail. */
export function nightsOf({ strikes }: CheckResult): string | null {
  return strikes === 0 ? null : `${strikes} ${strikes === 1 ? 'night' : 'nights'} in a row`;
}

/** "12 offers checked, 3 would change (--write changes them). The run ended early: 4 were not checked." */
export function sumUp({ results, written, failure, shard }: CheckReport): string {
  if (failure?.code === 'check/no-network') return `Nothing was checked. ${failure.message}`;
  const changes = results.filter(({ change }) => change !== null).length;
  const changed = written ? `${changes} changed` : `${changes} would change (--write changes them)`;
  const part = shard === null ? '' : ` in part ${shard}`;
  const unasked = results.filter(wasNotAsked).length;
  const checked = results.length - unasked;
  const early = unasked === 0 ? '' : ` The run ended early: ${unasked} were not checked.`;
  const why = failure === null ? '' : ` ${failure.message}`;
  return `${checked} ${checked === 1 ? 'offer' : 'offers'} checked${part}, ${changed}.${early}${why}`;
}

/** Whether the run ended before an offer's turn. */
function wasNotAsked({ verdict, reason }: CheckResult): boolean {
  return verdict === 'skipped' && (reason === 'interrupted' || reason === 'out of time');
}

/** Text for XML and HTML, in an element or a quoted attribute: no markup, no control characters, one line. */
export function escapeMarkup(text: string): string {
  return printable(text)
    .replace(/[\ufffe\uffff]/g, '\ufffd')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}
