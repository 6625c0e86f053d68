import { createServer, STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { printable } from '../diagnostics/printable.ts';
import { answerPlainly, clientOf, plainAnswer, responder } from './responder.ts';
import { siteFolder, type SiteProblem } from './siteFolder.ts';

const defaultLimits = {
  headersMs: 10_000,
  requestMs: 20_000,
  /** Without a byte in either direction during an answer. */
  idleMs: 30_000,
  keepAliveMs: 5_000,
  /** How often the first two are checked. */
  checkMs: 2_000,
  /** For answers under way when the server stops. */
  stopMs: 10_000,
  connections: 1_000,
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
  /** Takes no more connections, finishes running answers for up to limits.stopMs, then cuts them. */
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
  const { answer, security, flush } = responder({ ...options, readSite, first, log, fileBytes });
  const server = createServer({
    maxHeaderSize: 16 * 1024,
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.checkMs,
    // Node's own answer to a missing Host has no headers of ours.
    requireHostHeader: false,
  });
  server.timeout = limits.idleMs;
  server.maxConnections = limits.connections;
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
  // Node's own answers to these have no headers of ours.
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    answerPlainly(response, 417, security());
  });
  const refuse = (socket: Duplex, status: number, reason: string, more: Record<string, string> = {}) => {
    log(`refused ${status} from ${clientOf(socket)}: ${reason}`);
    // An answer that could be taken for the answer to an earlier request is not sent.
    const isAnswering = [...open].some(
      ({ req, headersSent }) => req.socket === socket && (req.complete || headersSent),
    );
    if (!socket.writable || isAnswering) {
      socket.destroy();
      return;
    }
    const { headers, text } = plainAnswer(status, security());
    const lines = Object.entries({ ...headers, ...more, Connection: 'close' }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    socket.on('error', () => undefined);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${text}`, () =>
      socket.destroy(),
    );
  };
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Browsers open connections in advance and close them unused.
    if (error.code === 'ECONNRESET' || error.code === 'EPIPE') socket.destroy();
    else refuse(socket, unreadable[error.code ?? ''] ?? 400, error.code ?? 'unreadable');
  });
  server.on('connect', (_request: IncomingMessage, socket) => {
    refuse(socket, 405, 'CONNECT', { Allow: 'GET, HEAD, OPTIONS' });
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  // Nobody can go to a wildcard.
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

const unreadable: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
