import { parseAmount } from '../../../price/parsePrice.ts';
import type { PageSubject } from '../subject.ts';
import type { Thing } from '../things.ts';

/** Magento's final price, to the penny that it shows. */
export function findMagento({ area }: PageSubject): Thing[] {
  const prices = area.parts.flatMap(({ element: { attribs } }) =>
    attribs['data-price-type'] === 'finalPrice' ? parseAmount(Number(attribs['data-price-amount'])) : [],
  );
  return prices.length === 0 ? [] : [{ price: prices }];
}
