import { productName, shopPage } from './pages.ts';
import { ok, type PageRow } from './truth.ts';

const micro = (body: string, head = '') => shopPage({ body, head });

export const rdfaPages: PageRow[] = [
  [
    'an offer',
    micro(
      `<div vocab="https://schema.org/" typeof="Product"><b property="name">${productName}</b><div property="offers" typeof="Offer"><b property="price" content="29.99">£29.99</b><meta property="priceCurrency" content="GBP"><link property="availability" href="http://schema.org/InStock"></div></div>`,
    ),
    ok(true, 29.99),
  ],
  [
    'a prefixed offer, sold out',
    micro(
      `<div typeof="schema:Product"><b property="schema:name">${productName}</b><div rel="schema:offers"><div typeof="schema:Offer"><b property="schema:price" content="29.99">£29.99</b><meta property="schema:priceCurrency" content="GBP"><link property="schema:availability" href="http://schema.org/OutOfStock"></div></div></div>`,
    ),
    ok(false, 29.99, 'GBP', { unclear: 'rel without typeof is rare' }),
  ],
];
