import type { Socket } from 'node:net';
import { Client } from 'undici';
import { headerBytes } from './limits.ts';
import { openSocket, type SocketOptions } from './socket.ts';

/** One connection to an origin, opened when first used and kept alive; one request at a time. */
export class Lane {
  readonly origin: string;
  readonly client: Client;
  /** Called if more bytes arrived for one request than begin allowed. */
  onFlood: (() => void) | null = null;
  #socket: Socket | null = null;
  #before = 0;
  #maxBytes = 0;
  #uses = 0;
  #killed = false;

  constructor(url: URL, options: SocketOptions) {
    this.origin = url.origin;
    this.client = new Client(url.origin, {
      pipelining: 1,
      maxHeaderSize: headerBytes,
      keepAliveTimeout: 4_000,
      keepAliveMaxTimeout: 10_000,
      // Timeouts are handled by the exchange: undici's restart with every 1xx answer and have no total.
      headersTimeout: 0,
      bodyTimeout: 0,
      connect: (_options, callback) => {
        this.#uses = 0;
        this.#socket = openSocket(url, options, (error, socket) => {
          if (socket === null) {
            callback(error ?? new Error('no connection'), null);
            return;
          }
          callback(null, socket);
          // undici counts bodies; this also counts chunk extensions, trailers and endless status lines.
          socket.on('readable', () => {
            if (this.bytes > this.#maxBytes) this.onFlood?.();
          });
        });
      },
    });
  }

  get killed(): boolean {
    return this.#killed;
  }

  /** Bytes received since begin. */
  get bytes(): number {
    return (this.#socket?.bytesRead ?? 0) - this.#before;
  }

  get remoteAddress(): string | null {
    return this.#socket?.remoteAddress ?? null;
  }

  /** Whether the connection has carried a request before the present one. */
  get reused(): boolean {
    return this.#uses > 1;
  }

  /** Marks the moment at which a request is sent on the open connection. */
  begin(maxBytes: number): void {
    this.#before = this.#socket?.bytesRead ?? 0;
    this.#maxBytes = maxBytes;
    this.#uses += 1;
  }

  /** Closes at once, even while connecting. */
  kill(): void {
    if (this.#killed) return;
    this.#killed = true;
    this.#socket?.destroy();
    // Does not wait: results of pending requests have already been reported.
    void this.client.destroy();
  }
}
