import type { Dispatcher } from 'undici';
import { BodyBuffer } from '../../http/bodyBuffer.ts';
import type { Clock } from './clock.ts';
import { Deadline } from './deadline.ts';
import { explainError } from './explainError.ts';
import { aborted, type VisitFault } from './fault.ts';
import type { Lane } from './lane.ts';
import { framingBytes, redirectBytes, type NetworkLimits } from './limits.ts';
import type { Stop } from './stop.ts';

type Headers = Parameters<NonNullable<Dispatcher.DispatchHandler['onResponseStart']>>[2];

/** An answer as received: the body is still compressed. */
export interface PackedAnswer {
  kind: 'answer';
  status: number;
  headers: Headers;
  body: Buffer;
  truncated: boolean;
}

/** The cost of one request. */
export interface Cost {
  ms: number;
  bytes: number;
  remoteAddress: string | null;
  /** Nothing arrived over a kept-alive connection: it was closed before the request arrived. */
  stale: boolean;
}

export type ExchangeOutcome = { result: PackedAnswer | VisitFault; cost: Cost };

/** One GET. path with its query; headers as name, value, name, value. */
export interface Get {
  path: string;
  headers: string[];
  bodyBytes: number;
}

/** State shared by all exchanges of a run. */
export interface Shared {
  limits: NetworkLimits;
  clock: Clock;
  stop: Stop;
}

/** Sends one request and reads its answer within the limits. Never rejects; a lane that misbehaved is killed. */
export function exchange(lane: Lane, get: Get, shared: Shared): Promise<ExchangeOutcome> {
  return new Promise((resolve) => {
    const reading = new Reading(lane, get.bodyBytes, shared, resolve);
    lane.client.dispatch({ method: 'GET', path: get.path, headers: get.headers }, reading);
  });
}

/** Each costs as much as a whole answer, and takes 40 bytes. */
const maxInformational = 16;
const noBody = new BodyBuffer(0);

class Reading implements Dispatcher.DispatchHandler {
  readonly #lane: Lane;
  readonly #bodyBytes: number;
  readonly #deadline: Deadline;
  readonly #forget: () => void;
  readonly #resolve: (outcome: ExchangeOutcome) => void;
  #informational = 0;
  #status = 0;
  #headers: Headers = {};
  #body = noBody;
  #settled = false;

  constructor(
    lane: Lane,
    bodyBytes: number,
    { limits, clock, stop }: Shared,
    resolve: (outcome: ExchangeOutcome) => void,
  ) {
    this.#lane = lane;
    this.#bodyBytes = bodyBytes;
    this.#resolve = resolve;
    this.#deadline = new Deadline(limits, clock, (reason, ms) => {
      const what = {
        connect: 'no connection',
        headers: 'no answer',
        body: 'the body stopped',
        total: 'no end',
      }[reason];
      this.#fail({ kind: 'timeout', reason, detail: `${what} within ${Math.round(ms)} ms` });
    });
    this.#forget = stop.onStop(() => {
      this.#fail(aborted);
    });
    lane.onFlood = () => {
      this.#stopReading('more came than a header may have');
    };
  }

  onRequestStart(): void {
    this.#lane.begin(this.#bodyBytes + framingBytes);
    this.#deadline.enter('headers');
  }

  onResponseStart(_controller: unknown, status: number, headers: Headers): void {
    if (status < 200) {
      this.#informational += 1;
      if (this.#informational > maxInformational) this.#stopReading('a flood of 1xx answers');
      return;
    }
    this.#status = status;
    this.#headers = headers;
    const unread = status >= 300 && status < 400 && headers['location'] !== undefined;
    this.#body = new BodyBuffer(unread ? Math.min(redirectBytes, this.#bodyBytes) : this.#bodyBytes);
    this.#deadline.enter('body');
  }

  onResponseData(_controller: unknown, piece: Buffer): void {
    this.#deadline.progress();
    if (!this.#body.add(piece)) this.#stopReading('');
  }

  onResponseEnd(): void {
    this.#answer(false);
  }

  onResponseError(_controller: unknown, error: Error): void {
    if (this.#settled) return;
    const secure = this.#lane.origin.startsWith('https:');
    const { phase } = this.#deadline;
    const answered = phase !== 'connect' && this.#lane.bytes > 0;
    this.#fail(explainError(error, { secure, phase, answered }));
  }

  /** Enough has arrived: the beginning of a body is a usable answer, the beginning of a header is not. */
  #stopReading(why: string): void {
    if (this.#deadline.phase === 'body') this.#answer(true);
    else this.#fail({ kind: 'malformed', reason: 'http', detail: why });
  }

  #answer(truncated: boolean): void {
    const body = this.#body.bytes;
    this.#settle(
      { kind: 'answer', status: this.#status, headers: this.#headers, body, truncated },
      truncated,
    );
  }

  #fail(fault: VisitFault): void {
    this.#settle(fault, true);
  }

  #settle(result: PackedAnswer | VisitFault, kill: boolean): void {
    if (this.#settled) return;
    this.#settled = true;
    this.#deadline.cancel();
    this.#forget();
    const lane = this.#lane;
    lane.onFlood = null;
    // undici keeps a reference to its handler until the connection's next request.
    this.#body = noBody;
    this.#headers = {};
    const sent = this.#deadline.phase !== 'connect';
    const bytes = sent ? lane.bytes : 0;
    const ms = this.#deadline.elapsed;
    const stale = result.kind === 'unreachable' && sent && lane.reused && bytes === 0;
    const cost = { ms, bytes, remoteAddress: lane.remoteAddress, stale };
    if (kill) lane.kill();
    this.#resolve({ result, cost });
  }
}
