import { printable } from '../../diagnostics/printable.ts';
import type { Checked } from '../checkItems.ts';
import type { Hop } from '../net/visit.ts';
import type { Reading } from '../read/reading.ts';
import { resultOf } from './report.ts';

/** One address in full, for `check url`: hops, signals, verdict. */
export function formatChecked({ verdict, visit, reading }: Checked): string {
  const hops = visit === null ? ['  none: the address was not called'] : visit.hops.map(formatHop);
  const { verdict: kind, reason, evidence, tag_lost, final_url, ...said } = resultOf(verdict);
  const lines = [
    'Hops',
    ...hops,
    ...(reading === null ? [] : formatSignals(reading)),
    'Verdict',
    `  ${kind}${reason === null ? '' : ` (${reason})`}${final_url === null ? '' : ` to ${final_url}`}`,
    `  ${spoken(said)}${tag_lost === null ? '' : `, affiliate parameter ${tag_lost ? 'lost' : 'kept'}`}`,
    `  ${evidence}`,
  ];
  return printable(`${lines.join('\n')}\n`, 'lines');
}

/** What a page says, for `check page`. */
export function formatReading(reading: Reading): string {
  const { kind, evidence, refresh } = reading;
  const lines = [
    ...formatSignals(reading),
    'Reading',
    `  ${kind}${refresh === undefined ? '' : `, sends readers to ${refresh}`}`,
    `  ${spoken(reading)}`,
    ...evidence.map((line) => `  ${line}`),
  ];
  return printable(`${lines.join('\n')}\n`, 'lines');
}

function formatSignals({ signals }: Reading): string[] {
  const lines = signals.map(({ source, where, text, in_stock, prices, currency }) => {
    const stock = in_stock === undefined ? [] : [`in_stock ${String(in_stock)}`];
    const price =
      prices === undefined ? [] : [`price ${prices.join(' or ') || 'not clear'} ${currency ?? ''}`.trim()];
    return `  ${source} ${where}: ${[...stock, ...price].join(', ')}  "${text.slice(0, 120)}"`;
  });
  return ['Signals', ...(lines.length === 0 ? ['  none'] : lines)];
}

function formatHop({ url, status, failure, ms, bytes, remoteAddress, cached }: Hop): string {
  const answer = cached ? 'from the cache' : (status ?? failure ?? 'no answer');
  return `  ${answer}  ${url}  ${Math.round(ms)} ms, ${bytes} bytes, ${remoteAddress ?? 'no connection'}`;
}

function spoken(said: Pick<Reading, 'in_stock' | 'price' | 'currency'>): string {
  return `in_stock ${String(said.in_stock)}, price ${String(said.price)}${said.currency === null ? '' : ` ${said.currency}`}`;
}
