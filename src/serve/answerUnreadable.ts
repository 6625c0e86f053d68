import type { IncomingMessage, Server } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { HttpHeader } from '../domain/deployment.ts';
import type { Exchanges } from './exchanges.ts';
import { plainReply, rawReply } from './reply.ts';
import type { RequestLog } from './requestLog.ts';

export interface UnreadableOptions {
  open: Exchanges;
  log: RequestLog;
  security: () => readonly HttpHeader[];
}

/** Answers what the parser refuses, comes too slowly, or asks for a tunnel; each is the end of its connection. */
export function answerUnreadable(server: Server, { open, log, security }: UnreadableOptions): void {
  const refuse = (socket: Duplex, status: number, reason: string, more: readonly HttpHeader[] = []) => {
    log.warn(`refused ${status} from ${peerOf(socket)}: ${reason}`);
    // Only where it cannot be taken for the answer to an earlier request.
    const first = [...open.of(socket)].every(
      ({ request, response }) => !request.complete && !response.headersSent,
    );
    if (!socket.writable || !first) {
      socket.destroy();
      return;
    }
    socket.on('error', () => undefined);
    socket.end(rawReply(plainReply(status, security(), undefined, more)), () => socket.destroy());
  };

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Browsers open connections in advance and close them unused.
    if (error.code === 'ECONNRESET' || error.code === 'EPIPE') socket.destroy();
    else refuse(socket, statuses[error.code ?? ''] ?? 400, error.code ?? 'unreadable');
  });
  server.on('connect', (_request: IncomingMessage, socket) => {
    refuse(socket, 405, 'CONNECT', [{ name: 'Allow', value: 'GET, HEAD, OPTIONS' }]);
  });
}

export function peerOf(socket: Duplex): string {
  return (socket instanceof Socket ? socket.remoteAddress : undefined) ?? 'a reader who left';
}

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
