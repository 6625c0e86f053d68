import { escapeXml } from '../../domain/embed.ts';
import { printable } from '../../diagnostics/printable.ts';
import { groupBy } from '../../domain/lists.ts';
import { failures } from '../verdict/verdict.ts';
import type { CheckReport, CheckResult } from './report.ts';

/** What to do, in order of urgency. */
const titles = {
  fix: 'Fix or remove the link',
  held: 'Price held back: look at it, then run with --accept-price-jumps',
  half: 'New price without stock: look at it, and write both by hand',
  unwritten: 'Not written: look at the data file',
  tag: 'Tag lost: fix the affiliate link; a redirect drops our parameter',
  followed: 'The link has changed: check that it is the same box',
  moved: 'Write the new address',
  currency: "Another currency: link a page in the offer's currency, or correct the offer's",
  box: "Another box: link this box's own page, or correct the offer's box",
  look: 'Look at it: the page does not say',
  wait: 'Wait: it failed, but may come back',
  unasked: 'Not checked this time: the next run starts with them',
  blocked: 'Nothing to do: the shop blocks robots',
  skipped: 'Nothing to do: not called',
  ok: 'Nothing to do: in order',
};
type Task = keyof typeof titles;

const tests: Record<Task, (result: CheckResult) => boolean> = {
  fix: ({ error }) => error,
  held: ({ held }) => held !== null && /^the price (?:jumped|\S+ is far) /.test(held),
  half: ({ held }) => held?.startsWith('the price is') === true,
  unwritten: ({ held }) => held !== null,
  tag: ({ tag_lost }) => tag_lost === true,
  followed: ({ change }) => change?.url !== undefined,
  moved: ({ verdict }) => verdict === 'redirected',
  currency: ({ reason }) => reason === 'another currency',
  box: ({ reason }) => reason === 'another box',
  look: ({ verdict }) => verdict === 'unknown',
  wait: ({ verdict }) => failures.includes(verdict),
  unasked: wasNotAsked,
  blocked: ({ verdict }) => verdict === 'blocked',
  skipped: ({ verdict }) => verdict === 'skipped',
  ok: () => true,
};

/** Results that need no action are counted, and listed only if all fit. */
const dues: Partial<Record<Task, 'later' | 'never'>> = {
  ...{ wait: 'later', unasked: 'later' },
  ...{ blocked: 'never', skipped: 'never', ok: 'never' },
};

export interface Group {
  id: Task;
  title: string;
  due: 'now' | 'later' | 'never';
  results: CheckResult[];
}

/** Each result is in the first group that matches it. */
export function groupResults(results: readonly CheckResult[]): Group[] {
  const tasks = Object.keys(titles) as Task[];
  const byTask = groupBy(results, (result) => tasks.find((task) => tests[task](result)));
  return tasks.flatMap((id) => {
    const own = byTask.get(id) ?? [];
    return own.length === 0 ? [] : { id, title: titles[id], due: dues[id] ?? 'now', results: own };
  });
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
