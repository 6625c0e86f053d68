import pLimit, { type LimitFunction } from 'p-limit';
import type { Clock } from './clock.ts';
import { exchange, type PackedAnswer, type Get, type Shared } from './exchange.ts';
import { aborted, type VisitFault } from './fault.ts';
import { HostThrottle } from './hostThrottle.ts';
import { Lanes } from './lanes.ts';
import type { NetworkLimits } from './limits.ts';
import { parseRetryAfter } from './retryAfter.ts';
import type { SocketOptions } from './socket.ts';
import type { Stop } from './stop.ts';
import type { Hop } from './visit.ts';

/** Settings and dependencies of a run; tests bring their own. */
export interface RunOptions extends SocketOptions {
  userAgent: string;
  limits: NetworkLimits;
  clock: Clock;
  stop: Stop;
  /** Numbers from 0 to 1. */
  random: () => number;
}

interface Sent {
  result: PackedAnswer | VisitFault;
  /** As in Cost. */
  stale: boolean;
}

/** The requests of a run: each in its turn, repeated while that may help. */
export class RequestQueue {
  readonly options: RunOptions;
  readonly #hosts = new Map<string, HostThrottle>();
  readonly #lanes: Lanes;
  readonly #slot: LimitFunction;
  readonly #shared: Shared;

  constructor(options: RunOptions) {
    this.options = options;
    this.#lanes = new Lanes(options);
    this.#slot = pLimit(options.limits.concurrency);
    this.#shared = options;
  }

  hostOf(url: URL): HostThrottle {
    let host = this.#hosts.get(url.host);
    if (host === undefined) {
      const { limits, clock, stop } = this.options;
      host = new HostThrottle(limits, clock, stop);
      this.#hosts.set(url.host, host);
    }
    return host;
  }

  /**
   * Gets url, with retries if they may help; each request adds a hop. The caller has checked url with
   * refuseTarget.
   */
  async ask(url: URL, get: Omit<Get, 'path'>, hops: Hop[]): Promise<PackedAnswer | VisitFault> {
    const host = this.hostOf(url);
    let fresh = false;
    for (let attempt = 1; ; attempt += 1) {
      const { result, wait, stale } = await host.ask(() =>
        this.#slot(async () => {
          const startedAt = this.options.clock.now();
          const sent = await this.#send(url, get, hops, fresh);
          // Judged before the slot goes to the next request, which has to wait according to the result.
          return { ...sent, wait: this.#judge(host, sent, startedAt, attempt) };
        }),
      );
      if (wait === null || attempt >= this.options.limits.attempts) return result;
      fresh = stale;
      if (wait > 0) await this.options.stop.sleep(wait);
    }
  }

  close(): void {
    this.#lanes.close();
  }

  async #send(url: URL, get: Omit<Get, 'path'>, hops: Hop[], fresh: boolean): Promise<Sent> {
    if (this.options.stop.stopped) return { result: aborted, stale: false };
    const host = this.hostOf(url);
    if (host.silent) {
      const detail = `${url.host} left so many requests without an answer that it was not asked again`;
      return { result: { kind: 'timeout', reason: 'headers', detail }, stale: false };
    }
    if (host.closed) {
      const detail = `${url.host} refused too often to be asked again`;
      return { result: { kind: 'busy', reason: 'refusals', detail }, stale: false };
    }
    const lane = this.#lanes.take(url, fresh);
    const request = { ...get, path: url.pathname + url.search };
    const { result, cost } = await exchange(lane, request, this.#shared);
    this.#lanes.give(lane);
    const { ms, bytes, remoteAddress, stale } = cost;
    const answered = result.kind === 'answer';
    hops.push({
      url: url.href,
      status: answered ? result.status : null,
      failure: answered ? null : `${result.kind} (${result.reason}): ${result.detail}`,
      ms,
      bytes,
      remoteAddress,
      cached: false,
    });
    return { result, stale };
  }

  /** How long to wait before the next attempt, in ms; null if the result is final. */
  #judge(host: HostThrottle, { result, stale }: Sent, startedAt: number, attempt: number): number | null {
    const backoff = () => {
      const { limits, random } = this.options;
      const longest = limits.backoffMs * 2 ** (attempt - 1);
      return Math.round((longest * (1 + random())) / 2);
    };
    // The server had closed a kept-alive connection: the request itself was not at fault.
    if (stale) return 0;
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
