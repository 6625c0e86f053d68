import pLimit, { type LimitFunction } from 'p-limit';
import { acceptEncoding } from '../../web/body.ts';
import { sleep, type Clock } from './clock.ts';
import { Connections, type ConnectOptions } from './connections.ts';
import type { NetworkLimits } from './visit.ts';
import { aborted, request, type Get, type RawAnswer } from './request.ts';
import { HostThrottle, parseRetryAfter } from './throttle.ts';
import type { Job, VisitFault, VisitRequest } from './visit.ts';

export interface RunOptions extends ConnectOptions {
  userAgent: string;
  limits: NetworkLimits;
  clock: Clock;
  signal: AbortSignal;
  random: () => number;
}

/** Shops choose the language by the region, and some the price. As name, value pairs. */
export function requestHeaders(userAgent: string, region: Job['region']): string[] {
  const language = region === undefined ? 'en' : `en-${region === 'UK' ? 'GB' : 'US'},en;q=0.8`;
  // PrestaShop answers a header that names JSON with an empty page.
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
  const fixed = ['user-agent', userAgent, 'accept', accept, 'accept-encoding', acceptEncoding];
  return [...fixed, 'accept-language', language];
}

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
    const { limits, clock, signal } = this.options;
    const host = this.#hosts.get(url.host) ?? new HostThrottle(limits, clock, signal);
    this.#hosts.set(url.host, host);
    return host;
  }

  async ask(get: Get, requests: VisitRequest[]): Promise<RawAnswer | VisitFault> {
    const host = this.hostOf(get.url);
    const { limits, clock, signal } = this.options;
    for (let attempt = 1; ; attempt += 1) {
      const { result, wait } = await host.ask(() =>
        this.#slot(async () => {
          const startedAt = clock.now();
          const sent = await this.#send(host, get, requests);
          // Judged before the slot goes to the next request, whose wait depends on the result.
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
    const { host: name, href } = get.url;
    if (this.options.signal.aborted) return aborted;
    if (host.silent) {
      const detail = `${name} left too many requests unanswered to be asked again`;
      return { kind: 'timeout', reason: 'headers', detail };
    }
    if (host.closed)
      return { kind: 'busy', reason: 'refusals', detail: `${name} refused too often to be asked again` };
    if (host.expired) {
      const detail = `the run had no time left for ${name}, which must be asked slowly`;
      return { kind: 'aborted', reason: 'out-of-time', detail };
    }
    const { result, ...cost } = await request(this.#connections, get, this.options);
    const isAnswer = result.kind === 'answer';
    const status = isAnswer ? result.status : null;
    const failure = isAnswer ? null : `${result.kind} (${result.reason}): ${result.detail}`;
    requests.push({ url: href, status, failure, ...cost, cached: false });
    return result;
  }

  #judge(
    host: HostThrottle,
    result: RawAnswer | VisitFault,
    startedAt: number,
    attempt: number,
  ): number | null {
    const { limits, random, clock } = this.options;
    const backoff = () => Math.round((limits.backoffMs * 2 ** (attempt - 1) * (1 + random())) / 2);
    if (result.kind !== 'answer') {
      if (result.kind === 'timeout') host.timedOut();
      const isPassing = result.reason === 'reset' || result.reason === 'cut-off';
      return isPassing ? backoff() : null;
    }
    if (result.status === 429 || result.status === 503) {
      const retryAfter = parseRetryAfter(result.headers['retry-after'], clock.now());
      host.refused(startedAt, retryAfter);
      if (!host.patient) return null;
      // The throttle already applies the wait that the host asked for.
      return retryAfter === null ? backoff() : 0;
    }
    host.answered();
    return result.status >= 500 ? backoff() : null;
  }
}
