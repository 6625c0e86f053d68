import { printable } from '../../diagnostics/printable.ts';
import type { CheckedItem } from '../outcome.ts';
import type { VisitRequest } from '../net/visit.ts';
import type { PageReading } from '../read/reading.ts';
import { resultOf } from './report.ts';

export function formatChecked({ verdict, visit, reading }: CheckedItem): string {
  const requests = visit?.requests.map(formatRequest) ?? [];
  const { verdict: kind, reason, evidence, tag_lost, final_url, ...said } = resultOf(verdict);
  const lines = [
    'Hops',
    ...(requests.length > 0 ? requests : ['  none: the address was not called']),
    ...(reading === null ? [] : formatStatements(reading)),
    'Verdict',
    `  ${kind}${reason === null ? '' : ` (${reason})`}${final_url === null ? '' : ` to ${final_url}`}`,
    `  ${spoken(said)}${tag_lost === null ? '' : `, affiliate parameter ${tag_lost ? 'lost' : 'kept'}`}`,
    `  ${evidence}`,
  ];
  return printable(`${lines.join('\n')}\n`, 'lines');
}

export function formatCheckedJson({ verdict, visit, reading }: CheckedItem): string {
  const answer = { ...resultOf(verdict), hops: visit?.requests ?? [], signals: reading?.statements ?? [] };
  return `${JSON.stringify(answer, null, 2)}\n`;
}

export function formatReading(reading: PageReading): string {
  const { kind, evidence, refresh } = reading;
  const lines = [
    ...formatStatements(reading),
    'Reading',
    `  ${kind}${refresh === undefined ? '' : `, sends readers to ${refresh}`}`,
    `  ${spoken(reading)}`,
    ...evidence.map((line) => `  ${line}`),
  ];
  return printable(`${lines.join('\n')}\n`, 'lines');
}

function formatStatements({ statements }: PageReading): string[] {
  const lines = statements.map((one) => {
    const amounts =
      'amounts' in one
        ? [one.amounts.join(' or ') || 'not clear']
        : 'amount' in one
          ? [String(one.amount)]
          : [];
    const currency = 'currency' in one ? (one.currency ?? '') : '';
    const says = one.kind === 'stock' ? one.says : one.kind === 'button' && !one.live ? 'disabled' : '';
    const said = [one.kind, says, ...amounts, currency].filter((part) => part !== '').join(' ');
    return `  ${one.source}: ${said}  "${one.quote.slice(0, 120)}"`;
  });
  return ['Statements', ...(lines.length === 0 ? ['  none'] : lines)];
}

function formatRequest({ url, status, failure, ms, bytes, cached }: VisitRequest): string {
  const answer = cached ? 'from the cache' : (status ?? failure ?? 'no answer');
  return `  ${answer}  ${url}  ${Math.round(ms)} ms, ${bytes} bytes`;
}

function spoken(said: Pick<PageReading, 'in_stock' | 'price' | 'currency'>): string {
  return `in_stock ${String(said.in_stock)}, price ${String(said.price)}${said.currency === null ? '' : ` ${said.currency}`}`;
}
