import pLimit, { type LimitFunction } from 'p-limit';
import { acceptEncoding } from '../../http/body.ts';
import { sleep, type Clock } from './clock.ts';
import { Connections, type ConnectOptions } from './connections.ts';
import type { NetworkLimits } from './limits.ts';
import { aborted, request, type Get, type RawAnswer } from './request.ts';
import { HostThrottle, parseRetryAfter } from './throttle.ts';
import type { Job, VisitFault, VisitRequest } from './visit.ts';

/** Settings and dependencies of a run; tests bring their own. */
export interface RunOptions extends ConnectOptions {
  userAgent: string;
  limits: NetworkLimits;
  clock: Clock;
  signal: AbortSignal;
  /** Numbers from 0 to 1. */
  random: () => number;
}

/** Request headers as name, value, name, value. Shops choose the language by the region, and some the price. */
export function requestHeaders(userAgent: string, region: Job['region']): string[] {
  return [
    'user-agent',
    userAgent,
    'accept',
    'text/html,application/xhtml+xml,application/json;q=0.9,*/*;q=0.8',
    'accept-encoding',
    acceptEncoding,
    'accept-language',
    region === 'UK' ? 'en-GB,en;q=0.8' : region === 'US' ? 'en-US,en;q=0.8' : 'en',
  ];
}

/** The requests of a run: each in its turn, repeated while that may help. */
export class RequestQueue {
  readonly options: RunOptions;
  readonly #hosts = new Map<string, HostThrottle>();
  readonly #connections: Connections;
  readonly #slot: LimitFunction;

  constructor(options: RunOptions) {
    this.options = options;
    this.#connections = new Connections(options);
    this.#slot = pLimit(options.limits.concurrency);
  }

  hostOf(url: URL): HostThrottle {
    let host = this.#hosts.get(url.host);
    if (host === undefined) {
      const { limits, clock, signal } = this.options;
      host = new HostThrottle(limits, clock, signal);
      this.#hosts.set(url.host, host);
    }
    return host;
  }

  /** Gets a URL that refuseTarget has accepted, with retries if they may help; each is added to requests. */
  async ask(get: Get, requests: VisitRequest[]): Promise<RawAnswer | VisitFault> {
    const host = this.hostOf(get.url);
    const { limits, clock, signal } = this.options;
    for (let attempt = 1; ; attempt += 1) {
      const { result, wait } = await host.ask(() =>
        this.#slot(async () => {
          const startedAt = clock.now();
          const sent = await this.#send(host, get, requests);
          // Judged before the slot goes to the next request, which has to wait according to the result.
          return { result: sent, wait: this.#judge(host, sent, startedAt, attempt) };
        }),
      );
      if (wait === null || attempt >= limits.attempts) return result;
      if (wait > 0) await sleep(wait, clock, signal);
    }
  }

  close(): void {
    this.#connections.close();
  }

  async #send(host: HostThrottle, get: Get, requests: VisitRequest[]): Promise<RawAnswer | VisitFault> {
    const { url } = get;
    if (this.options.signal.aborted) return aborted;
    if (host.silent) {
      const detail = `${url.host} left so many requests without an answer that it was not asked again`;
      return { kind: 'timeout', reason: 'headers', detail };
    }
    if (host.closed) {
      const detail = `${url.host} refused too often to be asked again`;
      return { kind: 'busy', reason: 'refusals', detail };
    }
    if (host.expired) {
      const detail = `no time was left for ${url.host}, which is asked slowly`;
      return { kind: 'aborted', reason: 'out-of-time', detail };
    }
    const { result, ...cost } = await request(this.#connections, get, this.options);
    const answered = result.kind === 'answer';
    requests.push({
      url: url.href,
      status: answered ? result.status : null,
      failure: answered ? null : `${result.kind} (${result.reason}): ${result.detail}`,
      ...cost,
      cached: false,
    });
    return result;
  }

  /** How long to wait before the next attempt, in ms; null if the result is final. */
  #judge(
    host: HostThrottle,
    result: RawAnswer | VisitFault,
    startedAt: number,
    attempt: number,
  ): number | null {
    const backoff = () => {
      const { limits, random } = this.options;
      const longest = limits.backoffMs * 2 ** (attempt - 1);
      return Math.round((longest * (1 + random())) / 2);
    };
    if (result.kind !== 'answer') {
      if (result.kind === 'timeout') host.timedOut();
      return result.kind === 'unreachable' && (result.reason === 'reset' || result.reason === 'cut-off')
        ? backoff()
        : null;
    }
    if (result.status === 429 || result.status === 503) {
      const retryAfter = parseRetryAfter(result.headers['retry-after'], this.options.clock.now());
      host.refused(startedAt, retryAfter);
      if (!host.patient) return null;
      // The host already applies the wait that it asked for.
      return retryAfter === null ? backoff() : 0;
    }
    host.answered();
    return result.status >= 500 ? backoff() : null;
  }
}
