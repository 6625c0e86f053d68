import type { Socket } from 'node:net';
import type { Dispatcher } from 'undici';
import { BodyBuffer } from '../../http/body.ts';
import { expectSocket, type AnswerHandler, type Connections } from './connections.ts';
import { explainError } from './explainError.ts';
import type { NetworkLimits } from './limits.ts';
import type { VisitFault } from './visit.ts';

type Headers = Parameters<NonNullable<Dispatcher.DispatchHandler['onResponseStart']>>[2];

/** An answer as received: the body is still compressed. */
export interface RawAnswer {
  kind: 'answer';
  status: number;
  headers: Headers;
  body: Buffer;
  truncated: boolean;
}

/** The result of one request and what it cost. */
export interface Requested {
  result: RawAnswer | VisitFault;
  ms: number;
  bytes: number;
  remoteAddress: string | null;
}

/** One GET. headers as name, value, name, value. */
export interface Get {
  url: URL;
  headers: string[];
  bodyBytes: number;
}

/** The phase of a request. */
export type Phase = 'connect' | 'headers' | 'body';

export const aborted: VisitFault = { kind: 'aborted', reason: 'aborted', detail: 'the run was stopped' };

/** A redirect's body, which is not used: reading more costs more than a new connection. */
const redirectBytes = 64 * 1024;
/** Maximum bytes of chunk sizes, chunk extensions, trailers and 1xx answers besides the body. */
const framingBytes = 256 * 1024;
/** Each costs as much as a whole answer, and takes 40 bytes. */
const maxInformational = 16;
const noBody = new BodyBuffer(0);
const missing = {
  connect: 'no connection',
  headers: 'no answer',
  body: 'the body stopped',
  total: 'no end',
};

/** Sends one request and reads its answer within the limits. Never rejects. */
export function request(
  connections: Connections,
  get: Get,
  { limits, signal }: { limits: NetworkLimits; signal: AbortSignal },
): Promise<Requested> {
  return new Promise((resolve) => {
    connections.get(get.url, get.headers, new Reading(get, limits, signal, resolve));
  });
}

class Reading implements AnswerHandler {
  readonly #get: Get;
  readonly #limits: NetworkLimits;
  readonly #signal: AbortSignal;
  readonly #resolve: (requested: Requested) => void;
  readonly #start = performance.now();
  readonly #total: NodeJS.Timeout;
  #timer: NodeJS.Timeout;
  #phase: Phase = 'connect';
  /** Pieces that arrived, to tell a server that is silent from data that was not yet read. */
  #pieces = 0;
  #controller: Dispatcher.DispatchController | null = null;
  #socket: Socket | null = null;
  #before = 0;
  #informational = 0;
  #status = 0;
  #headers: Headers = {};
  #body = noBody;
  #settled = false;

  constructor(get: Get, limits: NetworkLimits, signal: AbortSignal, resolve: (requested: Requested) => void) {
    this.#get = get;
    this.#limits = limits;
    this.#signal = signal;
    this.#resolve = resolve;
    this.#timer = this.#after(limits.connectMs, 'connect');
    this.#total = this.#after(limits.totalMs, 'total');
    signal.addEventListener('abort', this.#stop);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#settled) this.#abort();
    else expectSocket(this);
  }

  onSent(socket: Socket): void {
    this.#socket = socket;
    this.#before = socket.bytesRead;
    // undici counts bodies; this also counts chunk extensions, trailers and endless status lines.
    socket.on('readable', this.#countBytes);
    this.#enter('headers', this.#limits.headersMs);
  }

  onResponseStart(_controller: unknown, status: number, headers: Headers): void {
    if (status < 200) {
      this.#informational += 1;
      if (this.#informational > maxInformational) this.#stopReading('a flood of 1xx answers');
      return;
    }
    this.#status = status;
    this.#headers = headers;
    const { bodyBytes } = this.#get;
    const unread = status >= 300 && status < 400 && headers['location'] !== undefined;
    this.#body = new BodyBuffer(unread ? Math.min(redirectBytes, bodyBytes) : bodyBytes);
    this.#enter('body', this.#limits.idleMs);
  }

  onResponseData(_controller: unknown, piece: Buffer): void {
    this.#pieces += 1;
    this.#timer.refresh();
    if (!this.#body.add(piece)) this.#stopReading('');
  }

  onResponseEnd(): void {
    this.#answer(false);
  }

  onResponseError(_controller: unknown, error: Error): void {
    const secure = this.#get.url.protocol === 'https:';
    const answered = this.#phase !== 'connect' && this.#bytes > 0;
    this.#settle(explainError(error, { secure, phase: this.#phase, answered }), true);
  }

  get #bytes(): number {
    return this.#socket === null ? 0 : this.#socket.bytesRead - this.#before;
  }

  #enter(phase: Phase, ms: number): void {
    this.#phase = phase;
    this.#pieces += 1;
    clearTimeout(this.#timer);
    this.#timer = this.#after(ms, phase);
  }

  #after(ms: number, reason: Phase | 'total'): NodeJS.Timeout {
    return setTimeout(() => {
      const { [reason]: what } = missing;
      const pieces = this.#pieces;
      // If this process itself was busy, data that arrived in time still has to be read.
      setImmediate(() => {
        if (reason !== 'total' && this.#pieces !== pieces) return;
        const detail = `${what} within ${Math.round(performance.now() - this.#start)} ms`;
        this.#settle({ kind: 'timeout', reason, detail }, true);
      });
    }, ms);
  }

  readonly #stop = (): void => {
    this.#settle(aborted, true);
  };

  readonly #countBytes = (): void => {
    if (this.#bytes > this.#get.bodyBytes + framingBytes)
      this.#stopReading('more came than a header may have');
  };

  /** Enough has arrived: the beginning of a body is a usable answer, the beginning of a header is not. */
  #stopReading(detail: string): void {
    if (this.#phase === 'body') this.#answer(true);
    else this.#settle({ kind: 'malformed', reason: 'http', detail }, true);
  }

  #answer(truncated: boolean): void {
    const body = this.#body.bytes;
    this.#settle(
      { kind: 'answer', status: this.#status, headers: this.#headers, body, truncated },
      truncated,
    );
  }

  #settle(result: RawAnswer | VisitFault, abort: boolean): void {
    if (this.#settled) return;
    this.#settled = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#total);
    this.#signal.removeEventListener('abort', this.#stop);
    this.#socket?.off('readable', this.#countBytes);
    // undici keeps a reference to its handler until the connection's next request.
    this.#body = noBody;
    this.#headers = {};
    const ms = performance.now() - this.#start;
    this.#resolve({ result, ms, bytes: this.#bytes, remoteAddress: this.#socket?.remoteAddress ?? null });
    if (abort) this.#abort();
  }

  #abort(): void {
    this.#controller?.abort(new Error('not needed any more'));
  }
}
