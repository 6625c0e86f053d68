import { isoCurrency } from '../../../price/currencies.ts';
import { parseAmount } from '../../../price/parsePrice.ts';
import type { Statement } from '../../statement.ts';
import type { Subject } from '../subject.ts';
import { isThing, textOf } from '../things.ts';

const source = 'platform';

/** What BigCommerce's BCData says of the page's product. */
export function readBigCommerce({ states }: Subject): Statement[] {
  return states.flatMap(({ name, value }): Statement[] => {
    const product = name === 'BCData' && isThing(value) ? value.product_attributes : null;
    if (!isThing(product)) return [];
    const { instock, purchasable } = product;
    const price = isThing(product.price) ? product.price : {};
    const money = [price.with_tax, price.without_tax].find(isThing) ?? {};
    const amount = parseAmount(textOf(money, 'value') ?? '');
    const statements: Statement[] = [];
    // In stock and not for sale is a preorder, or gone from the range.
    const says = instock === false ? 'out' : purchasable === false ? 'unsure' : 'in';
    if (typeof instock === 'boolean')
      statements.push({ kind: 'stock', source, says, quote: `BCData instock: ${String(instock)}` });
    if (amount !== null)
      statements.push({
        kind: 'price',
        source,
        quote: `BCData price: ${amount}`,
        amounts: isThing(price.price_range) ? [] : [amount],
        currency: isoCurrency(textOf(money, 'currency') ?? ''),
      });
    return statements;
  });
}
