import { isoCurrency } from '../../currency.ts';
import { parseAmount } from '../../price.ts';
import { lastSegment } from '../addresses.ts';
import { nameOf } from '../names.ts';
import type { Page } from '../page.ts';
import type { Signal } from '../reading.ts';
import type { State } from '../states.ts';
import { isThing, scalar, valuesOf, type Thing } from '../things.ts';

/** What Shopify's product JSON and ShopifyAnalytics say of the page's product. Numbers there are pence. */
export function readShopify(states: readonly State[], page: Page): Signal[] {
  const currency = states.map(currencyOf).find((code) => code !== null) ?? null;
  return states.flatMap((state) => {
    const product = productOf(state, page);
    return product === null ? [] : signalsOf(product, state.where, currency, page);
  });
}

function currencyOf(state: State): string | null {
  if (!isThing(state.value)) return null;
  const code = state.value.active ?? state.value.currency;
  return typeof code === 'string' ? isoCurrency(code) : null;
}

function productOf(state: State, page: Page): Thing | null {
  if (!isThing(state.value)) return null;
  const product = isThing(state.value.product) ? state.value.product : state.value;
  if (!Array.isArray(product.variants) || product.variants.length === 0) return null;
  if (product.vendor === undefined && product.handle === undefined && product.gid === undefined) return null;
  if (typeof product.handle === 'string')
    return product.handle.toLowerCase() === lastSegment(page.url) ? product : null;
  // ShopifyAnalytics gives no handle; its first variant carries the product's name.
  if (isThing(state.value.product)) return /\/products\//.test(page.url.pathname) ? product : null;
  const title = typeof product.title === 'string' ? nameOf(product.title).line : '';
  return title !== '' && title === nameOf(page.h1Text).line ? product : null;
}

function signalsOf(product: Thing, where: string, currency: string | null, page: Page): Signal[] {
  const all = valuesOf(product.variants).filter(isThing);
  const asked = page.url.searchParams.get('variant');
  const named = asked === null ? [] : all.filter((variant) => scalar(variant.id ?? null) === asked);
  const variants = named.length > 0 ? named : all;
  const signals: Signal[] = [];
  const flags = new Set(
    variants.flatMap((variant) => (typeof variant.available === 'boolean' ? variant.available : [])),
  );
  if (flags.size > 0) {
    const [flag] = flags;
    const text = `available of ${variants.length} variants: ${[...flags].join(', ')}`;
    signals.push({
      source: 'platform',
      where: `${where} variants`,
      text,
      in_stock: flags.size === 1 ? (flag ?? null) : null,
    });
  }
  const prices = [...new Set(variants.map((variant) => priceOf(variant.price)))];
  const [price] = prices;
  if (price !== undefined && price !== null) {
    signals.push({
      source: 'platform',
      where: `${where} variants.price`,
      text: prices.join(', ').slice(0, 80),
      prices: prices.length === 1 ? [price] : [],
      currency,
    });
  }
  return signals;
}

function priceOf(price: unknown): number | null {
  if (typeof price === 'number' && Number.isInteger(price)) return parseAmount(price / 100);
  return typeof price === 'string' && /^\d+\.\d\d$/.test(price) ? parseAmount(price) : null;
}
