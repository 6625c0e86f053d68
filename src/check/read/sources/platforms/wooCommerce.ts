import { wordsOf } from '../../../../html/text.ts';
import { parseAmount } from '../../../price/parsePrice.ts';
import { stockStatement, type Statement, type Stock } from '../../statement.ts';
import { readStock } from '../../words/readStock.ts';
import { parseJson } from '../json.ts';
import type { Subject } from '../subject.ts';
import { isThing, scalar, valuesOf } from '../things.ts';
import { variantStatements } from './variants.ts';

const classes: Readonly<Record<string, Stock>> = { instock: 'in', outofstock: 'out', onbackorder: 'ahead' };

/**
 * Statements from WooCommerce: the class of the product element around the heading, and the form's
 * variations.
 */
export function readWooCommerce({ area }: Subject): Statement[] {
  const names = [...area.around]
    .map((node) => wordsOf(node.attribs.class?.slice(0, 2000)))
    .find((words) => words.includes('type-product') && words.some((word) => Object.hasOwn(classes, word)));
  const name = names?.find((word) => Object.hasOwn(classes, word)) ?? '';
  const says = classes[name];
  const form = area.parts.find(({ element }) => element.attribs['data-product_variations'] !== undefined);
  const variations = valuesOf(parseJson(form?.element.attribs['data-product_variations'] ?? '')).filter(
    isThing,
  );
  // "In stock" includes backorders; the text of the choice says so.
  const isAhead = variations.some(
    (one) => readStock((scalar(one.availability_html) ?? '').replace(/<[^>]{0,200}>/g, '')) === 'ahead',
  );
  const said = variations.map(({ is_in_stock: stock, display_price: price }) => ({
    stock,
    amount: typeof price === 'number' ? parseAmount(price) : null,
  }));
  return [
    ...(says === undefined ? [] : [stockStatement('platform', says, name)]),
    ...(isAhead ? [stockStatement('platform', 'unsure', 'a variation on backorder')] : []),
    ...variantStatements('variations', said, null),
  ];
}
