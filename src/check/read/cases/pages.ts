import { jsonLdScript } from './testPage.ts';

/** The common parts of every page in a table of cases, and the page's subject. */
export interface PageParts {
  name?: string;
  title?: string;
  head?: string;
  /** Content below the heading. */
  body?: string;
  /** Content around the product: nothing, or the traps of a real shop. */
  around?: 'nothing' | 'traps';
  lang?: string;
  bodyClass?: string;
}

export const productName = 'Wingspan: Oceania Expansion';

// Each of these is on most shop pages, and none is about the product.
const header = `<div class="announcement-bar">Free UK delivery on orders over £40.00</div>
<header><nav class="main-menu"><a href="/">Home</a><a href="/collections/pre-orders">Pre-Orders</a><a href="/collections/sale">Sale</a>
<a href="/collections/back-in-stock">Back in stock</a></nav><a class="cart-link" href="/cart">Basket <span class="cart-total">£0.00</span></a>
<form action="/search"><input type="search" name="q" placeholder="Search 10,000 games in stock"></form></header>`;
const related = `<section class="related-products"><h2>You may also like</h2><div class="product-card"><a href="/products/azul">Azul</a>
<span class="price">£34.99</span><span class="badge">Sold out</span></div><div class="product-card"><a href="/products/catan">Catan</a>
<s>£45.00</s> <span class="price">£38.50</span><button>Add to basket</button></div></section>
<section class="recently-viewed"><h3>Recently viewed</h3><div><a href="/products/root">Root</a><span class="price">£52.99</span><span>Pre-order</span></div></section>`;
const strings = `<script>window.theme={strings:{soldOut:"Sold out",unavailable:"Unavailable",addToCart:"Add to basket",inStock:"In stock",preOrder:"Pre-order"},moneyFormat:"£{{amount}}"};</script>
<!-- <p class="price">£1.00</p><p class="stock">Out of stock</p> -->
<template id="tile"><span class="price">£2.00</span><button>Sold out</button></template>`;
const footer = `<footer><p>Sign up and save 10% (£5.00 off your first order)</p><p>Sold out? Ask us about pre-orders.</p><button>Subscribe</button></footer>`;

/** A complete shop page, with traps around the product unless otherwise specified. */
export function shopPage(parts: PageParts = {}): string {
  const { name = productName, around = 'traps' } = parts;
  const traps = around === 'traps';
  return `<!doctype html><html lang="${parts.lang ?? 'en-GB'}"><head><meta charset="utf-8"><title>${parts.title ?? `${name} – Meeple Shop`}</title>
${parts.head ?? ''}</head><body class="${parts.bodyClass ?? 'page'}">${traps ? header : ''}
<main id="main"><h1>${name}</h1>
${parts.body ?? ''}
</main>${traps ? related + strings + footer : ''}</body></html>`;
}

type Fields = Readonly<Record<string, unknown>>;

/** An offer of £29.99 in stock, with fields overridden. */
export function offer(fields: Fields = {}): Fields {
  const base = { price: '29.99', priceCurrency: 'GBP', availability: 'https://schema.org/InStock' };
  return { '@type': 'Offer', ...base, ...fields };
}

/** The product of the table, with the offer above unless fields override it. */
export function product(fields: Fields = {}): Fields {
  const base = { '@context': 'https://schema.org', '@type': 'Product', name: productName, offers: offer() };
  return { ...base, ...fields };
}

/** A page whose product is only in JSON-LD. */
export function linkedPage(value: unknown, parts: PageParts = {}): string {
  return shopPage({ ...parts, head: `${jsonLdScript(value)}${parts.head ?? ''}` });
}

/** A page with an offer in JSON-LD and the same price shown, as in most shops. */
export function offerPage(fields: Fields = {}, body = '<p class="price">£29.99</p>'): string {
  return linkedPage(product({ offers: offer(fields) }), { body });
}

/** A plain page that every reader can read: in stock, £29.99. */
export const plainPage = offerPage();

/** A price and a button, as on a product page. */
export const priceTag = '<p class="price">£29.99</p>';
export const basket = '<button type="submit" class="add-to-cart">Add to basket</button>';

/** A page that shows a price and something else, and has no structured data. */
export function shownPage(body: string): string {
  return shopPage({ body: priceTag + body });
}

/** A page without any shop content around it. */
export function barePage(title: string, body: string): string {
  return `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`;
}
