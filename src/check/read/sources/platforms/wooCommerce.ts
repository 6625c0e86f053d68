import { attributeWords } from '../../../../html/text.ts';
import { parseAmount } from '../../../price/parsePrice.ts';
import { readStock } from '../../words/readStock.ts';
import { parseJson } from '../json.ts';
import type { PageSubject } from '../subject.ts';
import { availabilityOf, scalar, thingsIn, type Thing } from '../things.ts';

/** The product in the classes of the element around the heading, and the form's variations. */
export function findWooCommerce({ area }: PageSubject): Thing[] {
  const products = [...area.around].map(({ attribs }) => attributeWords(attribs.class?.slice(0, 2000)));
  const product = products.find((words) => words.includes('type-product')) ?? [];
  // A product without a price is also in stock, but nobody can buy it.
  const states = product.includes('purchasable')
    ? ['instock', 'outofstock', 'onbackorder']
    : ['outofstock', 'onbackorder'];
  const form = area.parts.find(({ element }) => element.attribs['data-product_variations'] !== undefined);
  const variations = thingsIn(parseJson(form?.element.attribs['data-product_variations'] ?? ''));
  const offers = variations.map(
    ({ is_in_stock: stock, display_price: price, availability_html: html }, name) => {
      // "In stock" includes backorders; the text of the choice says so.
      const isAhead = readStock((scalar(html) ?? '').replace(/<[^>]{0,200}>/g, '')) === 'ahead';
      return {
        name,
        availability: availabilityOf(stock, isAhead),
        price: typeof price === 'number' ? parseAmount(price) : 'unknown',
      };
    },
  );
  return [{ availability: states.filter((name) => product.includes(name)) }, { hasVariant: offers }];
}
