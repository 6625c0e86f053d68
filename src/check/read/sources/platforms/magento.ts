import { parseAmount } from '../../../price/parsePrice.ts';
import { priceStatement, type Statement } from '../../statement.ts';
import type { PageSubject } from '../subject.ts';

/** Magento's final price, to the penny that it shows. */
export function readMagento({ area }: PageSubject): Statement[] {
  const texts = area.parts.flatMap(({ element: { attribs } }) =>
    attribs['data-price-type'] === 'finalPrice' ? (attribs['data-price-amount'] ?? []) : [],
  );
  const amounts = [...new Set(texts.flatMap((text) => parseAmount(Number(text)) ?? []))];
  const quote = `data-price-amount: ${texts.join(', ')}`;
  return amounts.length === 0 ? [] : [priceStatement('platform', amounts, null, quote)];
}
