import type { Dispatcher } from 'undici';
import { BodyBuffer } from './bodyBuffer.ts';
import type { Clock } from './clock.ts';
import { explainError } from './explainError.ts';
import { aborted, type Fault } from './fault.ts';
import type { Lane } from './lane.ts';
import { framingBytes, redirectBytes, type Limits } from './limits.ts';
import type { Stop } from './stop.ts';

type Headers = Parameters<NonNullable<Dispatcher.DispatchHandler['onResponseStart']>>[2];

/** An answer as it came: the body still packed. */
export interface Answer {
  kind: 'answer';
  status: number;
  headers: Headers;
  /** To be released when read. */
  body: BodyBuffer;
  truncated: boolean;
}

/** What one request cost. */
export interface Cost {
  ms: number;
  bytes: number;
  remoteAddress: string | null;
  /** Nothing came over a connection that had been kept open: it was closed before the request arrived. */
  stale: boolean;
}

export type Outcome = { result: Answer | Fault; cost: Cost };

/** One GET. path with its query; headers as name, value, name, value. */
export interface Get {
  path: string;
  headers: string[];
  bodyBytes: number;
}

/** Sends one request and reads its answer within the limits. Never rejects; a lane that misbehaved is killed. */
export function exchange(lane: Lane, get: Get, limits: Limits, clock: Clock, stop: Stop): Promise<Outcome> {
  return new Promise((resolve) => {
    const reading = new Reading(lane, get.bodyBytes, limits, clock, stop, resolve);
    lane.client.dispatch({ method: 'GET', path: get.path, headers: get.headers }, reading);
  });
}

const noBody = new BodyBuffer(0);

class Reading implements Dispatcher.DispatchHandler {
  readonly #lane: Lane;
  readonly #bodyBytes: number;
  readonly #limits: Limits;
  readonly #clock: Clock;
  readonly #start: number;
  readonly #forget: () => void;
  readonly #resolve: (outcome: Outcome) => void;
  #phase: 'connect' | 'headers' | 'body' = 'connect';
  #phaseStart: number;
  #cancelTimer: () => void = () => undefined;
  #timerAt = Infinity;
  #overdue = false;
  #status = 0;
  #headers: Headers = {};
  #body = noBody;
  #settled = false;

  constructor(
    lane: Lane,
    bodyBytes: number,
    limits: Limits,
    clock: Clock,
    stop: Stop,
    resolve: (outcome: Outcome) => void,
  ) {
    this.#lane = lane;
    this.#bodyBytes = bodyBytes;
    this.#limits = limits;
    this.#clock = clock;
    this.#resolve = resolve;
    this.#start = clock.now();
    this.#phaseStart = this.#start;
    this.#forget = stop.onStop(() => {
      this.#fail(aborted);
    });
    lane.onFlood = () => {
      this.#stopReading('more came than a header may have');
    };
    this.#watch();
  }

  onRequestStart(): void {
    this.#lane.begin(this.#bodyBytes + framingBytes);
    this.#enter('headers');
  }

  onResponseStart(_controller: unknown, status: number, headers: Headers): void {
    // More answers follow on a 1xx; how many is bounded by bytes and time.
    if (status < 200) return;
    this.#status = status;
    this.#headers = headers;
    const unread = status >= 300 && status < 400 && headers['location'] !== undefined;
    this.#body = new BodyBuffer(unread ? Math.min(redirectBytes, this.#bodyBytes) : this.#bodyBytes);
    this.#enter('body');
  }

  onResponseData(_controller: unknown, piece: Buffer): void {
    this.#phaseStart = this.#clock.now();
    if (!this.#body.add(piece)) this.#stopReading('');
  }

  onResponseEnd(): void {
    this.#answer(false);
  }

  onResponseError(_controller: unknown, error: Error): void {
    if (this.#settled) return;
    const secure = this.#lane.origin.startsWith('https:');
    const phase = this.#phase;
    const answered = phase !== 'connect' && this.#lane.bytes > 0;
    this.#fail(explainError(error, { secure, phase, answered }));
  }

  /** Enough has come: of a body its beginning is an answer, of a header it is none. */
  #stopReading(why: string): void {
    if (this.#phase === 'body') this.#answer(true);
    else this.#fail({ kind: 'malformed', reason: 'http', detail: why });
  }

  #enter(phase: 'headers' | 'body'): void {
    this.#phase = phase;
    this.#phaseStart = this.#clock.now();
    if (this.#due() < this.#timerAt) this.#watch();
  }

  #due(): number {
    const { connectMs, headersMs, idleMs, totalMs } = this.#limits;
    const ms = { connect: connectMs, headers: headersMs, body: idleMs }[this.#phase];
    return Math.min(this.#phaseStart + ms, this.#start + totalMs);
  }

  /** One timer for all time-outs, set anew when it rings too early: most requests never see it ring. */
  #watch(): void {
    this.#cancelTimer();
    this.#timerAt = this.#due();
    const ring = () => {
      const now = this.#clock.now();
      if (now < this.#due()) {
        this.#watch();
        return;
      }
      if (!this.#overdue) {
        // Where this process itself was busy, what came in time has still to be read.
        this.#overdue = true;
        const unread = setImmediate(ring);
        this.#cancelTimer = () => {
          clearImmediate(unread);
        };
        return;
      }
      const reason = now >= this.#start + this.#limits.totalMs ? 'total' : this.#phase;
      const phase = { connect: 'no connection', headers: 'no answer', body: 'the body stopped' }[this.#phase];
      const detail = `${phase} within ${Math.round(now - this.#start)} ms`;
      this.#fail({ kind: 'timeout', reason, detail });
    };
    this.#overdue = false;
    this.#cancelTimer = this.#clock.after(Math.ceil(this.#timerAt - this.#clock.now()), ring);
  }

  #answer(truncated: boolean): void {
    const body = this.#body;
    this.#settle(
      { kind: 'answer', status: this.#status, headers: this.#headers, body, truncated },
      truncated,
    );
  }

  #fail(fault: Fault): void {
    this.#settle(fault, true);
  }

  #settle(result: Answer | Fault, kill: boolean): void {
    if (this.#settled) return;
    this.#settled = true;
    this.#cancelTimer();
    this.#forget();
    const lane = this.#lane;
    lane.onFlood = null;
    // undici holds on to its handler until the connection's next request.
    this.#body = noBody;
    this.#headers = {};
    const sent = this.#phase !== 'connect';
    const bytes = sent ? lane.bytes : 0;
    const ms = this.#clock.now() - this.#start;
    const stale = result.kind === 'unreachable' && sent && lane.reused && bytes === 0;
    const cost = { ms, bytes, remoteAddress: lane.remoteAddress, stale };
    if (kill) lane.kill();
    this.#resolve({ result, cost });
  }
}
