import { attributeWords } from '../../../../html/text.ts';
import { parseAmount } from '../../../price/parsePrice.ts';
import { stockStatement, type Statement } from '../../statement.ts';
import { readStock } from '../../words/readStock.ts';
import { parseJson } from '../json.ts';
import type { PageSubject } from '../subject.ts';
import { isThing, scalar, valuesOf } from '../things.ts';
import { variantStatements } from './variants.ts';

const classes = { instock: 'in', outofstock: 'out', onbackorder: 'ahead' } as const;

/** Statements from the class of the product element around the heading, and from the form's variations. */
export function readWooCommerce({ area }: PageSubject): Statement[] {
  const products = [...area.around].map(({ attribs }) => attributeWords(attribs.class?.slice(0, 2000)));
  const product = products.find((words) => words.includes('type-product')) ?? [];
  // A product without a price is also in stock, but nobody can buy it.
  const isListed = !product.includes('purchasable');
  const said = Object.entries(classes).filter(
    ([name, says]) => product.includes(name) && !(says === 'in' && isListed),
  );
  const form = area.parts.find(({ element }) => element.attribs['data-product_variations'] !== undefined);
  const json = form?.element.attribs['data-product_variations'] ?? '';
  const variations = valuesOf(parseJson(json)).filter(isThing);
  // "In stock" includes backorders; the text of the choice says so.
  const texts = variations.map((one) => (scalar(one.availability_html) ?? '').replace(/<[^>]{0,200}>/g, ''));
  const variants = variations.map(({ is_in_stock: stock, display_price: price }) => ({
    stock,
    amount: typeof price === 'number' ? parseAmount(price) : null,
  }));
  return [
    ...said.map(([name, says]) => stockStatement('platform', says, name)),
    ...(texts.some((text) => readStock(text) === 'ahead')
      ? [stockStatement('platform', 'unsure', 'a variation on backorder')]
      : []),
    ...variantStatements('variations', variants, null),
  ];
}
