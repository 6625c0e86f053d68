import { lastSegment } from '../../page/addresses.ts';
import type { Identity } from '../../page/identity.ts';
import { parseName } from '../../page/productNames.ts';
import { phraseWithin } from '../../words/readWords.ts';
import type { PageSubject } from '../subject.ts';
import { availabilityOf, isThing, firstText, thingsIn, type Thing } from '../things.ts';

/** The page's product in Shopify's product JSON and ShopifyAnalytics. Their numbers are in pence. */
export function findShopify({ states, identity }: PageSubject): Thing[] {
  const values = states.map(({ value }) => value).filter(isThing);
  const priceCurrency = values.flatMap((value) => firstText(value, 'active', 'currency') ?? [])[0];
  return values.map((value) => ({
    hasVariant: thingsIn(productOf(value, identity)?.variants).map((variant) => {
      const { id, available, price } = variant;
      const title = firstText(variant, 'title', 'public_title')?.slice(0, 300) ?? '';
      const isAhead = phraseWithin('preorder', title) !== null;
      return {
        name: id,
        sku: id,
        availability: availabilityOf(available, isAhead),
        price: Number.isInteger(price) ? Number(price) / 100 : 'unknown',
        priceCurrency,
      };
    }),
  }));
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
