import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { practicePages, type PracticeAnswer } from './pages.ts';

export interface PracticeShop {
  origin: string;
  /** HOST:PORT, as --allow-address takes it. */
  address: string;
  close: () => Promise<void>;
}

/**
 * A shop on a free port of this machine, with a page of each kind. answerOf: replaces the answers at
 * /products/NAME; host: another address of this machine, for a second shop.
 */
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
