import { once } from 'node:events';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseDocument, stringify } from 'yaml';
import { type PracticeAnswer, practicePages } from './practicePages.ts';

const shop = 'PracticeShop';

export const practiceOffers = path.join('offers', 'practice.yaml');

/** Copies the data folder dir; all offers lead to the practice shop at origin, without waiting times. */
export async function writePracticeData(dir: string, copy: string, origin: string): Promise<void> {
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
