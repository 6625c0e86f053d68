import { escapeXml } from '../../domain/embed.ts';
import { printable } from '../../diagnostics/printable.ts';
import type { CheckReport, CheckResult } from './report.ts';

/** A task for a maintainer, and its results. */
export interface Group {
  id: string;
  title: string;
  /** Results that need no action are counted, and listed only if all fit. */
  due: 'now' | 'later' | 'never';
  results: CheckResult[];
}

const failing = ['broken', 'soft404', 'timeout', 'unreachable'];

/** In order of urgency. Each result is in the first group that matches it. */
const kinds: readonly (readonly [
  id: string,
  due: Group['due'],
  title: string,
  takes: (result: CheckResult) => boolean,
])[] = [
  ['fix', 'now', 'Fix or remove the link', ({ error }) => error],
  [
    'held',
    'now',
    'Price held back: look at it, then run with --accept-price-jumps',
    ({ held }) => held?.startsWith('the price jumped') === true,
  ],
  [
    'half',
    'now',
    'New price without stock: look at it, and write both by hand',
    ({ held }) => held?.startsWith('the price is') === true,
  ],
  ['unwritten', 'now', 'Not written: look at the data file', ({ held }) => held !== null],
  [
    'tag',
    'now',
    'Tag lost: fix the affiliate link; a redirect drops our parameter',
    ({ tag_lost }) => tag_lost === true,
  ],
  [
    'followed',
    'now',
    'The link has changed: check that it is the same box',
    ({ change }) => change?.url !== undefined,
  ],
  ['moved', 'now', 'Write the new address', ({ verdict }) => verdict === 'redirected'],
  [
    'currency',
    'now',
    "Another currency: link a page in the offer's currency, or correct the offer's",
    ({ reason }) => reason === 'another currency',
  ],
  [
    'box',
    'now',
    "Another box: link this box's own page, or correct the offer's box",
    ({ reason }) => reason === 'another box',
  ],
  ['look', 'now', 'Look at it: the page does not say', ({ verdict }) => verdict === 'unknown'],
  ['wait', 'later', 'Wait: it failed, but may come back', ({ verdict }) => failing.includes(verdict)],
  ['unasked', 'later', 'Not checked this time: the next run starts with them', wasNotAsked],
  ['blocked', 'never', 'Nothing to do: the shop blocks robots', ({ verdict }) => verdict === 'blocked'],
  ['skipped', 'never', 'Nothing to do: not called', ({ verdict }) => verdict === 'skipped'],
  ['ok', 'never', 'Nothing to do: in order', () => true],
];

export function groupResults(results: readonly CheckResult[]): Group[] {
  const groups = kinds.map(([id, due, title]): Group => ({ id, title, due, results: [] }));
  for (const result of results)
    groups[kinds.findIndex(([, , , takes]) => takes(result))]?.results.push(result);
  return groups.filter((group) => group.results.length > 0);
}

export function needsWork({ error, held, tag_lost }: CheckResult): boolean {
  return error || held !== null || tag_lost === true;
}

export function describeResult(result: CheckResult): string {
  const { verdict, reason, final_url, evidence, held, tag_lost } = result;
  const to = final_url === null ? '' : ` to ${final_url}`;
  const nights = nightsOf(result);
  const because = held === null ? '' : `; held back: ${held}`;
  const tag = tag_lost === true ? '; a redirect drops our parameter' : '';
  return `${verdict}${reason === null ? '' : ` (${reason})`}${to}: ${evidence}${because}${tag}${nights === null ? '' : `; ${nights}`}`;
}

/** "2 nights in a row", or null if the link did not fail. */
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

function wasNotAsked({ verdict, reason }: CheckResult): boolean {
  return verdict === 'skipped' && (reason === 'interrupted' || reason === 'out of time');
}

/** Text for XML and HTML, in an element or a quoted attribute: no markup, no control characters, one line. */
export function escapeMarkup(text: string): string {
  return escapeXml(printable(text).replace(/[\ufffe\uffff]/g, '\ufffd'));
}
