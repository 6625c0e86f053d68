import type { Socket } from 'node:net';
import { httpAnswer, startRawServer, type RawServer } from '../../check/net/testing/rawServer.ts';
import { jsonLdScript, testProduct, testPage } from '../../check/read/cases/testPage.ts';

/** The shop's page at an address: a price and stock, or 404. */
export type Sold = { price: number; in_stock: boolean } | 'gone';

/** A page of the shop for the base game in an address such as catan-slow, as a raw answer. */
export function soldAnswer(sold: Sold, product: string): Buffer {
  if (sold === 'gone')
    return httpAnswer('404 Not Found', '<h1>Page not found</h1>', ['Content-Type: text/html']);
  const availability = `https://schema.org/${sold.in_stock ? 'InStock' : 'OutOfStock'}`;
  const [game = ''] = product.split('-');
  const name = game.charAt(0).toUpperCase() + game.slice(1);
  const offer = { price: sold.price.toFixed(2), availability };
  const page = testPage({ name, head: jsonLdScript(testProduct(offer, { name })) });
  return httpAnswer('200 OK', page, ['Content-Type: text/html']);
}

/** A shop that answers /products/NAME as ask says; null leaves the caller waiting. */
export function startShop(ask: (name: string, socket: Socket) => Sold | null): Promise<RawServer> {
  return startRawServer((socket, { path }) => {
    const name = path.replace('/products/', '');
    const sold = ask(name, socket);
    if (sold !== null) socket.write(soldAnswer(sold, name));
  });
}
