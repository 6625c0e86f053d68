import { describe, expect, it } from 'vitest';
import { readPage, readRefresh } from '../readPage.ts';

const from = 'https://shop.example/products/wingspan?ref=a';

const cases: [string, string | null][] = [
  ['0; url=https://shop.example/products/azul', 'https://shop.example/products/azul'],
  ['0;URL=/products/azul', 'https://shop.example/products/azul'],
  ["0; url='/products/azul'", 'https://shop.example/products/azul'],
  ["0; url='/products/azul", 'https://shop.example/products/azul'],
  ['5, /products/azul', 'https://shop.example/products/azul'],
  ['0.5; url=azul#reviews', 'https://shop.example/products/azul#reviews'],
  ['0; url=/products/wingspan', 'https://shop.example/products/wingspan'],
  ['0; url=https://shop.example/products/wingspan?ref=a', null],
  ['0; url=/products/wingspan?ref=a#reviews', null],
  ['0; url=#reviews', null],
  ['0', null],
  ['0; url=', null],
  ['300; url=/', null],
  ['0; url=javascript:alert(1)', null],
  ['0; url=http://', null],
  ['soon; url=/x', null],
];

describe('refresh', () => {
  it.each(cases)('%j redirects to %j', (content, target) => {
    expect(readRefresh(content, from)).toBe(target);
  });

  it('states nothing about a page that redirects its readers', () => {
    const html =
      '<meta http-equiv="Refresh" content="0; url=/products/azul"><h1>Wingspan</h1><p class="price">£29.99</p><p>In stock</p>';
    expect(readPage(html, { url: from, status: 200 })).toMatchObject({
      kind: 'unknown',
      in_stock: null,
      price: null,
      refresh: 'https://shop.example/products/azul',
    });
  });

  it('reads the header, but not a noscript element', () => {
    expect(readPage('', { url: from, status: 200, headers: { refresh: '0; url=/cart' } }).refresh).toBe(
      'https://shop.example/cart',
    );
    expect(
      readPage('<noscript><meta http-equiv="refresh" content="0; url=/nojs"></noscript>', {
        url: from,
        status: 200,
      }).refresh,
    ).toBeUndefined();
  });
});
