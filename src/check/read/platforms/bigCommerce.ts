import { isoCurrency } from '../../currency.ts';
import { parseAmount } from '../../price.ts';
import type { Signal } from '../reading.ts';
import type { State } from '../states.ts';
import { isThing, type Thing } from '../things.ts';

/** What BigCommerce's BCData says of the page's product. */
export function readBigCommerce(states: readonly State[]): Signal[] {
  return states.flatMap((state) => {
    if (state.where !== 'BCData' || !isThing(state.value) || !isThing(state.value.product_attributes))
      return [];
    return signalsOf(state.value.product_attributes);
  });
}

function signalsOf(attributes: Thing): Signal[] {
  const { instock, purchasable } = attributes;
  const signals: Signal[] = [];
  if (typeof instock === 'boolean') {
    // In stock and not for sale is a preorder, or gone from the range.
    const in_stock = instock && purchasable === false ? null : instock;
    signals.push({ source: 'platform', where: 'BCData instock', text: String(instock), in_stock });
  }
  const price = isThing(attributes.price) ? attributes.price : {};
  const money = isThing(price.with_tax)
    ? price.with_tax
    : isThing(price.without_tax)
      ? price.without_tax
      : null;
  const value = money?.value;
  const amount = typeof value === 'number' || typeof value === 'string' ? parseAmount(value) : null;
  if (money !== null && amount !== null) {
    const isRange = isThing(price.price_range);
    const currency = typeof money.currency === 'string' ? isoCurrency(money.currency) : null;
    signals.push({
      source: 'platform',
      where: 'BCData price',
      text: String(value),
      prices: isRange ? [] : [amount],
      currency,
    });
  }
  return signals;
}
