import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { printable } from '../diagnostics/printable.ts';
import { responder } from './responder.ts';
import { siteFolder, type SiteProblem } from './siteFolder.ts';

const defaultLimits = {
  headersMs: 10_000,
  requestMs: 20_000,
  /** No byte in either direction during an answer. */
  idleMs: 30_000,
  keepAliveMs: 5_000,
  /** How often the first two are checked. */
  checkMs: 2_000,
  /** For running answers when the server stops. */
  stopMs: 10_000,
  fileBytes: 16 * 1024 * 1024,
};
const maxLine = 300;

export interface ServeOptions {
  dir: string;
  host: string;
  port: number;
  reports: string;
  verbose: boolean;
  write: (line: string) => void;
  limits?: Partial<typeof defaultLimits>;
}

export interface RunningServer {
  url: string;
  /** Accepts no more connections, finishes running answers for up to limits.stopMs, then cuts them off. */
  stop: () => Promise<void>;
}

export async function startServer(options: ServeOptions): Promise<RunningServer | SiteProblem> {
  const limits = { ...defaultLimits, ...options.limits };
  const log = (line: string) => {
    options.write(printable(line.length > maxLine ? `${line.slice(0, maxLine)}…` : line));
  };
  const readSite = siteFolder(options.dir);
  const first = await readSite();
  if (typeof first === 'string') return first;

  const { fileBytes } = limits;
  const { answer, flush } = responder({ ...options, readSite, first, log, fileBytes });
  const server = createServer({
    maxHeaderSize: 16 * 1024,
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.checkMs,
    // Node's own answer to a missing Host lacks our headers.
    requireHostHeader: false,
  });
  server.timeout = limits.idleMs;
  // A client may close its half of the connection after the request (RFC 9112, 9.6); Node's types lack the option.
  Object.assign(server, { httpAllowHalfOpen: true });
  const open = new Set<ServerResponse>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    open.add(response);
    response.on('close', () => {
      open.delete(response);
      if (!server.listening) request.socket.destroySoon();
    });
    void answer(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  // A browser cannot open a wildcard address.
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[options.host] ?? options.host;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    stop: async () => {
      for (const response of open) if (!response.headersSent) response.setHeader('Connection', 'close');
      const cut = setTimeout(() => {
        server.closeAllConnections();
      }, limits.stopMs);
      await new Promise((closed) => server.close(closed));
      clearTimeout(cut);
      await flush();
    },
  };
}
