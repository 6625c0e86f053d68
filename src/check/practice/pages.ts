import { systemPages } from './systems.ts';

/** One kind of page that a shop has. */
export interface PracticePage {
  /** Its address below /products/ and the end of its offer's id. */
  name: string;
  /** The stored values that are compared with the shop. */
  stored: { price: number | null; in_stock: boolean | null };
  answer: PracticeAnswer;
  /** A link to the shop's search. */
  isSearch?: true;
}

interface PageAnswer {
  kind: 'page';
  status: number;
  title: string;
  body: string;
  delayMs?: number;
}

export type PracticeAnswer = PageAnswer | { kind: 'redirect'; to: string } | { kind: 'hang-up' };

/** A product as shops show it: structured data for machines, the same as text for people. */
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
  return { kind: 'page', status: 200, title, body };
}

const stockWords = { InStock: 'In stock', OutOfStock: 'Out of stock', PreOrder: 'Available for preorder' };
const buttons = { InStock: 'Add to cart', PreOrder: 'Preorder now' };

function page(status: number, title: string, body: string): PracticeAnswer {
  return { kind: 'page', status, title, body: `<h1>${title}</h1>${body}` };
}

const known = { price: 29.99, in_stock: true };

/** Every kind of page that a nightly check eventually meets. */
export const practicePages: readonly PracticePage[] = [
  {
    name: 'in-stock',
    stored: known,
    answer: productPage('Harbor Lights', { price: '29.99', stock: 'InStock' }),
  },
  {
    name: 'out-of-stock',
    stored: known,
    answer: productPage('Deep Water', { price: '29.99', stock: 'OutOfStock' }),
  },
  {
    name: 'preorder',
    stored: known,
    answer: productPage('Storm Season', { price: '29.99', stock: 'PreOrder' }),
  },
  { name: 'cheaper', stored: known, answer: productPage('The Bees', { price: '24.99', stock: 'InStock' }) },
  {
    name: 'price-jump',
    stored: known,
    answer: productPage('Moth Hour', { price: '2.99', stock: 'InStock' }),
  },
  {
    name: 'wrong-currency',
    stored: known,
    answer: productPage('Salt Road', { price: '27.99', currency: 'EUR', stock: 'InStock' }),
  },
  {
    name: 'first-seen',
    stored: { price: null, in_stock: null },
    answer: productPage('Night Ferry', { price: '19.99', stock: 'InStock' }),
  },
  { name: 'moved', stored: known, answer: { kind: 'redirect', to: '/products/in-stock' } },
  { name: 'gone', stored: known, answer: page(404, 'Page not found', '<p>There is nothing here.</p>') },
  {
    name: 'soft-404',
    stored: known,
    answer: page(200, 'Page not found', '<p>Sorry, this product is no longer available in our store.</p>'),
  },
  {
    name: 'bot-wall',
    stored: known,
    answer: page(403, 'Just a moment...', '<p>Checking your browser before you continue.</p>'),
  },
  {
    name: 'says-nothing',
    stored: known,
    answer: page(200, 'Tide Tables', '<p>A game about patience for two to four players.</p>'),
  },
  {
    name: 'slow',
    stored: known,
    answer: { ...productPage('Fog Bank', { price: '29.99', stock: 'InStock' }), delayMs: 2_000 },
  },
  { name: 'hangs-up', stored: known, answer: { kind: 'hang-up' } },
  {
    name: 'search',
    stored: { price: null, in_stock: null },
    isSearch: true,
    answer: page(200, 'Search results for harbor', '<p>3 results</p>'),
  },
  ...systemPages,
];
