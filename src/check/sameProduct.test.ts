import { expect, it } from 'vitest';
import { isSameProduct } from './sameProduct.ts';

it.each([
  ['/products/wingspan-oceania', '/products/wingspan-oceania', true],
  ['/products/wingspan-oceania', '/shop/Wingspan-Oceania-Expansion.html', true],
  ['/products/wingspan-oceania', '/products/wingspan-asia', false],
  ['/products/wingspan', '/products/wingspan-oceania', false],
  ['/p/123', '/p/456', false],
  ['/item/8812345', '/item/8812345/wingspan', true],
  ['/product?id=1', '/product?id=2', false],
  ['/r/12', '/products/wingspan', true],
])('from %s to %s: %s', (from, to, same) => {
  const url = (path: string) => new URL(path, 'https://zatu.com');
  expect(isSameProduct(url(from), url(to))).toBe(same);
});
