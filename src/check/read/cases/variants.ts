import { linkedPage, offer, productName } from './pages.ts';
import { ok, type PageRow, silent } from './truth.ts';

const sold = 'https://schema.org/OutOfStock';
const variant = (edition: string, fields: Record<string, unknown> = {}, id = edition) => ({
  '@type': 'Product',
  name: `${productName} - ${edition}`,
  sku: `WSO-${id}`,
  offers: offer({ url: `/products/wingspan-oceania-expansion?variant=${id}`, ...fields }),
});
const group = (...variants: unknown[]) =>
  linkedPage({
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    name: productName,
    hasVariant: variants,
  });
const asked = { url: '/products/wingspan-oceania-expansion?variant=2' };

export const variantsPages: PageRow[] = [
  ['variants that agree', group(variant('English', {}, '1'), variant('German', {}, '2')), ok(true, 29.99)],
  [
    'variants that are all sold out',
    group(variant('English', { availability: sold }, '1'), variant('German', { availability: sold }, '2')),
    ok(false, 29.99),
  ],
  [
    'variants that differ in stock',
    group(variant('English', { availability: sold }, '1'), variant('German', {}, '2')),
    ok(null, 29.99),
  ],
  [
    'variants that differ in price',
    group(variant('English', {}, '1'), variant('Deluxe', { price: '49.99' }, '2')),
    ok(true, null),
  ],
  [
    'the variant that the address asks for is in stock',
    group(variant('English', { availability: sold }, '1'), variant('Deluxe', { price: '49.99' }, '2')),
    ok(true, 49.99),
    asked,
  ],
  [
    'the variant that the address asks for is sold out',
    group(variant('English', {}, '1'), variant('Deluxe', { price: '49.99', availability: sold }, '2')),
    ok(false, 49.99),
    asked,
  ],
  [
    'a variant that is not there',
    group(variant('English', {}, '1'), variant('German', { availability: sold }, '3')),
    ok(null, 29.99),
    asked,
  ],
  ['one variant', group(variant('English', {}, '1')), ok(true, 29.99)],
  ['a group without variants', group(), silent],
];
