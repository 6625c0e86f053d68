import type { Statement } from '../statement.ts';
import { readOffers } from './offers.ts';
import type { PageSubject } from './subject.ts';

/** Statements from a page's product and og meta elements. */
export function readOpenGraph({ page }: PageSubject): Statement[] {
  const meta = (...names: readonly string[]) =>
    names.map((name) => page.metas.get(name) ?? '').find((value) => value !== '');
  const product = {
    itemCondition: meta('product:condition', 'og:condition'),
    availability: meta('product:availability', 'og:availability'),
    price: meta('product:sale_price:amount', 'product:price:amount', 'og:price:amount'),
    priceCurrency: meta('product:sale_price:currency', 'product:price:currency', 'og:price:currency'),
  };
  return readOffers([product], page, 'open graph');
}
