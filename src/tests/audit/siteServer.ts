import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Responds in a different way than a file would; false uses the file. */
type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  json: 'application/json',
  xml: 'application/xml',
};

/** A small file server on loopback that compresses with brotli on the fly; asked lists its requests. */
export async function siteServer(
  dir: string,
  { policy, answer = () => false }: { policy?: string; answer?: Answer } = {},
): Promise<{ origin: string; asked: string[]; close: () => Promise<void> }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (!answer(request, response)) void sendFile(dir, request.url ?? '/', response, policy);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${portOf(server)}`, asked, close: () => close(server) };
}

async function sendFile(dir: string, path: string, response: ServerResponse, policy?: string): Promise<void> {
  const wanted = path === '/' ? 'index.html' : path.slice(1);
  const names = [wanted, `${wanted}.html`];
  const files = await Promise.all(names.map((name) => readFile(join(dir, name)).catch(() => null)));
  const found = files.findIndex((file) => file !== null);
  const body = files[found] ?? (await readFile(join(dir, '404.html')));
  const type = types[found === -1 ? 'html' : (names[found]?.split('.').at(-1) ?? '')];
  const text = type !== undefined;
  response.writeHead(found === -1 ? 404 : 200, {
    'content-type': type ?? 'application/octet-stream',
    ...(text && { 'content-encoding': 'br' }),
    ...(type === types['html'] && policy !== undefined && { 'content-security-policy': policy }),
  });
  response.end(text ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : body);
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
  });
}
