import { linkedPage, offerPage, product } from './pages.ts';
import { ok, type PageRow, silent } from './truth.ts';

const raw = JSON.stringify(product());

export const brokenJsonLdPages: PageRow[] = [
  ['wrapped in a comment', linkedPage(`<!--\n${raw}\n-->`), ok(true, 29.99)],
  ['wrapped in CDATA', linkedPage(`//<![CDATA[\n${raw}\n//]]>`), ok(true, 29.99)],
  ['wrapped in a commented CDATA', linkedPage(`/*<![CDATA[*/${raw}/*]]>*/`), ok(true, 29.99)],
  ['escaped as in the text of a page', linkedPage(raw.replaceAll('"', '&quot;')), ok(true, 29.99)],
  [
    'with an escaped mark in a text',
    linkedPage(raw.replace('"name":', '"description":"the 7&quot; birds","name":')),
    ok(true, 29.99),
  ],
  ['trailing commas', linkedPage(raw.replaceAll('}', ',}')), ok(true, 29.99)],
  ['a semicolon at the end', linkedPage(`${raw};`), ok(true, 29.99)],
  [
    'line breaks inside a text',
    linkedPage(raw.replace('"name":', '"description":"Two\n lines\tof it","name":')),
    ok(true, 29.99),
  ],
  [
    'a byte order mark',
    linkedPage(`\ufeff${raw}`),
    ok(true, 29.99, 'GBP', { unclear: 'a byte order mark inside a page' }),
  ],
  [
    'two objects in a row',
    linkedPage(`${raw}${raw}`),
    ok(true, 29.99, 'GBP', { verdict: ['ok', 'unknown'], unclear: 'repairing it is a guess' }),
  ],
  [
    'a quotation mark inside a text',
    linkedPage(raw.replace('"name":', '"description":"the 7" birds","name":')),
    ok(true, 29.99, 'GBP', { verdict: ['ok', 'unknown'], unclear: 'repairing it is a guess' }),
  ],
  ['cut off in the middle', linkedPage(raw.slice(0, -40)), silent],
  ['single quotes', linkedPage(raw.replaceAll('"', "'")), silent],
  [
    'a program, not data',
    linkedPage(`{"@type":"Product","name":document.title,"offers":{"price":price}}`),
    silent,
  ],
  [
    'a price that a template left open',
    offerPage({ price: '{{ product.price }}', availability: '{{ stock }}' }, ''),
    silent,
  ],
  ['empty texts', offerPage({ price: '', availability: '' }, ''), silent],
  [
    'nothing but null',
    linkedPage(
      product({ offers: { '@type': 'Offer', price: null, availability: null, priceCurrency: null } }),
    ),
    silent,
  ],
  ['an empty script', linkedPage(''), silent],
];
