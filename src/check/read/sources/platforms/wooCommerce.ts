import { parseAmount } from '../../../price/parsePrice.ts';
import { wordsOf } from '../../../../html/text.ts';
import type { Statement, Stock } from '../../statement.ts';
import { readStock } from '../../words/readStock.ts';
import { parseJson } from '../json.ts';
import type { Subject } from '../subject.ts';
import { isThing, scalar, valuesOf } from '../things.ts';

const source = 'platform';
const classes: Readonly<Record<string, Stock>> = { instock: 'in', outofstock: 'out', onbackorder: 'ahead' };

/** What WooCommerce says: the class of the product around the heading, and the form's variations. */
export function readWooCommerce(subject: Subject): Statement[] {
  return [...classStatement(subject), ...variationStatements(subject)];
}

function classStatement({ area }: Subject): Statement[] {
  for (const node of area.around) {
    const names = 'attribs' in node ? wordsOf(node.attribs.class?.slice(0, 2000)) : [];
    const quote = names.includes('type-product')
      ? names.find((name) => Object.hasOwn(classes, name))
      : undefined;
    const says = classes[quote ?? ''];
    if (quote !== undefined && says !== undefined) return [{ kind: 'stock', source, quote, says }];
  }
  return [];
}

function variationStatements({ area }: Subject): Statement[] {
  const json = area.parts.find(({ element }) => element.attribs['data-product_variations'] !== undefined);
  const variations = valuesOf(parseJson(json?.element.attribs['data-product_variations'] ?? '')).filter(
    isThing,
  );
  const statements: Statement[] = [];
  const flags = new Set(variations.map((one) => one.is_in_stock).filter((flag) => typeof flag === 'boolean'));
  // "In stock" counts backorders in; the text of the choice says so.
  const isAhead = variations.some(
    (one) => readStock((scalar(one.availability_html) ?? '').replace(/<[^>]{0,200}>/g, '')) === 'ahead',
  );
  const says = flags.size > 1 ? 'mixed' : isAhead ? 'unsure' : flags.has(true) ? 'in' : 'out';
  if (flags.size > 0)
    statements.push({ kind: 'stock', source, says, quote: `variations in stock: ${[...flags].join(', ')}` });
  const amounts = [
    ...new Set(
      variations.flatMap(({ display_price: price }) =>
        typeof price === 'number' ? (parseAmount(price) ?? []) : [],
      ),
    ),
  ];
  if (amounts.length > 0)
    statements.push({
      kind: 'price',
      source,
      quote: `variations: ${amounts.join(', ')}`.slice(0, 80),
      amounts: amounts.length === 1 ? amounts : [],
      currency: null,
    });
  return statements;
}
