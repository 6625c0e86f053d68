import { isoCurrency } from '../../price/currencies.ts';
import { parseAmount } from '../../price/parsePrice.ts';
import { priceStatement, stockStatement, type Statement } from '../statement.ts';
import { readAvailability } from './availability.ts';
import type { PageSubject } from './subject.ts';

const source = 'open graph';

/** Statements from a page's product and og meta elements. */
export function readOpenGraph({ page: { metas } }: PageSubject): Statement[] {
  const meta = (...names: readonly string[]) =>
    names.map((name) => metas.get(name) ?? '').find((value) => value !== '') ?? '';
  const condition = meta('product:condition', 'og:condition');
  const availability = meta('product:availability', 'og:availability');
  const says = readAvailability(availability);
  const price = meta('product:sale_price:amount', 'product:price:amount', 'og:price:amount');
  const amount = parseAmount(price);
  const code = meta('product:sale_price:currency', 'product:price:currency', 'og:price:currency');
  return [
    ...(/used|refurb/i.test(condition) ? [{ kind: 'used', source, quote: condition } as const] : []),
    ...(says === null ? [] : [stockStatement(source, says, availability)]),
    ...(amount === null ? [] : [priceStatement(source, [amount], isoCurrency(code), price)]),
  ];
}
