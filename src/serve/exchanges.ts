import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** The open requests of each connection. */
export interface Exchanges {
  /** taken, unless the connection has too many open requests: then refused once, ignored after that, and flooded at last. */
  begin: (exchange: Exchange) => 'taken' | 'refused' | 'ignored' | 'flooded';
  of: (socket: Duplex) => ReadonlySet<Exchange>;
  /** true once the server takes no more requests. */
  isStopping: () => boolean;
  /** Takes no more connections, and resolves when the last is closed: each once its answers are with the reader. */
  stop: () => Promise<void>;
}

// Browsers ask one thing at a time over HTTP/1.1. Without a bound one connection can send requests faster than they
// are answered, and each of them takes memory.
const maxOpenRequests = 32;
/** Requests behind a refused one are never answered, and are read only up to a limit. */
const maxIgnored = 1_000;

export function watchExchanges(server: Server): Exchanges {
  const sockets = new Map<Duplex, Set<Exchange>>();
  const refused = new WeakMap<Duplex, number>();
  let stopping = false;
  server.on('connection', (socket) => {
    sockets.set(socket, new Set());
    socket.on('close', () => sockets.delete(socket));
  });
  return {
    begin: (exchange) => {
      const { socket } = exchange.request;
      const open = sockets.get(socket);
      if (open === undefined) return 'flooded';
      const before = refused.get(socket) ?? 0;
      if (before > 0 || open.size >= maxOpenRequests) {
        refused.set(socket, before + 1);
        if (before > maxIgnored) return 'flooded';
        return before === 0 ? 'refused' : 'ignored';
      }
      open.add(exchange);
      exchange.response.on('close', () => {
        open.delete(exchange);
        if (stopping && open.size === 0) socket.destroySoon();
      });
      return 'taken';
    },
    of: (socket) => sockets.get(socket) ?? new Set(),
    isStopping: () => stopping,
    stop: () => {
      stopping = true;
      return new Promise((resolve) => {
        // The http server's own close also cuts answers that are written and not yet taken.
        NetServer.prototype.close.call(server, () => {
          resolve();
        });
        for (const [socket, open] of sockets) if (open.size === 0) socket.destroy();
      });
    },
  };
}
