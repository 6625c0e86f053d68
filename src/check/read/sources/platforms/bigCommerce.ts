import type { PageSubject } from '../subject.ts';
import { isThing, thingsIn, type Thing } from '../things.ts';

/** The page's product in BigCommerce's BCData. */
export function findBigCommerce({ states }: PageSubject): Thing[] {
  return states.flatMap(({ name, value }) => {
    const product = name === 'BCData' && isThing(value) ? value.product_attributes : null;
    if (!isThing(product)) return [];
    const { instock, purchasable, price } = product;
    const range = thingsIn(price).flatMap((one) => thingsIn(one.price_range));
    const [money] = thingsIn(price).flatMap((one) => thingsIn([one.with_tax, one.without_tax]));
    // A product that is in stock but not for sale is a preorder or discontinued.
    const availability = instock === false ? 'OutOfStock' : purchasable === false ? 'Pending' : 'InStock';
    return {
      availability: typeof instock === 'boolean' ? availability : null,
      price: range.length > 0 ? 'several' : money?.value,
      priceCurrency: money?.currency,
    };
  });
}
