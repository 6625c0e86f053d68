import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** Answers one request by hand. */
export type RawAnswer = (socket: Socket, request: { path: string; head: string }) => void;

/** A server on a loopback port that sends exactly the bytes it is told to. */
export interface RawServer {
  port: number;
  origin: string;
  /** HOST:PORT, in the form of --allow-address. */
  allowed: string;
  /** Path of each request except robots.txt. */
  paths: string[];
  /** Head of each request except robots.txt. */
  heads: string[];
  connections: number;
  open: number;
  /** Bytes that the machine has accepted, over all connections. */
  bytesWritten(): number;
  close(): Promise<void>;
}

/** robots.txt answers 404 unless specified otherwise; everything else is up to answer. */
export async function startRawServer(
  answer: RawAnswer,
  { robots = notFound, host = '127.0.0.1', onConnection = () => undefined }: Options = {},
): Promise<RawServer> {
  const sockets = new Set<Socket>();
  let closedBytes = 0;
  const server = createServer((socket) => {
    raw.connections += 1;
    raw.open += 1;
    sockets.add(socket);
    onConnection(socket);
    let head = '';
    socket.on('data', (data) => {
      head += data.toString('latin1');
      for (let end = head.indexOf('\r\n\r\n'); end >= 0; end = head.indexOf('\r\n\r\n')) {
        const request = { head: head.slice(0, end), path: head.split(' ', 2)[1] ?? '' };
        head = head.slice(end + 4);
        if (request.path === '/robots.txt') {
          robots(socket, request);
        } else {
          raw.paths.push(request.path);
          raw.heads.push(request.head);
          answer(socket, request);
        }
      }
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      closedBytes += socket.bytesWritten;
      sockets.delete(socket);
      raw.open -= 1;
    });
  });
  await listen(server, host);
  const { port } = server.address() as AddressInfo;
  const shown = host.includes(':') ? `[${host}]` : host;
  const raw: RawServer = {
    port,
    origin: `http://${shown}:${port}`,
    allowed: `${shown}:${port}`,
    paths: [],
    heads: [],
    connections: 0,
    open: 0,
    bytesWritten: () => [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, closedBytes),
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        for (const socket of sockets) socket.destroy();
      }),
  };
  return raw;
}

interface Options {
  robots?: RawAnswer;
  host?: string;
  onConnection?: (socket: Socket) => void;
}

function listen(server: Server, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, host, resolve);
  });
}

const notFound: RawAnswer = (socket) => {
  socket.write(httpAnswer('404 Not Found', 'none'));
};

/** A well-formed answer with a length. */
export function httpAnswer(status: string, body: string | Buffer, headers: readonly string[] = []): Buffer {
  const bytes = Buffer.from(body);
  const lines = [`HTTP/1.1 ${status}`, ...headers, `Content-Length: ${bytes.length}`];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), bytes]);
}

/** Writes piece repeatedly, as fast as it is accepted, until the other side hangs up. */
export function writeForEver(socket: Socket, piece: Buffer | string): void {
  const write = () => {
    while (!socket.destroyed && socket.write(piece)) {
      // Until the machine's buffers are full.
    }
  };
  socket.on('drain', write);
  write();
}
