/**
 * Six shops on six loopback addresses, each page a product of its own. Prints their HOST:PORT as a JSON array and
 * serves until its stdin ends: `tsx scripts/bench/shops.ts LATENCY_MS PAGE_BYTES`.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const [latency = 20, pageBytes = 6 * 1024] = process.argv.slice(2).map(Number);

/** A page as shops have them: JSON-LD, navigation, a visible price and button, related products. */
function productPage(number: number): string {
  const name = `Expansion ${number}`;
  const price = `${10 + (number % 40)}.99`;
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: 'GBP',
      availability: `https://schema.org/${number % 5 === 0 ? 'OutOfStock' : 'InStock'}`,
    },
  };
  const button =
    number % 5 === 0 ? '<button disabled>Sold out</button>' : '<button name="add">Add to basket</button>';
  const start = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name} | Shop</title>
<script type="application/ld+json">${JSON.stringify(product)}</script></head><body>
<header><nav><a href="/">Home</a><a href="/games">Games</a><a href="/sold-out">Sold out</a></nav></header>
<main><h1>${name}</h1><p class="price">£${price}</p><form action="/cart/add">${button}</form>
<h2>You may also like</h2><ul>`;
  const end = '</ul></main><footer>Free delivery over £50.00</footer></body></html>';
  let tiles = '';
  for (let tile = 0; start.length + tiles.length + end.length < pageBytes; tile += 1) {
    tiles += `<li class="card"><a href="/products/other-${tile}"><img src="/i/${tile}.webp" alt="">Other ${tile}</a> <span class="price">£${tile}.50</span></li>\n`;
  }
  return start + tiles + end;
}

const addresses = await Promise.all(
  Array.from({ length: 6 }, (_, index) => {
    const server = createServer((request, response) => {
      const number = Number(/^\/products\/expansion-(\d+)$/.exec(request.url ?? '')?.[1] ?? -1);
      setTimeout(() => {
        if (number < 0) response.writeHead(404).end('none');
        else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(productPage(number));
      }, latency);
    });
    return new Promise<string>((resolve) => {
      server.listen(0, `127.0.0.${index + 1}`, () => {
        const { address, port } = server.address() as AddressInfo;
        resolve(`${address}:${port}`);
      });
    });
  }),
);
process.stdout.write(`${JSON.stringify(addresses)}\n`);
process.stdin.resume().on('end', () => process.exit());
