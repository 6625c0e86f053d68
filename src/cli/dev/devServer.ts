import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { clientPath, clientScript, eventsPath, faultPage, forDevelopment } from './client.ts';
import type { Made } from './messages.ts';

/** The message to the browser: the version of the site and the errors in its files. */
export interface DevState {
  version: number;
  problems: string | null;
}

export interface DevServer {
  server: Server;
  /** Tells every open page. */
  tell: () => void;
}

/** Serves pages that are made when they are asked for, never from a cache. */
export function createDevServer(state: () => DevState, make: (target: string) => Promise<Made>): DevServer {
  const listening = new Set<ServerResponse>();
  const message = () => `data: ${JSON.stringify(state())}\n\n`;

  const server = createServer((request, response) => {
    void answer(request, response);
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('cache-control', 'no-store');
    const target = request.url ?? '/';
    const [path] = target.split('?');
    if (path === eventsPath) {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(message());
      listening.add(response);
      response.on('close', () => listening.delete(response));
      return;
    }
    if (path === clientPath) {
      response.setHeader('content-type', 'text/javascript; charset=utf-8').end(clientScript);
      return;
    }
    const { status, headers, body } = await make(target);
    const { 'x-draft': draft, 'x-fault': fault, ...sent } = headers;
    if (fault === undefined && sent['content-type']?.startsWith('text/html') !== true) {
      response.writeHead(status, sent).end(body);
      return;
    }
    const text = typeof body === 'string' ? body : Buffer.from(body).toString('utf8');
    const html = fault === undefined ? text : faultPage(text);
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
    response.end(forDevelopment(html, state().version, draft !== undefined));
  }

  return {
    server,
    tell: () => {
      for (const response of listening) response.write(message());
    },
  };
}
