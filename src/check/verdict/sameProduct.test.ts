import { expect, it } from 'vitest';
import { isSameProduct } from './sameProduct.ts';

it.each([
  ['/products/wingspan-oceania', '/products/wingspan-oceania', true],
  ['/products/wingspan-oceania', '/shop/Wingspan-Oceania-Board-Game.html', true],
  ['/products/wingspan-oceania', '/products/wingspan-asia', false],
  ['/products/wingspan', '/products/wingspan-oceania', false],
  // An expansion is not its base game.
  ['/products/wingspan-expansion', '/products/wingspan', false],
  ['/products/wingspan', '/products/wingspan-expansion', false],
  ['/products/ark-nova-card-pack', '/products/ark-nova', false],
  ['/products/dominion-new', '/products/dominion-old', false],
  // Names of generic words or numbers.
  ['/products/the-game', '/products/catan', false],
  ['/products/the-game', '/products/the-game/', true],
  ['/products/1830', '/products/catan', false],
  ['/products/1830', '/games/1830', true],
  ['/p/123', '/p/456', false],
  ['/r/12', '/products/wingspan', false],
  ['/item/8812345', '/item/8812345/wingspan', true],
  ['/item/8812345', '/item/8812346/wingspan', false],
  // The product's name before the last part.
  ['/wingspan/p', '/catan/p', false],
  ['/wingspan/p', '/wingspan', true],
  ['/games/wingspan/buy', '/games/catan/buy', false],
  ['/products/wingspan/index.html', '/products/wingspan/', true],
  // The query chooses.
  ['/product?id=1', '/product?id=2', false],
  ['/product?id=1', '/product?id=1&ref=nav', true],
  ['/product?id=1', '/product', false],
  ['/product?id=1', '/item?sort=new', false],
  ['/uk/detail.php?id=7', '/us/detail.php?id=8', false],
  ['/uk/detail.php?id=7', '/us/detail.php?id=7', true],
  ['/index.php?products_id=7', '/index.php?products_id=8', false],
  ['/item?code=7', '/item?code=8', false],
  [
    '/index.php?controller=product&id_product=8',
    '/index.php?id_product=8&rewrite=oceania&controller=product',
    true,
  ],
  [
    '/index.php?controller=product&id_product=8',
    '/index.php?id_product=9&rewrite=asia&controller=product',
    false,
  ],
  ['/products/wingspan?variant=41', '/products/wingspan?variant=42', false],
  ['/products/wingspan?variant=41', '/products/wingspan', false],
  ['/products/wingspan?utm_source=a', '/products/wingspan?utm_source=b', true],
])('from %s to %s: %s', (from, to, same) => {
  const url = (path: string) => new URL(path, 'https://zatu.com');
  expect(isSameProduct(url(from), url(to))).toBe(same);
});
