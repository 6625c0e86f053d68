import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, DropArgument } from 'node:net';
import type { Duplex } from 'node:stream';
import { answerPlainly, clientOf, plainHeaders, plainText } from './plainAnswer.ts';
import { responder } from './responder.ts';
import { requestLog, type RequestLog } from './requestLog.ts';
import { siteFolder, type SiteProblem } from './siteFolder.ts';

/** Times in ms, sizes in bytes. */
export interface ServerLimits {
  /** For a request's head, from the connection or the end of the answer before. */
  headersMs: number;
  /** For a whole request. */
  requestMs: number;
  /** Without a byte in either direction during an answer. */
  idleMs: number;
  /** Between two requests of one connection. */
  keepAliveMs: number;
  /** How often the first two are checked. */
  checkMs: number;
  /** For answers under way when the server stops. */
  stopMs: number;
  connections: number;
  /** Of one client, so that no client can lock out the others. */
  clientConnections: number;
  /** Of one file; a bigger one is not served. */
  fileBytes: number;
}

const defaultLimits: ServerLimits = {
  headersMs: 10_000,
  requestMs: 20_000,
  idleMs: 30_000,
  keepAliveMs: 5_000,
  checkMs: 2_000,
  stopMs: 10_000,
  connections: 1_000,
  clientConnections: 100,
  fileBytes: 16 * 1024 * 1024,
};
const maxHeaderBytes = 16 * 1024;
/** On one connection, which otherwise can send requests faster than they are answered, each of which takes memory. */
const maxRequests = 100;

export interface ServeOptions {
  /** The built site. */
  dir: string;
  host: string;
  /** 0 for any that is free. */
  port: number;
  /** The file that policy reports are appended to; created with the first one. */
  reports: string;
  /** true to write a line for every answer. */
  verbose: boolean;
  /** Takes one line at a time, for a person. */
  write: (line: string) => void;
  limits?: Partial<ServerLimits>;
}

export interface RunningServer {
  /** Such as http://127.0.0.1:8080. */
  url: string;
  /** Takes no more connections, finishes running answers for up to limits.stopMs, then cuts them. */
  stop: () => Promise<void>;
}

/** Serves a built site until it is told to stop. Throws the system's error if it cannot listen. */
export async function startServer(options: ServeOptions): Promise<RunningServer | SiteProblem> {
  const limits = { ...defaultLimits, ...options.limits };
  const log = requestLog(options.write, options.verbose, () => performance.now());
  const readSite = siteFolder(options.dir);
  const first = await readSite();
  if (typeof first === 'string') return first;

  const { answer, security, close } = await responder({ ...options, readSite, first, log, limits });
  const server = limitedServer(limits, log);
  const open = new Set<{ request: IncomingMessage; response: ServerResponse }>();
  const counts = new WeakMap<Duplex, number>();
  let stopping = false;
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const count = (counts.get(socket) ?? 0) + 1;
    counts.set(socket, count);
    if (count > maxRequests) {
      if (count === maxRequests + 1) log.warn(`refused ${clientOf(socket)}: too many requests at once`);
      return;
    }
    const exchange = { request, response };
    open.add(exchange);
    response.on('close', () => {
      open.delete(exchange);
      if (stopping) socket.destroySoon();
    });
    // Node closes the connection after this answer.
    if (stopping || count === maxRequests) response.setHeader('Connection', 'close');
    void answer(request, response);
  });
  // Node's own answer to an unknown Expect has no headers of ours.
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    answerPlainly(response, 417, security());
  });
  const refuse = (socket: Duplex, status: number, reason: string, more: Record<string, string> = {}) => {
    log.warn(`refused ${status} from ${clientOf(socket)}: ${reason}`);
    // An answer that could be taken for the answer to an earlier request is not sent.
    const earlier = [...open].filter(({ request }) => request.socket === socket);
    if (
      !socket.writable ||
      earlier.some(({ request, response }) => request.complete || response.headersSent)
    ) {
      socket.destroy();
      return;
    }
    const text = plainText(status);
    const headers = { ...plainHeaders(security(), text), ...more, Connection: 'close' };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
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
  return {
    url: urlOf(options.host, (server.address() as AddressInfo).port),
    stop: async () => {
      stopping = true;
      for (const { response } of open) if (!response.headersSent) response.setHeader('Connection', 'close');
      const cut = setTimeout(() => {
        server.closeAllConnections();
      }, limits.stopMs);
      await new Promise((closed) => server.close(closed));
      clearTimeout(cut);
      await close();
    },
  };
}

const unreadable: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function limitedServer(limits: ServerLimits, log: RequestLog): Server {
  const server = createServer({
    maxHeaderSize: maxHeaderBytes,
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
  server.on('drop', (data?: DropArgument) => {
    log.warn(`refused ${data?.remoteAddress ?? 'a client'}: more than ${limits.connections} connections`);
  });
  const counts = new Map<string, number>();
  server.on('connection', (socket) => {
    const client = clientOf(socket);
    const count = (counts.get(client) ?? 0) + 1;
    if (count > limits.clientConnections) {
      log.warn(`refused ${client}: more than ${limits.clientConnections} connections from one client`);
      socket.destroy();
      return;
    }
    counts.set(client, count);
    socket.on('close', () => {
      const left = (counts.get(client) ?? 1) - 1;
      if (left === 0) counts.delete(client);
      else counts.set(client, left);
    });
  });
  return server;
}

/** A wildcard is no address to go to, so the machine's own is shown. */
function urlOf(host: string, port: number): string {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}
