import { readFile, cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { parseDocument, stringify } from 'yaml';
import { takeLock } from '../../platform/lock.ts';
import { findLinksOut } from '../../content/load/findFiles.ts';
import { refuse } from '../changeData.ts';
import { cacheDir } from '../options.ts';
import { shownPath } from '../../content/load/readFile.ts';
import { CannotRun } from '../cannotRun.ts';
import { unifiedDiff } from '../../check/writeBack/editOffers.ts';

/** Points a check at another folder and shop. */
export interface PracticeRun {
  data: string;
  write: true;
  allowAddress: ReadonlySet<string>;
}

/** Checks a copy of the data against a shop on this machine, writes back, and shows the changes. */
export async function practice(dir: string, check: (run: PracticeRun) => Promise<void>): Promise<void> {
  refuse((await findLinksOut(dir))[0]);
  const data = path.join(cacheDir, 'practice');
  const file = path.join(data, practiceOffers);
  const lock = await takeLock(`${data}.lock`);
  if (lock.kind === 'held')
    throw new CannotRun('Another practice check is running in the same folder.', 'Wait for it to finish.');
  const shop = await openPracticeShop();
  try {
    await writePracticeData(dir, data, shop.origin);
    const before = await readFile(file, 'utf8');
    process.stderr.write(`Checking a copy of ${dir} against a practice shop at ${shop.origin}.\n`);
    await check({ data, write: true, allowAddress: new Set([shop.address]) });
    process.stderr.write(
      `\nWritten back:\n${unifiedDiff(shownPath(file), before, await readFile(file, 'utf8'))}`,
    );
  } finally {
    await shop.close();
    lock.release();
  }
}

const shop = 'PracticeShop';

const practiceOffers = path.join('offers', 'practice.yaml');

/** Copies the data folder dir; all offers lead to the practice shop at origin, without waiting times. */
async function writePracticeData(dir: string, copy: string, origin: string): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  await mkdir(path.join(copy, 'offers'), { recursive: true });
  for (const name of ['games', 'guides', 'home.yaml', 'redirects.yaml'])
    await cp(path.join(dir, name), path.join(copy, name), { recursive: true });
  const site = parseDocument(await readFile(path.join(dir, 'site.yaml'), 'utf8'));
  for (const [field, value] of Object.entries({ strikes: 1, delay_ms: 0, fresh_hours: 0 }))
    site.setIn(['check', field], value);
  await writeFile(path.join(copy, 'site.yaml'), site.toString());
  await writeFile(path.join(copy, 'retailers.yaml'), stringify({ retailers: [practiceRetailer] }));
  const offers = practicePages.map(({ name, stored }) => ({
    id: `practice-${name}`,
    item_type: 'base',
    game_id: 'practice',
    retailer: shop,
    region: 'US',
    url: `${origin}/${name === 'search' ? 'search?q=harbor' : `products/${name}`}`,
    link: name === 'search' ? 'search' : 'product',
    currency: 'USD',
    ...stored,
    last_checked: stored.price === null ? null : '2026-01-01',
    priority: 1,
  }));
  await writeFile(path.join(copy, practiceOffers), stringify({ game_id: 'practice', offers }));
}

const practiceRetailer = {
  id: shop,
  name: 'Practice Shop',
  region: 'US',
  currency: 'USD',
  hosts: ['127.0.0.1'],
  specialty: true,
  mode: 'page',
  price_max_age_days: 30,
};

export interface PracticeShop {
  origin: string;
  address: string;
  close: () => Promise<void>;
}

/** A shop on a free port of this machine. answerOf replaces the answers at /products/NAME. */
export async function openPracticeShop(
  answerOf: (name: string) => PracticeAnswer | undefined = (name) =>
    practicePages.find((page) => page.name === name)?.answer,
  host = '127.0.0.1',
): Promise<PracticeShop> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname.replace(/^\/(?:products\/)?/, '');
    void send(answerOf(name), response);
  });
  server.listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://${host}:${port}`,
    address: `${host}:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** undefined: there is no such page, as for robots.txt. */
async function send(answer: PracticeAnswer | undefined, response: ServerResponse): Promise<void> {
  switch (answer?.kind) {
    case undefined:
      response.writeHead(404).end();
      return;
    case 'hang-up':
      response.destroy();
      return;
    case 'redirect':
      response.writeHead(301, { location: answer.to }).end();
      return;
    case 'page':
      if (answer.delayMs !== undefined) await pause(answer.delayMs);
      response.writeHead(answer.status, { 'content-type': 'text/html; charset=utf-8' });
      response.end(
        `<!doctype html><html lang="en"><head><title>${answer.title} | Practice Shop</title></head><body><main>${answer.body}</main></body></html>`,
      );
  }
}

/** The product page of each system that US shops run on, in the markup of its default theme. */
const bodies = {
  shopify: `<script>Shopify.currency = {"active":"USD","rate":"1.0"};</script>
<script type="application/json">{"product":{"id":77,"handle":"shopify","vendor":"Lanternworks","title":"Tall Ships","variants":[{"id":4410,"title":"Default Title","available":false,"price":2499,"sku":"LW77"}]}}</script>
<h1>Tall Ships</h1><div class="price price--sold-out"><span class="price-item price-item--regular">$24.99 USD</span><span class="badge">Sold out</span></div>
<product-form><form method="post" action="/cart/add"><input type="hidden" name="id" value="4410"><button type="submit" name="add" disabled><span>Sold out</span></button></form></product-form>`,
  woocommerce: `<div id="product-77" class="product type-product post-77 status-publish instock purchasable product-type-simple"><div class="summary entry-summary"><h1 class="product_title entry-title">Night Market</h1>
<p class="price"><del><span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">$</span>29.99</bdi></span></del> <ins><span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">$</span>24.99</bdi></span></ins></p><p class="stock in-stock">In stock</p>
<form class="cart" method="post"><button type="submit" name="add-to-cart" value="77" class="single_add_to_cart_button button">Add to cart</button></form></div></div>`,
  bigcommerce: `<div class="productView" data-entity-id="77"><h1 class="productView-title">Glass Garden</h1><div class="productView-price"><span class="price-label">Price: </span><span data-product-price-without-tax class="price price--withoutTax">$24.99</span></div>
<form data-cart-item-add><input id="form-action-addToCart" class="button button--primary" type="submit" value="Add to Cart"></form></div>
<script>var BCData = {"product_attributes":{"sku":"LW77","instock":true,"purchasable":true,"price":{"without_tax":{"formatted":"$24.99","value":24.99,"currency":"USD"}}}};</script>`,
  magento: `<div class="product-info-main"><h1 class="page-title">Stone Circle</h1><div class="product-info-price"><div class="price-box price-final_price" data-role="priceBox" data-product-id="77"><span class="price-container price-final_price" itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span id="product-price-77" data-price-amount="24.99" data-price-type="finalPrice" class="price-wrapper"><span class="price">$24.99</span></span><meta itemprop="price" content="24.99"><meta itemprop="priceCurrency" content="USD"></span></div>
<div class="product-info-stock-sku"><div class="stock available" title="Availability"><span>In stock</span></div></div></div>
<form id="product_addtocart_form" method="post"><button type="submit" title="Add to Cart" class="action primary tocart" id="product-addtocart-button"><span>Add to Cart</span></button></form></div>`,
};

interface PracticePage {
  name: string;
  stored: { price: number | null; in_stock: boolean | null };
  answer: PracticeAnswer;
}

interface PageAnswer {
  kind: 'page';
  status: number;
  title: string;
  body: string;
  delayMs?: number;
}

export type PracticeAnswer = PageAnswer | { kind: 'redirect'; to: string } | { kind: 'hang-up' };

/** A product as shops show it: structured data, and the same as text. */
export function productPage(
  title: string,
  { price, currency = 'USD', stock }: { price: string; currency?: string; stock: keyof typeof stockWords },
): PageAnswer {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    offers: { '@type': 'Offer', price, priceCurrency: currency, availability: `https://schema.org/${stock}` },
  };
  const sign = { USD: '$', GBP: '£' }[currency] ?? '€';
  const button = stock === 'OutOfStock' ? '' : `<button>${buttons[stock]}</button>`;
  const body = `<script type="application/ld+json">${JSON.stringify(data)}</script>
<h1>${title}</h1><p class="price">${sign}${price}</p><p class="stock">${stockWords[stock]}</p>${button}`;
  return productBody(body, title);
}

function productBody(body: string, title: string): PageAnswer {
  return { kind: 'page', status: 200, title, body };
}

const stockWords = { InStock: 'In stock', OutOfStock: 'Out of stock', PreOrder: 'Available for preorder' };
const buttons = { InStock: 'Add to cart', PreOrder: 'Preorder now' };

function page(status: number, title: string, body: string): PracticeAnswer {
  return { kind: 'page', status, title, body: `<h1>${title}</h1>${body}` };
}

const known = { price: 29.99, in_stock: true };
const unknown = { price: null, in_stock: null };

/** Every kind of page that a nightly check eventually meets: its name, and the stored values to compare. */
const table: Readonly<Record<string, readonly [stored: PracticePage['stored'], answer: PracticeAnswer]>> = {
  'in-stock': [known, productPage('Harbor Lights', { price: '29.99', stock: 'InStock' })],
  'out-of-stock': [known, productPage('Deep Water', { price: '29.99', stock: 'OutOfStock' })],
  preorder: [known, productPage('Storm Season', { price: '29.99', stock: 'PreOrder' })],
  cheaper: [known, productPage('The Bees', { price: '24.99', stock: 'InStock' })],
  'price-jump': [known, productPage('Moth Hour', { price: '2.99', stock: 'InStock' })],
  'wrong-currency': [known, productPage('Salt Road', { price: '27.99', currency: 'EUR', stock: 'InStock' })],
  'first-seen': [unknown, productPage('Night Ferry', { price: '19.99', stock: 'InStock' })],
  moved: [known, { kind: 'redirect', to: '/products/in-stock' }],
  gone: [known, page(404, 'Page not found', '<p>There is nothing here.</p>')],
  'soft-404': [known, page(200, 'Page not found', '<p>Sorry, this product is no longer available.</p>')],
  'bot-wall': [known, page(403, 'Just a moment...', '<p>Checking your browser before you continue.</p>')],
  'says-nothing': [known, page(200, 'Tide Tables', '<p>A game about patience for two to four players.</p>')],
  slow: [known, { ...productPage('Fog Bank', { price: '29.99', stock: 'InStock' }), delayMs: 2_000 }],
  'hangs-up': [known, { kind: 'hang-up' }],
  search: [unknown, page(200, 'Search results for harbor', '<p>3 results</p>')],
};

export const practicePages: readonly PracticePage[] = [
  ...Object.entries(table).map(([name, [stored, answer]]) => ({ name, stored, answer })),
  ...Object.entries(bodies).map(([name, body]) => ({
    name,
    stored: known,
    answer: productBody(body, /<h1[^>]*>([^<]+)/.exec(body)?.[1] ?? name),
  })),
];
