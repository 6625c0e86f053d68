import { isoCurrency } from '../../../price/currencies.ts';
import { parseAmount } from '../../../price/parsePrice.ts';
import { lastSegment } from '../../page/addresses.ts';
import { chosenAmong } from '../../page/chosenVariant.ts';
import type { Identity } from '../../page/identity.ts';
import { parseName } from '../../page/productNames.ts';
import type { Statement } from '../../statement.ts';
import { variantStatements } from './variants.ts';
import type { PageSubject } from '../subject.ts';
import { isThing, scalar, firstText, valuesOf, type Thing } from '../things.ts';

/** Statements from Shopify's product JSON and ShopifyAnalytics about the page's product. Their numbers are in pence. */
export function readShopify({ page, states, identity }: PageSubject): Statement[] {
  const codes = states.flatMap(({ value }) =>
    isThing(value) ? (firstText(value, 'active', 'currency') ?? []) : [],
  );
  const currency = codes.map(isoCurrency).find((code) => code !== null) ?? null;
  return states.flatMap(({ name, value }) => {
    const product = isThing(value) ? productOf(value, identity) : null;
    const all = valuesOf(product?.variants).filter(isThing);
    const variants = chosenAmong(all, page, ({ id }) => [scalar(id)]).map(({ available, price }) => ({
      stock: available,
      amount: typeof price === 'number' && Number.isInteger(price) ? parseAmount(price / 100) : null,
    }));
    return variantStatements(name, variants, currency);
  });
}

function productOf(state: Thing, { url, titles }: Identity): Thing | null {
  const product = isThing(state.product) ? state.product : state;
  if (!Array.isArray(product.variants)) return null;
  if (product.vendor === undefined && product.handle === undefined && product.gid === undefined) return null;
  if (typeof product.handle === 'string')
    return product.handle.toLowerCase() === lastSegment(url) ? product : null;
  // ShopifyAnalytics has no handle; its first variant has the product's name.
  if (product !== state) return url.pathname.includes('/products/') ? product : null;
  const { line } = parseName(firstText(product, 'title') ?? '');
  return line !== '' && titles[0]?.line === line ? product : null;
}
