import { readPage } from '../readPage.ts';
import type { ReadContext } from '../page/openPage.ts';
import type { ReadingKind } from '../reading.ts';

/** A shop page around the content of a case: heading, menu and footer as in real shops. */
export function testPage(parts: {
  head?: string;
  body?: string;
  name?: string;
  title?: string;
  lang?: string;
  bodyClass?: string;
}): string {
  const name = parts.name ?? 'Wingspan: Oceania Expansion';
  return `<!doctype html><html lang="${parts.lang ?? 'en'}"><head><meta charset="utf-8"><title>${parts.title ?? `${name} | Meeple Shop`}</title>
${parts.head ?? ''}</head><body class="${parts.bodyClass ?? ''}"><header><nav><a href="/">Home</a> <a href="/pre-orders">Pre-orders</a> <a href="/sold-out">Sold out</a></nav></header>
<main><h1>${name}</h1>${parts.body ?? ''}</main><footer>In stock. Free delivery over £50.00. <button>Add to cart</button></footer></body></html>`;
}

/** A JSON-LD script. */
export function jsonLdScript(value: unknown): string {
  return `<script type="application/ld+json">${typeof value === 'string' ? value : JSON.stringify(value)}</script>`;
}

export const address = 'https://shop.example/products/wingspan-oceania';

/** A product in JSON-LD with one offer. */
export function testProduct(
  offer: Record<string, unknown>,
  more: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Wingspan: Oceania Expansion',
    offers: {
      '@type': 'Offer',
      price: '29.99',
      priceCurrency: 'GBP',
      availability: 'https://schema.org/InStock',
      ...offer,
    },
    ...more,
  };
}

/** The expected result of a case; omitted fields are not compared, and '-' means null. */
export type Expected = [stock: boolean | '-', price: number | '-', currency?: string, kind?: ReadingKind];

/** Reads a page and returns the values that a case compares, in the form of Expected. */
export function reads(html: string, context: Partial<ReadContext> = {}): Expected {
  const reading = readPage(html, { url: address, status: 200, ...context });
  return [reading.in_stock ?? '-', reading.price ?? '-', reading.currency ?? '-', reading.kind];
}

/** An expectation with its defaults: GBP and a product. */
export function expected([stock, price, currency, kind]: Expected): Expected {
  return [stock, price, price === '-' ? '-' : (currency ?? 'GBP'), kind ?? 'product'];
}
