import { isoCurrency } from '../../../price/currencies.ts';
import { parseAmount } from '../../../price/parsePrice.ts';
import { priceStatement, stockStatement, type Statement } from '../../statement.ts';
import type { PageSubject } from '../subject.ts';
import { isThing, firstText } from '../things.ts';

/** Statements from BigCommerce's BCData about the page's product. */
export function readBigCommerce({ states }: PageSubject): Statement[] {
  return states.flatMap(({ name, value }) => {
    const product = name === 'BCData' && isThing(value) ? value.product_attributes : null;
    if (!isThing(product)) return [];
    const { instock, purchasable } = product;
    const price = isThing(product.price) ? product.price : {};
    const money = [price.with_tax, price.without_tax].find(isThing) ?? {};
    const amount = parseAmount(firstText(money, 'value') ?? '');
    const amounts = amount === null || isThing(price.price_range) ? [] : [amount];
    const currency = isoCurrency(firstText(money, 'currency') ?? '');
    // A product that is in stock but not for sale is a preorder or discontinued.
    const says = instock === false ? 'out' : purchasable === false ? 'unsure' : 'in';
    const statements = [stockStatement('platform', says, `BCData instock: ${String(instock)}`)];
    return [
      ...(typeof instock === 'boolean' ? statements : []),
      ...(amount === null ? [] : [priceStatement('platform', amounts, currency, `BCData price: ${amount}`)]),
    ];
  });
}
